/** The games this table can show, each loaded when it is first needed: what is on its box, and what is in it. */
import { askTables } from "../lib/tables";
import { learn } from "../lib/texts.svelte";
import type { Cover, Face } from "./game";

interface Boxed {
  cover: () => Promise<{ cover: Cover }>;
  face: () => Promise<{ face: Face }>;
}

const GAMES: Record<string, Boxed> = {
  root: { cover: () => import("./root/cover"), face: () => import("./root/face") },
  monster_lands: {
    cover: () => import("./monster_lands/cover"),
    face: () => import("./monster_lands/face"),
  },
};

export const known = (name: string): boolean => name in GAMES;

function boxed(name: string): Boxed {
  const found = GAMES[name];
  if (!found) throw new Error(`no board for the game ${name}`);
  return found;
}

export async function coverOf(name: string): Promise<Cover> {
  const [{ cover }] = await Promise.all([askTables(name).then(boxed(name).cover), learn(name)]);
  return cover;
}

export async function faceOf(name: string): Promise<Face> {
  const [{ face }] = await Promise.all([askTables(name).then(boxed(name).face), learn(name)]);
  return face;
}
