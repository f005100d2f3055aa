/** Who plays Root at this table: the faces of the factions, found by name, and a seat's own name and colour. */
import { t, type Parameters, type Phrase } from "$lib/texts.svelte";
import { factions as data } from "./data";
import type { FactionFace, Thing } from "./factions/face";
import { STRANGER, type Figure, type Sign } from "./pieces/shapes";
import type { PlayerFacts } from "./types";

let known: readonly FactionFace[] = [];

/** Make factions known; they are kept in the order of the Law. */
export function enrol(faces: readonly FactionFace[]): void {
  const law = ({ id }: FactionFace): number => data.get(id)?.law ?? 0;
  known = faces.toSorted((one, other) => law(one) - law(other));
}

/** All factions. */
export function factionFaces(): readonly FactionFace[] {
  if (known.length === 0)
    throw new Error("no faction is enrolled: whoever asks must have imported ./factions");
  return known;
}

export const factionFace = (faction: string | undefined): FactionFace | undefined =>
  factionFaces().find(({ id }) => id === faction);

export const figureOf = (faction: string): Figure => factionFace(faction)?.figure ?? STRANGER;

/** The picture of a piece: the suit in its name (`…_fox`) is drawn beside it. */
export function signOf(faction: string, piece: string): { sign: Sign; suit: string | null } {
  const suit = /_(fox|rabbit|mouse)$/.exec(piece)?.[1] ?? null;
  const kind = suit ? piece.slice(0, -suit.length - 1) : piece;
  return { sign: factionFace(faction)?.signs?.[kind] ?? { line: "M-6 0H6M0 -6V6" }, suit };
}

/** What a kind of thing is that only one faction has. */
export const thingOf = (kind: string): Thing | undefined =>
  factionFaces()
    .map(({ things }) => things?.[kind])
    .find((thing) => thing !== undefined);

type Say = (key: string, parameters?: Parameters) => string;
type Named = Pick<PlayerFacts, "name" | "faction">;
/** A seat that shares its faction with another has a name of its own, the faction's with something added: that is shown. */
const mark = ({ name, faction }: Named): string =>
  name === undefined || name === faction ? "" : name.replace(faction, "").replace(/^[\W_]+/, "");

/** What a seat is called in a sentence, which says in which form. */
export const called = (player: Named): Phrase => {
  const name = [`root.short.${player.faction}`];
  return mark(player) ? ["table.marked", { name, mark: mark(player) }] : name;
};

/** What a seat is called on its own: in a word, or in full. */
export const shortName = (player: Named, say: Say = t): string => {
  const name = say(`root.short.${player.faction}`);
  return mark(player) ? say("table.marked", { name, mark: mark(player) }) : name;
};
export const fullName = (player: Named, say: Say = t): string => {
  const name = say(`root.faction.${player.faction}`);
  return mark(player) ? say("table.marked", { name, mark: mark(player) }) : name;
};

/** The colour of a faction. */
export const colourOf = (faction: string): string => `var(--${faction}, var(--ink))`;

/** The faction of a seat that goes by a name: the faction's own, or that with something added. */
export const factionOf = (name: string): string =>
  factionFace(name)?.id ?? factionFaces().find(({ id }) => name.startsWith(id))?.id ?? name;
