/** Things on the table in words, for people who cannot see them: what each is, and what is there. */
import type { Phrase } from "$lib/texts.svelte";
import { capital, readTarget } from "../shared/speech";
import { standing, titled, trackLine } from "./belongings";
import { maps } from "./data";
import { placeOf, type Nouns } from "./nouns";
import { factionFace, fullName, thingOf } from "./factions";
import { warriorsOf, type RootTable } from "./types";

/** A thing on the table. */
export function describe(nouns: Nouns, target: string, table: RootTable): string {
  const [kind, name] = readTarget(target);
  switch (kind) {
    case "clearing":
      return clearingLine(nouns, table, Number(name));
    case "forest":
      return forestLine(nouns, table, Number(placeOf(target).slice(1)));
    case "path":
      return name ? pathLine(nouns, table, name) : other(nouns, kind, name, table);
    case "card":
      return cardLine(nouns, name);
    case "seat":
      return seatLine(nouns, table, Number(name));
    case "piece":
      return pieceLine(nouns, table, name);
    case "item":
      return capital(nouns.item(name));
    default:
      return thingOf(kind)?.line(nouns, name, table) ?? other(nouns, kind, name, table);
  }
}

/** A clearing: its suit, who rules it, and what stands there. */
export function clearingLine(nouns: Nouns, table: RootTable, id: number): string {
  if (id === 0) return titled(nouns, capital(nouns.place(table, id)), besideFacts(nouns, table));
  const suit = nouns.suit(table.clearings[id - 1]?.suit ?? "any");
  return nouns.t("root.tell.clearing", { number: id, suit, inside: clearingFacts(nouns, table, id) });
}

/** Whose the clearing beside the map is, and who is there. */
export function besideFacts(nouns: Nouns, table: RootTable): string {
  const owner = table.players.find((player) => factionFace(player.faction)?.beside);
  if (!owner) return "";
  const ruled = nouns.t("root.tell.ruled_by", { name: nouns.called(table, owner.seat) });
  const there = nouns.t("table.verbatim", { text: nouns.pieces("warrior", owner.beside ?? 0) });
  return `${ruled}; ${there}`;
}

/** Who rules a clearing, and what stands there. */
export function clearingFacts(nouns: Nouns, table: RootTable, id: number): string {
  if (id === 0) return besideFacts(nouns, table);
  const clearing = table.clearings[id - 1];
  if (!clearing) return "";
  const parts = [
    clearing.ruler === null
      ? nouns.t("root.tell.ruled_by_nobody")
      : nouns.t("root.tell.ruled_by", { name: nouns.called(table, clearing.ruler) }),
  ];
  for (const { seat } of table.players) {
    const things: Phrase[] = [];
    const warriors = warriorsOf(clearing, seat);
    if (warriors) things.push(nouns.pieces("warrior", warriors));
    for (const piece of clearing.pieces)
      if (piece.seat === seat) things.push(nouns.pieces(piece.piece, piece.number));
    if (clearing.pawns.includes(seat)) things.push(["root.tell.pawn"]);
    if (things.length) parts.push(titled(nouns, nouns.seat(table, seat), things));
  }
  if (clearing.activated) parts.push(nouns.t("root.tell.activated", { n: clearing.activated }));
  if (clearing.ruin) parts.push(nouns.t("root.tell.ruin"));
  parts.push(...terrain(nouns, table, id));
  parts.push(nouns.t("root.tell.slots", { open: clearing.open, slots: clearing.slots }));
  return parts.join("; ");
}

/** What of the map itself is in a clearing, and nobody's. */
function terrain(nouns: Nouns, table: RootTable, id: number): string[] {
  const parts: string[] = [];
  if (maps[table.map]?.lake_order?.includes(id)) parts.push(nouns.t("root.tell.coast"));
  if (table.ferry === id)
    parts.push(nouns.t(table.once?.includes("ferry") ? "root.tell.ferry_used" : "root.tell.ferry"));
  if (table.tower === id) parts.push(nouns.t("root.tell.tower"));
  return parts;
}

/** A path that is closed, or was. */
export function pathLine(nouns: Nouns, table: RootTable, name: string): string {
  const [one, other] = name.split("-");
  const path = capital(nouns.t("root.say.path", { one: one ?? "", other: other ?? "" }));
  return table.closed?.includes(name) ? titled(nouns, path, nouns.t("root.thing.closed_path")) : path;
}

/** A forest, and whose pawns are in it. */
export function forestLine(nouns: Nouns, table: RootTable, id: number): string {
  const title = capital(nouns.t("root.say.forest", { number: `f${id}` }));
  const pawns = forestFacts(nouns, table, id);
  return pawns ? titled(nouns, title, pawns) : title;
}

/** Whose pawns are in a forest. */
export const forestFacts = (nouns: Nouns, table: RootTable, id: number): string =>
  nouns.t("table.verbatim", {
    text: (table.forests[`f${id}`] ?? []).map((seat) => nouns.called(table, seat)),
  });

/** A card: its suit, what it costs and what it does. */
export function cardLine(nouns: Nouns, name: string): string {
  const cost = nouns.cost(name);
  const parts = [nouns.suited(name)];
  if (cost.length) parts.push(nouns.t("root.tell.cost", { cost }));
  parts.push(nouns.effect(name));
  return parts.join("; ");
}

function seatLine(nouns: Nouns, table: RootTable, seat: number): string {
  const player = table.players[seat];
  if (!player) return "";
  return titled(nouns, fullName(player, nouns.say), standing(nouns, player, table));
}

/** A kind of piece, with its track if it has one. */
function pieceLine(nouns: Nouns, table: RootTable, piece: string): string {
  const owner = table.players.find((player) => piece in player.pieces_left);
  return capital(owner ? trackLine(nouns, owner, piece) : nouns.piece(piece));
}

/** Things that are in no option, but which people point at. */
function other(nouns: Nouns, kind: string, name: string, table: RootTable): string {
  switch (kind) {
    case "deck":
      return capital(nouns.t("root.say.deck", { n: table.deck }));
    case "discard":
      return capital(titled(nouns, nouns.t("root.tell.discard"), nouns.cards(table.discard)));
    case "suit":
      return capital(nouns.suit(name));
    case "phase":
      return nouns.t(`root.phase.${name}`);
    default:
      return nouns.has(`root.thing.${kind}`)
        ? nouns.t(`root.thing.${kind}`)
        : capital((name || kind).replaceAll("_", " "));
  }
}
