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
    const track = on ? `, ${nouns.t("root.tell.on_track", { n: on })}` : "";
    found.push({ target: `item:${tile}`, text: `${n} × ${nouns.item(tile)}${track}` });
  }
  const { carried, limit } = packOf(board);
  found.push(line(nouns.t("root.tell.satchel", { n: carried, limit })));
  for (const [seat, relation] of Object.entries(board.relations)) {
    if (Number(seat) === player.seat) continue;
    const inside = [nouns.t(`root.relation.${relation}`)];
    const aids = board.aids[seat];
    if (aids) inside.push(nouns.t("root.tell.aids", { n: aids }));
    const title = nouns.t("root.tell.relation_to", { name: nouns.seat(table, Number(seat)) });
    found.push(line(titled(nouns, title, inside.join(", "))));
  }
  for (const quest of board.quests)
    found.push({
      target: `quest:${quest}`,
      text: titled(nouns, nouns.t("root.tell.quest"), nouns.quest(quest)),
    });
  if (board.completed.length) {
    const done = board.completed.map((quest) => nouns.quest(quest)).join("; ");
    found.push(line(titled(nouns, nouns.t("root.say.completed"), done)));
  }
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
