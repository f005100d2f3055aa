/** The Alliance's board in words, and hints about it: for itself, and for those who meet its sympathy. */
import { readTarget } from "../../../shared/speech";
import { line, titled, type Item } from "../../belongings";
import { factions, track } from "../../data";
import type { Nouns } from "../../nouns";
import type { PlayerFacts } from "../../types";
import type { Asked, Hint } from "../face";
import { boardOf, ID } from "./facts";

/** Supporters, officers, and operations that are left. */
export function lines(nouns: Nouns, player: PlayerFacts): Item[] {
  const board = boardOf(player);
  if (!board) return [];
  const found = [
    line(titled(nouns, nouns.t("root.say.supporters"), String(board.supporters))),
    line(titled(nouns, nouns.t("root.say.officers"), String(board.officers))),
  ];
  if (board.operations)
    found.push(line(titled(nouns, nouns.t("root.say.operations"), String(board.operations))));
  for (const card of board.supporter_cards ?? [])
    found.push({
      target: `card:${card}`,
      text: titled(nouns, nouns.t("root.say.supporters"), nouns.suited(card)),
    });
  return found;
}

/** What the next sympathy costs and gives. */
export function trackNote(nouns: Nouns, _: PlayerFacts, piece: string, placed: number): string {
  if (piece !== "sympathy" || placed >= (factions.get(ID)?.tokens[piece] ?? 0)) return "";
  const cost = track(ID, "sympathy_cost")[placed] ?? 0;
  return nouns.t("root.say.next_sympathy", { cost, n: track(ID, "sympathy_vp")[placed] ?? 0 });
}

/** How many operations are left. */
export function hint({ nouns, question, player }: Asked): Hint | null {
  const board = question.prompt === "root.alliance.operation" ? boardOf(player) : null;
  return board ? { text: nouns.t("root.hint.operations", { n: board.operations }), enough: false } : null;
}

/** Where a battle could cost a card: somebody else's sympathy stands there. */
export function warning({ nouns, question, table }: Asked): string {
  if (question.prompt !== "root.battle.where") return "";
  const places = new Set<number>();
  for (const [, first = "", second = ""] of question.options ?? []) {
    const [id, seat] = [Number(readTarget(first)[1]), Number(readTarget(second)[1])];
    const pieces = table.clearings[id - 1]?.pieces ?? [];
    if (pieces.some((piece) => piece.piece === "sympathy" && piece.seat === seat)) places.add(id);
  }
  if (!places.size) return "";
  return nouns.t("root.hint.outrage", { n: places.size, places: [...places] });
}
