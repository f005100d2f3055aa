/** The maps this table can show, a line for each; the first is the usual one. */
import { autumn } from "./autumn";
import type { MapFace } from "./face";
import { winter } from "./winter";

export const MAPS: readonly [MapFace, ...MapFace[]] = [autumn, winter];

export const mapFace = (name: string): MapFace | undefined => MAPS.find(({ data }) => data.id === name);
