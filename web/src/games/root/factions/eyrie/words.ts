/** The Eyrie's board in words, its leaders and its Decree, and hints for whoever plays it. */
import { line, titled, type Item } from "../../belongings";
import { track } from "../../data";
import type { Nouns } from "../../nouns";
import type { PlayerFacts, RootTable } from "../../types";
import type { Asked, Hint, Thing } from "../face";
import { boardOf, COLUMNS, ID, type Column, type EyrieFacts } from "./facts";

/** A leader with what it does. */
const leaderLine = (nouns: Nouns, leader: string): string =>
  nouns.t("root.label.named", {
    name: nouns.leader(leader),
    effect: nouns.t(`root.leader_effect.${leader}`),
  });

/** A column of the Decree: its cards by suit, and which are resolved. */
function columnLine(nouns: Nouns, board: EyrieFacts, column: Column): string {
  const cards = nouns.cards(board.decree[column].map(({ card }) => card));
  const inside = board.decree[column].map(({ resolved }, place) =>
    resolved ? ["root.tell.resolved", { card: cards[place] }] : cards[place],
  );
  return titled(nouns, columnTitle(nouns, column), inside);
}

/** Leader, those that are left, and the Decree. */
export function lines(nouns: Nouns, player: PlayerFacts): Item[] {
  const board = boardOf(player);
  if (!board) return [];
  const { leader } = board;
  const found: Item[] = leader
    ? [{ target: `leader:${leader}`, text: leaderLine(nouns, leader) }]
    : [line(nouns.t("root.say.no_leader"))];
  const left = board.leaders_face_up.map((name) => [`root.leader_name.${name}`]);
  found.push(line(titled(nouns, nouns.t("root.say.leaders_left"), left)));
  for (const column of COLUMNS)
    found.push({ target: `column:${column}`, text: columnLine(nouns, board, column) });
  return found;
}

/** What its roosts score. */
export const trackNote = (nouns: Nouns, _: PlayerFacts, piece: string, placed: number): string =>
  piece === "roost" ? nouns.t("root.say.roost_points", { n: track(ID, "roost_vp")[placed - 1] ?? 0 }) : "";

export const things: Readonly<Record<string, Thing>> = {
  leader: {
    title: (nouns, name) => nouns.leader(name),
    line: leaderLine,
    topics: (name) => [name],
  },
  column: {
    title: columnTitle,
    line(nouns, name, table: RootTable) {
      const board = table.players.map(boardOf).find((found) => found !== null);
      const column = COLUMNS.find((one) => one === name);
      return board && column ? columnLine(nouns, board, column) : columnTitle(nouns, name);
    },
    topics: (name) => [`column.${name}`, "turmoil"],
  },
};

function columnTitle(nouns: Nouns, column: string): string {
  return nouns.t("root.say.decree_column", { column: [`root.column.${column}`] });
}

/** The columns of the Decree by the paragraph behind a question. */
const OBEYED: Readonly<Record<string, Column>> = {
  "root 7.5.2.I": "recruit",
  "root 7.5.2.II": "move",
  "root 7.5.2.III": "battle",
  "root 7.5.2.IV": "build",
};

export function hint(asked: Asked): Hint | null {
  const { nouns, question } = asked;
  const added =
    question.prompt === "root.eyrie.add" && (question.options ?? []).some(([option]) => option === "done");
  const said = [decree(asked), leaders(asked), added ? nouns.t("root.hint.added") : ""].filter(Boolean);
  return said.length ? { text: said.join(" "), enough: false } : null;
}

/** Who does well for a newcomer: the Despot builds at once, the Charismatic recruits by twos. */
const RECOMMENDED = ["despot", "charismatic"];

/** Which of the leaders that are still there are a good choice. */
function leaders({ nouns, question }: Asked): string {
  if (question.prompt !== "root.eyrie.leader") return "";
  const there = (question.options ?? []).map(([option]) => option);
  const good = RECOMMENDED.filter((leader) => there.includes(leader));
  return good.length
    ? nouns.t("root.hint.leader", { leaders: good.map((leader) => [`root.leader_name.${leader}`]) })
    : "";
}

/** Which card of its column of the Decree is obeyed, where there are several. */
function decree({ nouns, question, player }: Asked): string {
  const column = OBEYED[question.law[0] ?? ""];
  const cards = column ? (boardOf(player)?.decree[column] ?? []) : [];
  if (!column || cards.length < 2) return "";
  // Once a card is chosen it counts as resolved: what is asked then is how.
  const choosing = question.prompt.startsWith("root.eyrie.decree.") ? 1 : 0;
  const n = cards.filter(({ resolved }) => resolved).length + choosing;
  return nouns.t("root.hint.decree", { column: nouns.t(`root.column.${column}`), n, total: cards.length });
}
