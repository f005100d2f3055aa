/** The maps this table can show, a line for each; the first is the usual one. */
import { autumn } from "./autumn";
import type { MapFace } from "./face";
import { lake } from "./lake";
import { mountain } from "./mountain";
import { winter } from "./winter";

export const MAPS: readonly [MapFace, ...MapFace[]] = [autumn, winter, lake, mountain];

export const mapFace = (name: string): MapFace | undefined => MAPS.find(({ data }) => data.id === name);
