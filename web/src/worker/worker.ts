/// <reference lib="webworker" />
/** The service worker: the table opens without a network, and somebody hears that it is their turn. */
import { keepTable, type Kept } from "./keeping";
import { answerPush } from "./push";

declare const self: ServiceWorkerGlobalScope;
/** Put in when the table is built: see `plugins/worker.ts`. */
declare const KEPT: Kept;

keepTable(self, KEPT);
answerPush(self, caches);
