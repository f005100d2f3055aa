/** The games this table can show, each loaded when it is first needed. */
import { askTables } from "../lib/tables";
import { learn } from "../lib/texts.svelte";
import type { Face } from "./game";

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  root: () => import("./root/face"),
  monster_lands: () => import("./monster_lands/face"),
};

export const known = (name: string): boolean => name in FACES;

export async function faceOf(name: string): Promise<Face> {
  const load = FACES[name];
  if (!load) throw new Error(`no board for the game ${name}`);
  const [{ face }] = await Promise.all([askTables(name).then(load), learn(name)]);
  return face;
}
