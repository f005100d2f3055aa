/** A Vagabond's board in words: character, items, relationships, quests. */
import { line, titled, type Item } from "../../belongings";
import type { Nouns } from "../../nouns";
import { readItem, type PlayerFacts, type RootTable } from "../../types";
import type { Thing } from "../face";
import { boardOf } from "./facts";
import { packOf } from "./pack";

/** A character with what it does. */
const characterLine = (nouns: Nouns, character: string): string =>
  nouns.t("root.label.named", {
    name: nouns.character(character),
    effect: nouns.t(`root.character_effect.${character}`),
  });

export function lines(nouns: Nouns, player: PlayerFacts, table: RootTable): Item[] {
  const board = boardOf(player);
  if (!board) return [];
  const { character } = board;
  const found: Item[] = character
    ? [{ target: `character:${character}`, text: characterLine(nouns, character) }]
    : [line(nouns.t("root.say.no_character"))];
  for (const [tile, n] of Object.entries(board.items)) {
    const { item, state } = readItem(tile);
    const on = state === "ready" ? (board.on_tracks[item] ?? 0) : 0;
    const tiles = { n, item: nouns.item(tile) };
    const text = on
      ? nouns.t("root.tell.tiles-track", { ...tiles, track: ["root.tell.on_track", { n: on }] })
      : nouns.t("root.tell.tiles", tiles);
    found.push({ target: `item:${tile}`, text });
  }
  const { carried, limit } = packOf(board);
  found.push(line(nouns.t("root.tell.satchel", { n: carried, limit })));
  for (const [seat, relation] of Object.entries(board.relations)) {
    if (Number(seat) === player.seat) continue;
    const level = [`root.relation.${relation}`];
    const n = board.aids[seat];
    const inside = n ? ["root.tell.relation", { relation: level, aids: ["root.tell.aids", { n }] }] : level;
    const title = nouns.t("root.tell.relation_to", { name: nouns.called(table, Number(seat)) });
    found.push(line(titled(nouns, title, inside)));
  }
  for (const quest of board.quests)
    found.push({
      target: `quest:${quest}`,
      text: titled(nouns, nouns.t("root.tell.quest"), nouns.quest(quest)),
    });
  for (const quest of board.completed)
    found.push(line(titled(nouns, nouns.t("root.say.completed"), nouns.quest(quest))));
  found.push(line(nouns.t("root.tell.quests_left", { n: board.quest_deck })));
  return found;
}

const relation = (nouns: Nouns, name: string): string => nouns.t(`root.relation.${name}`);

export const things: Readonly<Record<string, Thing>> = {
  character: {
    title: (nouns, name) => nouns.character(name),
    line: characterLine,
    topics: (name) => [name],
  },
  quest: {
    title: (nouns, name) => nouns.questName(name),
    line: (nouns, name) => nouns.quest(name),
    topics: () => ["quests"],
    facts: (nouns, name) => nouns.quest(name),
  },
  relation: {
    title: relation,
    line: relation,
    topics: (name) => [name],
  },
};
