/** Who plays Root at this table: the faces of the factions, found by name. */
import { factions as data } from "./data";
import type { FactionFace, Thing } from "./factions/face";
import type { Sign } from "./pieces/shapes";

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

export { colourOf, factionOf, figureOf } from "./factions/figures";
export { called, fullName, shortName } from "./naming";
