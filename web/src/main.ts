import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "$lib/install.svelte"; // listens from the start: browsers offer once
import { person } from "$lib/person.svelte";
import { applySettings } from "$lib/settings.svelte";
import { beginToSpeak } from "$lib/texts.svelte";
import { engage, loadAnewWhereOld } from "$lib/worker.svelte";

applySettings();
loadAnewWhereOld();
await Promise.all([beginToSpeak(), person.meet().catch(() => undefined)]);
const root = document.getElementById("app");
if (root) mount(App, { target: root });
engage();
