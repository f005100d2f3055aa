/** The Cult's board in words, and what scoring would bring it now. */
import { line, titled, type Item } from "../../belongings";
import { cardOf, track } from "../../data";
import type { Nouns } from "../../nouns";
import { placed, uncovered } from "../../seats/counts";
import type { PlayerFacts, Suit } from "../../types";
import type { Asked, Hint } from "../face";
import { boardOf, GARDENS, ID } from "./facts";

/** The Outcast, acolytes, Lost Souls, and what is revealed. */
export function lines(nouns: Nouns, player: PlayerFacts): Item[] {
  const board = boardOf(player);
  if (!board) return [];
  const outcast = board.hated ? "root.say.outcast_hated" : "root.say.outcast";
  const found = [
    line(nouns.t(outcast, { suit: [`root.suit.${board.outcast}`] })),
    line(titled(nouns, nouns.t("root.say.acolytes"), String(board.acolytes))),
    line(titled(nouns, nouns.t("root.say.souls"), nouns.cards(board.souls))),
  ];
  if (board.revealed.length)
    found.push(line(titled(nouns, nouns.t("root.say.revealed"), nouns.cards(board.revealed))));
  return found;
}

/** What a card of a suit scores with so many of its gardens on the map. */
export function trackNote(nouns: Nouns, _: PlayerFacts, piece: string, number: number): string {
  const suit = GARDENS.find((one) => piece === `garden_${one}`);
  if (!suit || number === 0) return "";
  return nouns.t("root.say.garden_scores", {
    suit: [`root.suit.${suit}`],
    n: uncovered(track(ID, "garden_vp"), number),
  });
}

/** The suit of which a card in hand would score most, of those that have not been scored this turn. */
export function hint({ nouns, question, player }: Asked): Hint | null {
  const board = question.prompt === "root.cult.ritual" ? boardOf(player) : null;
  if (!board) return null;
  const worth = (suit: Suit): number => uncovered(track(ID, "garden_vp"), placed(player, `garden_${suit}`));
  const held = new Set(player.hand_known.map((card) => cardOf(card)?.suit));
  const best = GARDENS.filter((suit) => held.has(suit) && !board.scored.includes(suit)).toSorted(
    (one, other) => worth(other) - worth(one),
  )[0];
  if (best === undefined || worth(best) === 0) return null;
  const said = { points: worth(best), suit: [`root.suit.${best}`] };
  return { text: nouns.t("root.hint.garden_score", said), enough: false };
}
