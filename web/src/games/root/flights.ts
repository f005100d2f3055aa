/** What moves on the map when something has happened: pieces that go, come and leave, read from two moments. */
import type { Event } from "../../protocol";
import { arrange, type Stand } from "./arrange";
import type { RootTable } from "./types";
import { between, ferryAt, seenBest, type Woodland } from "./woodland";
import { onBow, type Bow, type Point } from "./wobble";

export interface Flight {
  id: string;
  mode: "glide" | "pop" | "fade";
  kind: Stand["kind"] | "ferry" | "barrier";
  faction: string;
  piece: string;
  number: number;
  /** Where it is seen: one point, or the points of its way. */
  points: Point[];
  scale: number;
}

export interface Motion {
  flights: Flight[];
  /** What has not arrived as yet: by place, by the key of a stand. */
  coming: Map<number, Map<string, number>>;
  /** Whether the ferry is on its way. */
  crossing?: boolean;
}

/** The first number that stands for a forest in events. */
const FIRST_FOREST = 13;
/** More changes than this at once are not a move but another moment: nothing is shown of how it came. */
const MOST = 40;
const STEPS = 12;

type Stands = Map<string, Stand & { place: number }>;

function standsOf(table: RootTable, boost: number): Stands {
  const found: Stands = new Map();
  for (const clearing of table.clearings)
    for (const stand of arrange(clearing, table.players, boost))
      if (stand.kind !== "slot") found.set(`${clearing.id}/${stand.key}`, { ...stand, place: clearing.id });
  return found;
}

/** Where a stand is on the screen. */
function pointOf(woods: Woodland, place: number, stand: { x: number; y: number }): Point {
  const middle = woods.clearings.get(place) ?? { x: 0, y: 0 };
  return { x: middle.x + stand.x * woods.scale, y: middle.y + stand.y * woods.scale };
}

const along = (curve: Bow): Point[] => Array.from({ length: STEPS + 1 }, (_, i) => onBow(curve, i / STEPS));

export function motion(before: RootTable, now: RootTable, events: readonly Event[], woods: Woodland): Motion {
  const none: Motion = { flights: [], coming: new Map() };
  if (before.map !== now.map || events.length === 0 || events.some((event) => event.kind === "undone"))
    return none;
  const [old, fresh] = [standsOf(before, woods.boost), standsOf(now, woods.boost)];
  const change = new Map<string, number>();
  for (const [key, stand] of fresh) change.set(key, stand.number - (old.get(key)?.number ?? 0));
  for (const [key, stand] of old) if (!fresh.has(key)) change.set(key, -stand.number);

  const flights: Flight[] = [];
  const coming: Motion["coming"] = new Map();
  const expect = (stand: Stand & { place: number }, number: number): void => {
    const there = coming.get(stand.place) ?? new Map<string, number>();
    there.set(stand.key, Math.min(stand.number, (there.get(stand.key) ?? 0) + number));
    coming.set(stand.place, there);
  };
  const add = (mode: Flight["mode"], stand: Stand, number: number, points: Point[]): void => {
    const { kind, faction, piece, scale } = stand;
    flights.push({
      id: `${flights.length}`,
      mode,
      kind,
      faction,
      piece,
      number,
      points,
      scale: scale * woods.scale,
    });
  };

  for (const event of events) {
    const { seat, origin, destination, number = 1 } = event.facts as Record<string, number>;
    if (
      (event.kind !== "moved" && event.kind !== "pawn") ||
      origin === undefined ||
      destination === undefined
    )
      continue;
    const name = event.kind === "pawn" ? `${seat}.pawn` : `${seat}.warrior`;
    const [from, to] = [`${origin}/${name}`, `${destination}/${name}`];
    const start = old.get(from) ?? fresh.get(from);
    const end = fresh.get(to);
    const leaving = start ? pointOf(woods, origin, start) : glade(woods, origin);
    const arriving = end ? pointOf(woods, destination, end) : glade(woods, destination);
    const figure = start ?? end;
    if (!leaving || !arriving) continue;
    add(
      "glide",
      figure ?? pawn(now, Number(seat)),
      number,
      along(between(woods, leaving, arriving, origin, destination)),
    );
    change.set(from, (change.get(from) ?? 0) + number);
    change.set(to, (change.get(to) ?? 0) - number);
    if (end) expect(end, number);
  }

  const terrain = moved(events, woods);
  flights.push(...terrain);

  const rest = [...change].filter(([, number]) => number !== 0);
  if (rest.length > MOST) return none;
  for (const [key, number] of rest) {
    const stand = number > 0 ? fresh.get(key) : old.get(key);
    if (!stand) continue;
    add(number > 0 ? "pop" : "fade", stand, Math.abs(number), [pointOf(woods, stand.place, stand)]);
    if (number > 0) expect(stand, number);
  }
  return { flights, coming, crossing: terrain.some(({ kind }) => kind === "ferry") };
}

/** What is nobody's: the ferry goes across the lake, and a marker leaves its path. */
function moved(events: readonly Event[], woods: Woodland): Flight[] {
  const thing = { faction: "", piece: "", number: 1, scale: woods.scale };
  return events.flatMap((event, i): Flight[] => {
    const facts = event.facts as Record<string, number>;
    if (event.kind === "ferried" && woods.lake) {
      const [from, to] = [ferryAt(woods, facts["origin"]), ferryAt(woods, facts["destination"])];
      if (!from || !to) return [];
      const way = between(woods, from, to, facts["origin"] ?? 0, facts["destination"] ?? 0);
      return [{ ...thing, id: `ferry${i}`, mode: "glide", kind: "ferry", points: along(way) }];
    }
    if (event.kind === "path_opened") {
      const way = woods.paths.find(({ from, to }) => from === facts["origin"] && to === facts["destination"]);
      return way
        ? [{ ...thing, id: `path${i}`, mode: "fade", kind: "barrier", points: [seenBest(woods, way)] }]
        : [];
    }
    return [];
  });
}

function glade(woods: Woodland, place: number): Point | null {
  return woods.forests.find((forest) => forest.id === place - FIRST_FOREST + 1) ?? null;
}

function pawn(table: RootTable, seat: number): Stand {
  const faction = table.players.find((player) => player.seat === seat)?.faction ?? "";
  return { key: `${seat}.pawn`, kind: "pawn", seat, faction, piece: "pawn", number: 1, x: 0, y: 0, scale: 1 };
}
