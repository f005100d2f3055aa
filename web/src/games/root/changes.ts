/** What has changed for everybody between two tables of Root: points, cards, pieces, clearings ruled, items. */
import type { Phrase } from "$lib/texts.svelte";
import type { Event } from "../../protocol";
import type { Change } from "../game";
import type { Nouns } from "./nouns";
import { called } from "./roster";
import { warriorsOf, type ItemName, type PlayerFacts, type RootTable } from "./types";

/** What has changed for each seat; of oneself, before all else what others did to one. */
export function changes(
  nouns: Nouns,
  before: RootTable,
  after: RootTable,
  events: readonly Event[],
  me: number,
): Change[] {
  return after.players
    .map((player) => {
      const was = before.players[player.seat];
      const suffered = player.seat === me ? suffering(events, me) : [];
      return {
        seat: player.seat,
        said: was ? [...suffered, ...differences(nouns, before, after, was, player)] : [],
      };
    })
    .filter(({ said }) => said.length > 0)
    .toSorted((one, other) => Number(other.seat === me) - Number(one.seat === me));
}

/** What others took away from a seat, in the words of the log. */
function suffering(events: readonly Event[], me: number): Phrase[] {
  return events.flatMap(({ kind, facts, sentence }) => {
    const lost = kind === "removed" && facts["owner"] === me && facts["by"] !== me;
    const robbed = kind === "took" && facts["victim"] === me;
    return (lost || robbed) && sentence ? [sentence] : [];
  });
}

function differences(
  nouns: Nouns,
  before: RootTable,
  after: RootTable,
  was: PlayerFacts,
  now: PlayerFacts,
): Phrase[] {
  const seat = called(now);
  const said: Phrase[] = [];
  const points = now.points - was.points;
  if (points > 0) said.push(["root.changes.scored", { n: points, total: now.points }]);
  if (points < 0) said.push(["root.changes.lost", { n: -points, total: now.points }]);
  const cards = now.hand - was.hand;
  if (cards > 0) said.push(["root.changes.more_cards", { n: cards, total: now.hand }]);
  if (cards < 0) said.push(["root.changes.fewer_cards", { n: -cards, total: now.hand }]);
  const pieces = onMap(before, now.seat);
  const more: Phrase[] = [];
  const fewer: Phrase[] = [];
  for (const [piece, number] of onMap(after, now.seat)) {
    const difference = number - (pieces.get(piece) ?? 0);
    pieces.delete(piece);
    if (difference > 0) more.push(nouns.pieces(piece, difference));
    if (difference < 0) fewer.push(nouns.pieces(piece, -difference));
  }
  for (const [piece, number] of pieces) fewer.push(nouns.pieces(piece, number));
  if (more.length) said.push(["root.changes.placed", { seat, pieces: more }]);
  if (fewer.length) said.push(["root.changes.gone", { seat, pieces: fewer }]);
  const gained = now.rules.filter((clearing) => !was.rules.includes(clearing));
  const lost = was.rules.filter((clearing) => !now.rules.includes(clearing));
  if (gained.length) said.push(["root.changes.rules", { places: gained.map((id) => place(after, id)) }]);
  if (lost.length) said.push(["root.changes.rules_no_more", { places: lost.map((id) => place(after, id)) }]);
  const items = Object.entries(now.crafted).filter(([item, n]) => n > (was.crafted[item as ItemName] ?? 0));
  if (items.length)
    said.push(["root.changes.crafted", { items: items.map(([item]) => [`root.item.${item}`]) }]);
  const played = now.in_play.filter((card) => !was.in_play.includes(card));
  if (played.length) said.push(["root.changes.in_play", { cards: nouns.cards(played) }]);
  return said;
}

const place = (table: RootTable, id: number): Phrase => [
  "root.say.clearing",
  { number: id, suit: [`root.suit.${table.clearings[id - 1]?.suit ?? "any"}`] },
];

/** How many pieces of each kind a seat has on the map. */
function onMap(table: RootTable, seat: number): Map<string, number> {
  const found = new Map<string, number>();
  const add = (piece: string, number: number): void => {
    if (number) found.set(piece, (found.get(piece) ?? 0) + number);
  };
  for (const clearing of table.clearings) {
    add("warrior", warriorsOf(clearing, seat));
    for (const { seat: owner, piece, number } of clearing.pieces) if (owner === seat) add(piece, number);
  }
  return found;
}
