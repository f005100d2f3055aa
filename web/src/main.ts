import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "$lib/install.svelte"; // listens from the start: browsers offer once
import { games } from "$lib/games.svelte";
import { person } from "$lib/person.svelte";
import { here } from "$lib/route.svelte";
import { applySettings } from "$lib/settings.svelte";
import { beginToSpeak } from "$lib/texts.svelte";
import { engage, loadAnewWhereOld } from "$lib/worker.svelte";
import { coverOf } from "./games/registry";
import { PAGES } from "./pages/pages";

applySettings();
loadAnewWhereOld();
// What is shown first is asked for while the words are still on their way; what does not come is asked for again there.
const speaking = beginToSpeak();
const first = PAGES[here.route.page];
games
  .load()
  .then(async () => {
    if (!first) await Promise.all(games.list.map(({ name }) => coverOf(name)));
  })
  .catch(() => undefined);
first?.().catch(() => undefined);
await Promise.all([speaking, person.meet().catch(() => undefined)]);
const root = document.getElementById("app");
if (root) mount(App, { target: root });
engage();
