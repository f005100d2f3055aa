/** Where each piece stands in a clearing: slots above, figures below, tokens on the rim; nothing covers anything. */
import { isBuilding } from "./data";
import type { ClearingFacts, PlayerFacts } from "./types";

export interface Stand {
  /** The same piece has the same key from one moment to the next. */
  key: string;
  kind: "warrior" | "pawn" | "building" | "token" | "ruin" | "slot";
  /** Whose it is; -1 for nobody's. */
  seat: number;
  faction: string;
  piece: string;
  number: number;
  x: number;
  y: number;
  scale: number;
}

const SLOT = { y: -28, crowded: -25, step: 33, shift: 4 };
const FEET = 21;
/** Room for a row of figures. */
const ROW = 115;
/** How far figures reach to the left and to the right of their middle; a warrior's number reaches farther when it is larger. */
const WARRIOR = { left: 13.5, right: 11 };
const NUMBER = 8.8;
const PAWN = { left: 21, right: 17 };
const GAP = 2;
/** Places for tokens on the rim, the best first. */
export const RIM: readonly { x: number; y: number }[] = [
  { x: 65, y: -24 },
  { x: 71, y: 5 },
  { x: -71, y: 6 },
  { x: -67, y: 35 },
  { x: 64, y: 34 },
  { x: 40, y: -54 },
];

const factionOf = (players: readonly PlayerFacts[], seat: number): string =>
  players.find((player) => player.seat === seat)?.faction ?? "";

/** `boost`: how much larger numbers are drawn. */
export function arrange(clearing: ClearingFacts, players: readonly PlayerFacts[], boost = 1): Stand[] {
  return [...slots(clearing, players), ...figures(clearing, players, boost), ...tokens(clearing, players)];
}

function slots(clearing: ClearingFacts, players: readonly PlayerFacts[]): Stand[] {
  const stands: Omit<Stand, "x" | "y" | "scale">[] = [];
  for (const { seat, piece, number } of clearing.pieces) {
    const faction = factionOf(players, seat);
    if (!isBuilding(faction, piece)) continue;
    for (let i = 0; i < number; i += 1)
      stands.push({ key: `${seat}.${piece}.${i}`, kind: "building", seat, faction, piece, number: 1 });
  }
  const none = { seat: -1, faction: "", number: 1 };
  for (let i = 0; i < clearing.open; i += 1)
    stands.push({ key: `slot.${i}`, kind: "slot", piece: "slot", ...none });
  if (clearing.ruin) stands.push({ key: "ruin", kind: "ruin", piece: "ruin", ...none });
  const shift = stands.length > 2 ? SLOT.shift : 0;
  return stands.map((stand, i) => ({
    ...stand,
    x: shift + (i - (stands.length - 1) / 2) * SLOT.step,
    y: stands.length > 2 ? SLOT.crowded : SLOT.y,
    scale: 1,
  }));
}

function figures(clearing: ClearingFacts, players: readonly PlayerFacts[], boost: number): Stand[] {
  const warrior = { left: WARRIOR.left, right: WARRIOR.right + NUMBER * boost };
  const row: Omit<Stand, "x" | "y" | "scale">[] = clearing.pawns.map((seat) => ({
    key: `${seat}.pawn`,
    kind: "pawn",
    seat,
    faction: factionOf(players, seat),
    piece: "pawn",
    number: 1,
  }));
  for (const [name, number] of Object.entries(clearing.warriors)) {
    const seat = Number(name);
    if (number > 0)
      row.push({
        key: `${seat}.warrior`,
        kind: "warrior",
        seat,
        faction: factionOf(players, seat),
        piece: "warrior",
        number,
      });
  }
  const sides = row.map((stand) => (stand.kind === "pawn" ? PAWN : warrior));
  const total = sides.reduce((sum, side) => sum + side.left + side.right, GAP * (row.length - 1));
  const scale = Math.min(1, ROW / total);
  let edge = (-total * scale) / 2 + (total < ROW - 4 ? 2 : 0);
  return row.map((stand, i) => {
    const side = sides[i] ?? warrior;
    const x = edge + side.left * scale;
    edge = x + (side.right + GAP) * scale;
    return { ...stand, x, y: FEET + (1 - scale) * 4, scale };
  });
}

function tokens(clearing: ClearingFacts, players: readonly PlayerFacts[]): Stand[] {
  const found = clearing.pieces.filter(({ seat, piece }) => !isBuilding(factionOf(players, seat), piece));
  return found.map(({ seat, piece, number }, i) => {
    const place = RIM[i % RIM.length] ?? { x: 0, y: 0 };
    return {
      key: `${seat}.${piece}`,
      kind: "token",
      seat,
      faction: factionOf(players, seat),
      piece,
      number,
      ...place,
      scale: 1,
    };
  });
}
