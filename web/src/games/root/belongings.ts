/** What belongs to a player of Root, in lines: everything that the faction's board shows. */
import type { Phrase } from "$lib/texts.svelte";
import { factions } from "./data";
import { DECKS } from "./decks";
import type { Nouns } from "./nouns";
import { called, factionFace } from "./roster";
import { readItem, type ItemName, type PlayerFacts, type RootTable } from "./types";

/** A line, and the thing on the table that it is about. */
export interface Item {
  target?: string;
  text: string;
}

/** A line about nothing in particular. */
export const line = (text: string): Item => ({ text });

/** The points of a player, or what the player wins by instead. */
export function goal(nouns: Nouns, player: PlayerFacts, table: RootTable): string {
  if (player.dominance) return nouns.t("root.say.dominance_of", { suit: nouns.cardSuit(player.dominance) });
  if (player.partner !== null)
    return nouns.t("root.say.partner_of", { name: nouns.called(table, player.partner) });
  return nouns.t("root.say.points", { n: player.points });
}

/** A title with what it holds. */
export const titled = (nouns: Nouns, title: string, inside: string | Phrase): string =>
  nouns.t("root.tell.titled", { title, inside: inside.length ? inside : ["root.say.nothing"] });

/** How somebody stands, in a line. */
export function standing(nouns: Nouns, player: PlayerFacts, table: RootTable): string {
  const known = { goal: goal(nouns, player, table), cards: ["root.say.cards", { n: player.hand }] };
  if (!factions.get(player.faction)?.warriors) return nouns.t("root.tell.standing-alone", known);
  return nouns.t("root.tell.standing", {
    ...known,
    supply: ["root.say.supply", { n: player.supply }],
    rules: ["root.say.rules_clearings", { n: player.rules.length }],
  });
}

/** How many of each building and token a faction has. */
function totals(faction: string): [string, number][] {
  const data = factions.get(faction);
  return Object.entries({ ...data?.buildings, ...data?.tokens });
}

/** How many pieces of a kind are on the map, and how many there are. */
export function placed(player: PlayerFacts, piece: string): { placed: number; total: number } | null {
  const total = totals(player.faction).find(([name]) => name === piece)?.[1];
  return total === undefined ? null : { placed: total - (player.pieces_left[piece] ?? 0), total };
}

/** The track of a kind of piece, with what the next one costs and gives. */
export function trackLine(nouns: Nouns, player: PlayerFacts, piece: string): string {
  const on = placed(player, piece);
  if (!on) return nouns.piece(piece);
  const parts = [nouns.t("root.say.track", { piece: [`root.piece.${piece}`, { n: on.total }], ...on })];
  const note = factionFace(player.faction)?.trackNote?.(nouns, player, piece, on.placed);
  if (note) parts.push(note);
  return parts.join("; ");
}

/** Everything of one player: a line for each thing. */
export function belongings(nouns: Nouns, player: PlayerFacts, table: RootTable, me: number | null): Item[] {
  const found: Item[] = [{ target: `seat:${player.seat}`, text: standing(nouns, player, table) }];
  for (const [piece] of totals(player.faction))
    found.push({ target: `piece:${piece}`, text: trackLine(nouns, player, piece) });
  found.push(...(factionFace(player.faction)?.lines(nouns, player, table) ?? []));
  if (Object.keys(player.crafted).length)
    found.push(line(titled(nouns, nouns.t("root.say.crafted"), box(player))));
  for (const card of player.in_play) {
    const name = nouns.suited(card);
    const shown = player.used.includes(card) ? nouns.t("root.tell.used", { card: name }) : name;
    const text = nouns.t("root.label.named", { name: shown, effect: nouns.effect(card) });
    found.push({ target: `card:${card}`, text: titled(nouns, nouns.t("root.say.in_play"), text) });
    const lying = keeps(card) ? fallen(table) : [];
    if (lying.length)
      found.push({ target: `card:${card}`, text: nouns.t("root.say.lying", { card: name, lying }) });
  }
  if (player.seat !== me && player.hand_known.length) {
    const known = nouns.t("root.say.known_cards", { name: nouns.called(table, player.seat) });
    found.push(line(titled(nouns, known, nouns.cards(player.hand_known))));
  }
  return found;
}

/** Whether warriors of everybody lie on a card. */
export const keeps = (card: string): boolean => DECKS.some(({ biers }) => biers.includes(card));

/** Whose warriors lie on it. */
export const fallen = (table: RootTable): Phrase[] =>
  table.players
    .filter(({ aside = 0 }) => aside > 0)
    .map((player) => {
      const n = player.aside ?? 0;
      const pieces = ["root.say.count", { n, what: ["root.piece.warrior", { n }] }] as const;
      return ["root.say.warriors_of", { pieces, name: called(player) }];
    });

/** How many items of each kind and state lie in a Crafted Items box (`boot`, `boot-`). */
export function tiles(player: PlayerFacts): [tile: string, number: number][] {
  return Object.entries(player.crafted).flatMap(([item, all]) => {
    const down = player.exhausted?.[item as ItemName] ?? 0;
    const both: [string, number][] = [
      [item, all - down],
      [`${item}-`, down],
    ];
    return both.filter(([, number]) => number > 0);
  });
}

/** The same in words. */
const box = (player: PlayerFacts): Phrase =>
  tiles(player).map(([tile, n]) => {
    const { item, state } = readItem(tile);
    return ["root.say.stock", { n, item: [`root.item_state.${state}`, { item: [`root.item.${item}`] }] }];
  });

/** A number of items of each kind. */
export const stock = (items: Readonly<Partial<Record<string, number>>>): Phrase =>
  Object.entries(items).map(([item, n]) => ["root.say.stock", { n: n ?? 0, item: [`root.item.${item}`] }]);
