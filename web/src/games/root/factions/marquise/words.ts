/** The Marquise's board in words, and hints for whoever plays her. */
import { line, titled, type Item } from "../../belongings";
import type { Nouns } from "../../nouns";
import type { PlayerFacts, RootTable } from "../../types";
import type { Asked, Hint } from "../face";
import { boardOf, marquiseNow, nextBuilding } from "./facts";

/** What is left of her turn. */
export function lines(nouns: Nouns, player: PlayerFacts, table: RootTable): Item[] {
  const now = marquiseNow(table, player);
  if (!now) return [];
  const found = [line(titled(nouns, nouns.t("root.say.actions"), String(now.actions)))];
  if (now.moves) found.push(line(titled(nouns, nouns.t("root.say.moves"), String(now.moves))));
  if (now.recruited) found.push(line(nouns.t("root.say.recruited")));
  return found;
}

/** What the next building of a kind costs and gives. */
export function trackNote(nouns: Nouns, player: PlayerFacts, piece: string): string {
  const next = nextBuilding(player, piece);
  if (!next) return "";
  return nouns.t("root.say.next_building", {
    piece: [`root.piece.${piece}`, { n: 1 }],
    cost: next.cost,
    n: next.points,
  });
}

export function hint(asked: Asked): Hint | null {
  const { prompt } = asked.question;
  if (prompt === "root.marquise.action") return actions(asked);
  return prompt === "root.move.where" ? march(asked) : null;
}

/** How many actions she has left; with none, only a bird card buys another. */
function actions({ nouns, question, player, aim }: Asked): Hint | null {
  const board = boardOf(player);
  if (!board) return null;
  if (board.actions) {
    const left = nouns.t("root.hint.actions", { n: board.actions });
    // Whoever wins by dominance scores no more: a line about points would mislead.
    return aim ? { text: `${left} ${aim}`, enough: true } : { text: left, enough: false };
  }
  const another = (question.options ?? []).some(([option]) => option === "extra");
  return { text: nouns.t(another ? "root.hint.actions_bird" : "root.hint.actions_none"), enough: true };
}

/** Which of the two moves of a march this is. */
function march({ nouns, question, table, player }: Asked): Hint | null {
  const board = boardOf(player);
  if (!board || table.phase !== "daylight" || table.turn !== question.seat) return null;
  return { text: nouns.t(board.moves ? "root.hint.march_second" : "root.hint.march_first"), enough: false };
}
