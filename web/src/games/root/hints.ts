/** What the table knows at this moment and a line of the coach does not: what is left, what is obeyed, what it costs. */
import type { Question } from "../../protocol";
import { cardOf } from "./data";
import type { Nouns } from "./nouns";
import { factionFace, factionFaces } from "./factions";
import type { Hint } from "./factions/face";
import type { PlayerFacts, RootTable } from "./types";

/** What is said before the coach's line, or in its place. */
export function hint(nouns: Nouns, question: Question, table: RootTable): Hint | null {
  const player = table.players[question.seat];
  if (!player) return null;
  const face = factionFace(player.faction);
  const asked = { nouns, question, table, player, aim: dominance(nouns, player, table) };
  const own = face?.hint?.(asked) ?? null;
  if (own?.enough) return own;
  const said = [
    face?.planning?.includes(question.prompt) ? asked.aim : "",
    own?.text ?? "",
    ...factionFaces().map((other) => other.warning?.(asked) ?? ""),
  ].filter(Boolean);
  return said.length ? { text: said.join(" "), enough: false } : null;
}

/** What a player wins by instead of points, and how much of it there is. */
function dominance(nouns: Nouns, player: PlayerFacts, table: RootTable): string {
  const card = player.dominance ? cardOf(player.dominance) : null;
  if (!card) return "";
  if (card.suit === "bird") return nouns.t("root.hint.dominance_bird");
  const n = player.rules.filter((id) => table.clearings[id - 1]?.suit === card.suit).length;
  return nouns.t("root.hint.dominance", { suit: [`root.suit.${card.suit}`], n });
}
