/** The Duchy's board in words, and its ministers. */
import type { Phrase } from "$lib/texts.svelte";
import { line, titled, type Item } from "../../belongings";
import { track } from "../../data";
import type { Nouns } from "../../nouns";
import type { PlayerFacts, RootTable } from "../../types";
import type { Thing } from "../face";
import { boardOf, ID, RANKS } from "./facts";

/** Who is in the Burrow, ministers, crowns, and what is revealed. */
export function lines(nouns: Nouns, player: PlayerFacts): Item[] {
  const board = boardOf(player);
  if (!board) return [];
  const crowns = RANKS.map(({ id }): Phrase => [
    "table.verbatim",
    { text: `${nouns.t(`root.rank.${id}`)} ${board.crowns[id] ?? 0}` },
  ]);
  const swayed = board.swayed.map((name): Phrase => [`root.minister.${name}`]);
  const found = [
    { target: "clearing:0", text: titled(nouns, nouns.t("root.say.in_burrow"), String(player.beside ?? 0)) },
    line(titled(nouns, nouns.t("root.say.ministers"), swayed)),
    line(titled(nouns, nouns.t("root.say.crowns"), crowns)),
  ];
  if (board.revealed.length)
    found.push(line(titled(nouns, nouns.t("root.say.revealed"), nouns.cards(board.revealed))));
  return found;
}

/** How many warriors come into the Burrow with so many citadels. */
export function trackNote(nouns: Nouns, _: PlayerFacts, piece: string, number: number): string {
  return piece === "citadel" ? nouns.t("root.seat.recruits", { n: recruits(number) }) : "";
}

/** How many warriors come into the Burrow in Birdsong. */
export const recruits = (citadels: number): number =>
  track(ID, "citadel_recruit")
    .slice(0, citadels)
    .reduce((sum, number) => sum + number, 1);

/** A minister: who he is, what he does, and whether he has acted this turn. */
function ministerLine(nouns: Nouns, name: string, table: RootTable): string {
  const acted = table.players.some((player) => boardOf(player)?.acted.includes(name));
  const effect = nouns.t(`root.explain.${name}`);
  const said = nouns.t("root.label.named", { name: nouns.t(`root.minister.${name}`), effect });
  return acted ? `${said} ${nouns.t("root.seat.minister-acted")}` : said;
}

export const things: Readonly<Record<string, Thing>> = {
  minister: {
    title: (nouns, name) => nouns.t(name ? `root.minister.${name}` : "root.thing.minister"),
    line: (nouns, name, table) => (name ? ministerLine(nouns, name, table) : nouns.t("root.thing.minister")),
    topics: (name) => (name ? [name, "minister"] : ["minister"]),
  },
};
