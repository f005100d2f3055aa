/** The Riverfolk's board in words. */
import type { Phrase } from "$lib/texts.svelte";
import { line, titled, type Item } from "../../belongings";
import type { Nouns } from "../../nouns";
import type { PlayerFacts, RootTable } from "../../types";
import { BOXES, boardOf, SERVICES } from "./facts";

/** Boxes with whose warriors lie there, prices, and who has a service this turn. */
export function lines(nouns: Nouns, player: PlayerFacts, table: RootTable): Item[] {
  const board = boardOf(player);
  if (!board) return [];
  const found = BOXES.map((box) => {
    const owners = Object.entries(board[box]).map(([seat, number]): Phrase => [
      "table.verbatim",
      { text: `${nouns.seat(table, Number(seat))} ${number}` },
    ]);
    const inside = owners.length ? owners : nouns.t("root.seat.box-none");
    return line(titled(nouns, nouns.t(`root.say.${box}`), inside));
  });
  for (const service of SERVICES)
    found.push(
      line(
        titled(
          nouns,
          nouns.t(`root.service.${service}`),
          nouns.t("root.seat.price", { n: board.prices[service] }),
        ),
      ),
    );
  if (board.boats !== null)
    found.push(line(nouns.t("root.say.boats", { name: nouns.called(table, board.boats) })));
  if (board.hired !== null)
    found.push(line(nouns.t("root.say.hired", { name: nouns.called(table, board.hired) })));
  return found;
}
