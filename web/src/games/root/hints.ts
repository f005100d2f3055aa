/** What the table knows at this moment and a line of the coach does not: what is left, what is obeyed, what it costs. */
import type { Question } from "../../protocol";
import { readTarget } from "../shared/speech";
import { cardOf } from "./data";
import type { Nouns } from "./nouns";
import { boardOf, type EyrieFacts, type RootTable } from "./types";

export interface Hint {
  text: string;
  /** Whether it says all there is to say, so that the coach's line would only distract. */
  enough: boolean;
}

type Column = keyof EyrieFacts["decree"];

/** The columns of the Decree by the paragraph behind a question. */
const COLUMNS: Record<string, Column> = {
  "root 7.5.2.I": "recruit",
  "root 7.5.2.II": "move",
  "root 7.5.2.III": "battle",
  "root 7.5.2.IV": "build",
};

/** Questions at which a turn is planned: there it matters what one wins by. */
const AIMED = new Set(["root.eyrie.add", "root.alliance.spread", "root.alliance.operation"]);

/** What is said before the coach's line, or in its place. */
export function hint(nouns: Nouns, question: Question, table: RootTable): Hint | null {
  const { prompt } = question;
  if (prompt === "root.marquise.action") return actions(nouns, question, table);
  const said = [
    AIMED.has(prompt) ? dominance(nouns, question, table) : "",
    decree(nouns, question, table),
    prompt === "root.move.where" ? march(nouns, question, table) : "",
    prompt === "root.battle.where" ? outrage(nouns, question, table) : "",
    prompt === "root.alliance.operation" ? operations(nouns, question, table) : "",
    prompt === "root.eyrie.add" && offers(question, "done") ? nouns.t("root.hint.added") : "",
  ].filter(Boolean);
  return said.length ? { text: said.join(" "), enough: false } : null;
}

const offers = (question: Question, text: string): boolean =>
  (question.options ?? []).some(([option]) => option === text);

/** How many actions the Marquise has left; with none, only a bird card buys another. */
function actions(nouns: Nouns, question: Question, table: RootTable): Hint | null {
  const board = boardOf(table.players[question.seat], "marquise");
  if (!board) return null;
  if (board.actions) {
    const left = nouns.t("root.hint.actions", { n: board.actions });
    const aim = dominance(nouns, question, table);
    // Whoever wins by dominance scores no more: a line about points would mislead.
    return aim ? { text: `${left} ${aim}`, enough: true } : { text: left, enough: false };
  }
  const key = offers(question, "extra") ? "root.hint.actions_bird" : "root.hint.actions_none";
  return { text: nouns.t(key), enough: true };
}

/** What whoever is asked wins by instead of points, and how much of it there is. */
function dominance(nouns: Nouns, question: Question, table: RootTable): string {
  const player = table.players[question.seat];
  const card = player?.dominance ? cardOf(player.dominance) : null;
  if (!player || !card) return "";
  if (card.suit === "bird") return nouns.t("root.hint.dominance_bird");
  const n = player.rules.filter((id) => table.clearings[id - 1]?.suit === card.suit).length;
  return nouns.t("root.hint.dominance", { suit: nouns.suit(card.suit), n });
}

/** Which of the two moves of a march this is. */
function march(nouns: Nouns, question: Question, table: RootTable): string {
  const board = boardOf(table.players[question.seat], "marquise");
  if (!board || table.phase !== "daylight" || table.turn !== question.seat) return "";
  return nouns.t(board.moves ? "root.hint.march_second" : "root.hint.march_first");
}

function operations(nouns: Nouns, question: Question, table: RootTable): string {
  const board = boardOf(table.players[question.seat], "alliance");
  return board ? nouns.t("root.hint.operations", { n: board.operations }) : "";
}

/** Which card of its column of the Decree is obeyed, where there are several. */
function decree(nouns: Nouns, question: Question, table: RootTable): string {
  const column = COLUMNS[question.law[0] ?? ""];
  const cards = boardOf(table.players[question.seat], "eyrie")?.decree[column ?? "recruit"] ?? [];
  if (!column || cards.length < 2) return "";
  // Once a card is chosen it counts as resolved: what is asked then is how.
  const choosing = question.prompt.startsWith("root.eyrie.decree.") ? 1 : 0;
  const n = cards.filter(({ resolved }) => resolved).length + choosing;
  return nouns.t("root.hint.decree", { column: nouns.t(`root.column.${column}`), n, total: cards.length });
}

/** Where a battle could cost a card: somebody else's sympathy stands there. */
function outrage(nouns: Nouns, question: Question, table: RootTable): string {
  const places = new Set<number>();
  for (const [, first = "", second = ""] of question.options ?? []) {
    const [id, seat] = [Number(readTarget(first)[1]), Number(readTarget(second)[1])];
    const pieces = table.clearings[id - 1]?.pieces ?? [];
    if (pieces.some((piece) => piece.piece === "sympathy" && piece.seat === seat)) places.add(id);
  }
  if (!places.size) return "";
  return nouns.t("root.hint.outrage", { n: places.size, places: [...places].join(", ") });
}
