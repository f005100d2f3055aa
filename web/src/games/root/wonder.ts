/**
 * What to ask the engine when somebody wants to know why a thing is not offered. Nothing here says what is allowed: it
 * puts into the notation of answers what the person probably means, best guess first; the engine's rules reply.
 */
import type { Question } from "../../protocol";
import { readTarget } from "../shared/speech";
import { cardOf, maps } from "./data";
import { placeOf } from "./nouns";
import { boardOf } from "./factions/vagabond/facts";
import { warriorsOf, type ClearingFacts, type PlayerFacts, type RootTable } from "./types";

const BUILDINGS = ["sawmill", "workshop", "recruiter"];
const COLUMNS = ["recruit", "move", "battle", "build"];
const PLACES = ["clearing", "forest"];
/** What the Vagabond's items are exhausted for. */
const USES: Record<string, string> = {
  boot: "move",
  sword: "battle",
  torch: "explore",
  crossbow: "strike",
  hammer: "repair",
};

/** Everything that is known when somebody asks. */
interface Asking {
  kind: string;
  name: string;
  target: string;
  picks: readonly string[];
  question: Question;
  table: RootTable;
  me: PlayerFacts | undefined;
}

export function wonder(
  target: string,
  picks: readonly string[],
  question: Question,
  table: RootTable,
): string[] {
  const [kind, name] = readTarget(target);
  const asking: Asking = { kind, name, target, picks, question, table, me: table.players[question.seat] };
  const acting =
    ACTING[question.prompt] ?? (question.prompt.startsWith("root.eyrie.decree.") ? decree : null);
  const found = [...deeds(asking), ...(acting?.(asking) ?? []), ...shaped(asking), ...bare(asking)];
  return [...new Set(found)];
}

// ---------------------------------------------------------------- answers of the open question

/** Answers that are put together as those that are offered: ways, battles, buildings in places, cards in columns. */
function shaped(asking: Asking): string[] {
  const shapes = new Set(
    (asking.question.options ?? []).map(([text = "", ...targets]) => {
      const kinds = targets
        .map((one) => readTarget(one)[0])
        .map((one) => (PLACES.includes(one) ? "place" : one));
      return `${kinds.join(" ")}${text.includes("@") ? " @" : ""}`;
    }),
  );
  const found: string[] = [];
  if (shapes.has("place place")) found.push(...ways(asking));
  if (shapes.has("place seat")) found.push(...fights(asking));
  if (shapes.has("piece place @")) found.push(...sites(asking));
  if (shapes.has("card column") || asking.question.prompt === "root.eyrie.add") found.push(...added(asking));
  if (shapes.has("seat place piece")) found.push(...strikes(asking));
  if (shapes.has("place @")) found.push(...triggers(asking));
  return found;
}

/** The thing itself, as an answer. */
function bare({ kind, name, target, table }: Asking): string[] {
  if (PLACES.includes(kind)) return [placeOf(target)];
  if (kind === "seat") return [table.players[Number(name)]?.faction ?? ""].filter(Boolean);
  return ["card", "item", "quest", "leader", "character", "piece"].includes(kind) ? [name] : [];
}

const picked = ({ picks }: Asking, ...kinds: string[]): string | undefined =>
  picks.find((pick) => kinds.includes(readTarget(pick)[0]));

const clearingAt = (table: RootTable, id: number): ClearingFacts | undefined => table.clearings[id - 1];

const neighbours = (table: RootTable, id: number): number[] =>
  maps[table.map]?.clearing.find((clearing) => clearing.id === id)?.adjacent ?? [];

const mine = ({ me, table }: Asking, id: number): number => {
  const clearing = clearingAt(table, id);
  return clearing && me ? warriorsOf(clearing, me.seat) : 0;
};

/** Where the pawn of whoever is asked stands, in notation. */
function pawn({ me, table }: Asking): string | undefined {
  if (!me) return undefined;
  const clearing = table.clearings.find(({ pawns }) => pawns.includes(me.seat));
  return clearing
    ? String(clearing.id)
    : Object.entries(table.forests).find(([, pawns]) => pawns.includes(me.seat))?.[0];
}

/** Ways: from what was picked, or from where the pawn is; else from the place, or into it. */
function ways(asking: Asking): string[] {
  const { kind, target, table } = asking;
  if (!PLACES.includes(kind)) return [];
  const here = placeOf(target);
  const from = picked(asking, ...PLACES);
  if (from) return [`${placeOf(from)}>${here}`];
  const at = pawn(asking);
  if (at) return [`${at}>${here}`];
  const id = Number(here);
  const near = neighbours(table, id);
  const out = near.map((other) => `${here}>${other}`);
  if (mine(asking, id)) return out;
  return [...near.filter((other) => mine(asking, other)).map((other) => `${other}>${here}`), ...out];
}

/** Seats other than the asking one with anything in a clearing. */
function foes({ me, table }: Asking, id: number): PlayerFacts[] {
  const clearing = clearingAt(table, id);
  if (!clearing) return [];
  return table.players.filter(
    ({ seat }) =>
      seat !== me?.seat &&
      (warriorsOf(clearing, seat) ||
        clearing.pawns.includes(seat) ||
        clearing.pieces.some((piece) => piece.seat === seat)),
  );
}

/** Battles: a clearing with somebody who is there, a seat where both are. */
function fights(asking: Asking): string[] {
  const { kind, name, table, me } = asking;
  if (kind === "clearing") {
    const seat = picked(asking, "seat");
    if (seat) return [`${name}:${table.players[Number(readTarget(seat)[1])]?.faction ?? ""}`];
    const there = foes(asking, Number(name));
    const others = there.length ? there : table.players.filter(({ seat }) => seat !== me?.seat);
    return others.map(({ faction }) => `${name}:${faction}`);
  }
  if (kind !== "seat") return [];
  const foe = table.players[Number(name)];
  if (!foe) return [];
  const where = picked(asking, "clearing");
  if (where) return [`${placeOf(where)}:${foe.faction}`];
  const at = pawn(asking);
  const fields = at
    ? [Number(at)].filter((id) => id > 0)
    : table.clearings.filter(({ id }) => mine(asking, id)).map(({ id }) => id);
  const both = fields.filter((id) => foes(asking, id).includes(foe));
  return (both.length ? both : fields).map((id) => `${id}:${foe.faction}`);
}

/** Buildings in clearings. */
function sites(asking: Asking): string[] {
  const { kind, name, me } = asking;
  if (kind === "clearing") {
    const piece = picked(asking, "piece");
    const kinds = piece ? [readTarget(piece)[1]] : BUILDINGS.filter((one) => me?.pieces_left[one]);
    return kinds.map((one) => `${one}@${name}`);
  }
  if (kind !== "piece" || !BUILDINGS.includes(name)) return [];
  const where = picked(asking, "clearing");
  return (where ? [placeOf(where)] : (me?.rules ?? [])).map((place) => `${name}@${place}`);
}

/** Cards put into columns of the Decree. */
function added(asking: Asking): string[] {
  const { kind, name, me } = asking;
  if (kind === "card") {
    const column = picked(asking, "column");
    return (column ? [readTarget(column)[1]] : COLUMNS).map((one) => `${name}>${one}`);
  }
  if (kind !== "column") return [];
  const card = picked(asking, "card");
  return (card ? [readTarget(card)[1]] : (me?.hand_known ?? [])).map((one) => `${one}>${name}`);
}

function strikes({ kind, name, table }: Asking): string[] {
  if (kind === "seat") return [`${table.players[Number(name)]?.faction ?? ""}:warrior`];
  if (kind !== "piece") return [];
  const owner = table.players.find(({ pieces_left }) => name in pieces_left);
  return owner ? [`${owner.faction}:${name}`] : [];
}

function triggers({ kind, name, question }: Asking): string[] {
  if (kind !== "clearing") return [];
  const names = (question.options ?? []).map(([text = ""]) => text.split("@")[0] ?? "");
  return [...new Set(names)].map((one) => `${one}@${name}`);
}

// ---------------------------------------------------------------- deeds with cards

/** Prompts at which something may be done with cards besides answering them with a card. */
const MENUS = [
  "root.craft",
  "root.daylight",
  "root.cards.use",
  "root.marquise.action",
  "root.alliance.daylight",
  "root.alliance.revolt",
  "root.alliance.spread",
  "root.vagabond.action",
  "root.eyrie.add",
  "root.battle.effect",
];

/** What a card could be meant for, by where it lies: use it, take it, activate it, craft it. */
function deeds({ kind, name, question, table, me }: Asking): string[] {
  const menu = MENUS.includes(question.prompt) || question.prompt.startsWith("root.eyrie.decree.");
  if (kind !== "card" || !menu) return [];
  if (me?.in_play.includes(name)) return [`use:${name}`];
  if (me?.hand_known.includes(name)) {
    if (question.prompt === "root.eyrie.add") return [];
    return [cardOf(name)?.kind === "dominance" ? `activate:${name}` : `craft:${name}`];
  }
  return table.available.includes(name) ? [`take:${name}`] : [];
}

// ---------------------------------------------------------------- actions, and what comes after them

type Guess = (asking: Asking) => string[];

const after = (verb: string, texts: readonly string[]): string[] => texts.map((text) => `${verb} ${text}`);

/** At a question for an action: the action that would use a clearing, a seat, a piece. */
const ACTING: Record<string, Guess> = {
  "root.marquise.action": (asking) => actions(asking, "march", (a) => after("build", sites(a))),
  "root.alliance.operation": (asking) =>
    actions(asking, "move", ({ name }) => [`organize ${name}`, `recruit ${name}`]),
  "root.alliance.daylight": ({ kind, name, me }) =>
    kind === "card" && me?.hand_known.includes(name) ? [`train ${name}`, `mobilize ${name}`] : [],
  "root.vagabond.action": wandering,
};

/** What warriors do: fight where somebody is, build or organize where nobody is, go where none of them are. */
function actions(asking: Asking, move: string, settle: Guess): string[] {
  const { kind, name } = asking;
  if (kind === "seat") return after("battle", fights(asking));
  if (kind === "piece") return BUILDINGS.includes(name) ? after("build", sites(asking)) : [];
  if (kind !== "clearing") return [];
  const id = Number(name);
  const here = mine(asking, id) > 0;
  const fight = after("battle", fights(asking));
  if (here && foes(asking, id).length) return [...fight, ...settle(asking), ...after(move, ways(asking))];
  if (here) return [...settle(asking), ...after(move, ways(asking)), ...fight];
  return [...after(move, ways(asking)), ...fight, ...settle(asking)];
}

/** What the Vagabond does with a place, somebody there, an item, a quest. */
function wandering(asking: Asking): string[] {
  const { kind, name, target, table, question } = asking;
  const at = pawn(asking);
  if (PLACES.includes(kind) && placeOf(target) !== at) return after("move", ways(asking));
  if (kind === "clearing") {
    const fight = after("battle", fights(asking));
    return clearingAt(table, Number(name))?.ruin ? ["explore", ...fight] : [...fight, "aid"];
  }
  if (kind === "seat") {
    const faction = table.players[Number(name)]?.faction ?? "";
    return [...after("battle", fights(asking)), `aid ${faction}`];
  }
  if (kind === "item") return [USES[name.replace(/[-!]/g, "")] ?? ""].filter(Boolean);
  if (kind === "quest") {
    const open = (question.options ?? []).some(([text]) => text === "quest") || at?.startsWith("f");
    return open ? [`quest ${name}`] : [name];
  }
  const tinker = boardOf(asking.me)?.character === "tinker";
  if (kind === "card" && tinker && table.discard.includes(name)) return [`special ${name}`];
  return [];
}

/** The Decree asks for a card of a suit first: the one that suits the clearing, or the first there is. */
function decree(asking: Asking): string[] {
  const { kind, name, question, table } = asking;
  const orders = (question.options ?? [])
    .filter(([, ...targets]) => !targets.length)
    .map(([text = ""]) => text);
  const suit = kind === "clearing" ? (clearingAt(table, Number(name))?.suit ?? "") : "";
  const order = orders.find((one) => one === suit) ?? orders.find((one) => one === "bird") ?? orders[0];
  if (!order || (kind !== "clearing" && kind !== "seat")) return [];
  const column = question.prompt.split(".").at(-1);
  if (column === "move") return after(order, ways(asking));
  if (column === "battle") return after(order, fights(asking));
  return kind === "clearing" ? [`${order} ${name}`] : [];
}
