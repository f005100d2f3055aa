/** What belongs to a player of Root, in lines: everything that the faction's board shows. */
import { factions, printed, track } from "./data";
import type { Nouns } from "./nouns";
import {
  boardOf,
  marquiseNow,
  readItem,
  type EyrieFacts,
  type PlayerFacts,
  type RootTable,
  type VagabondFacts,
} from "./types";

/** A line, and the thing on the table that it is about. */
export interface Item {
  target?: string;
  text: string;
}

/** The wood and the points of the Marquise's next building of a kind; null when all are on the map. */
export function nextBuilding(
  player: PlayerFacts | undefined,
  piece: string,
): { cost: number; points: number } | null {
  const total = factions.get("marquise")?.buildings[piece] ?? 0;
  const placed = total - (player?.pieces_left[piece] ?? 0);
  const cost = track("marquise", "cost")[placed];
  const points = track("marquise", `${piece}_vp`)[placed];
  return cost === undefined || points === undefined ? null : { cost, points };
}

const line = (text: string): Item => ({ text });

/** The points of a player, or what the player wins by instead. */
export function goal(nouns: Nouns, player: PlayerFacts, table: RootTable): string {
  if (player.dominance) return nouns.t("root.say.dominance_of", { suit: nouns.cardSuit(player.dominance) });
  if (player.partner !== null)
    return nouns.t("root.say.partner_of", { name: nouns.seat(table, player.partner) });
  return nouns.t("root.say.points", { n: player.points });
}

/** A title with what it holds. */
export const titled = (nouns: Nouns, title: string, inside: string): string =>
  nouns.t("root.tell.titled", { title, inside: inside || nouns.t("root.say.nothing") });

/** How somebody stands, in a line. */
export function standing(nouns: Nouns, player: PlayerFacts, table: RootTable): string {
  const parts = [goal(nouns, player, table), nouns.t("root.say.cards", { n: player.hand })];
  if (player.faction !== "vagabond")
    parts.push(
      nouns.t("root.say.supply", { n: player.supply }),
      nouns.t("root.say.rules_clearings", { n: player.rules.length }),
    );
  return parts.join(", ");
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
  const parts = [nouns.t("root.say.track", { piece: nouns.piece(piece, 2), ...on })];
  if (player.faction === "marquise" && on.placed < on.total) {
    const next = nextBuilding(player, piece);
    if (next)
      parts.push(
        nouns.t("root.say.next_building", { piece: nouns.piece(piece), cost: next.cost, n: next.points }),
      );
  }
  if (piece === "roost")
    parts.push(nouns.t("root.say.roost_points", { n: track("eyrie", "roost_vp")[on.placed - 1] ?? 0 }));
  if (piece === "sympathy" && on.placed < on.total) {
    const cost = track("alliance", "sympathy_cost")[on.placed] ?? 0;
    const n = track("alliance", "sympathy_vp")[on.placed] ?? 0;
    parts.push(nouns.t("root.say.next_sympathy", { cost, n }));
  }
  return parts.join("; ");
}

/** A column of the Decree: its cards by suit, and which are resolved. */
export function columnLine(nouns: Nouns, board: EyrieFacts, column: keyof EyrieFacts["decree"]): string {
  const inside = board.decree[column].map(({ card, resolved }) =>
    resolved ? nouns.t("root.tell.resolved", { card: nouns.suited(card) }) : nouns.suited(card),
  );
  return titled(nouns, nouns.t(`root.column.${column}`), inside.join(", "));
}

/** Everything of one player: a line for each thing. */
export function belongings(nouns: Nouns, player: PlayerFacts, table: RootTable, me: number | null): Item[] {
  const found: Item[] = [{ target: `seat:${player.seat}`, text: standing(nouns, player, table) }];
  for (const [piece] of totals(player.faction))
    found.push({ target: `piece:${piece}`, text: trackLine(nouns, player, piece) });
  found.push(...board(nouns, player, table));
  if (Object.keys(player.crafted).length)
    found.push(line(titled(nouns, nouns.t("root.say.crafted"), stock(nouns, player.crafted))));
  for (const card of player.in_play) {
    const used = player.used.includes(card) ? ` (${nouns.t("root.say.used")})` : "";
    const text = `${nouns.suited(card)}${used}: ${nouns.effect(card)}`;
    found.push({ target: `card:${card}`, text: titled(nouns, nouns.t("root.say.in_play"), text) });
  }
  if (player.seat !== me && player.hand_known.length) {
    const known = nouns.t("root.say.known_cards", { name: nouns.seat(table, player.seat) });
    found.push(line(titled(nouns, known, nouns.cards(player.hand_known))));
  }
  return found;
}

/** A number of items of each kind. */
export const stock = (nouns: Nouns, items: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(items)
    .map(([item, n]) => `${nouns.t(`root.item.${item}`)} ${n ?? 0}`)
    .join(", ");

/** What only this faction's board shows. */
function board(nouns: Nouns, player: PlayerFacts, table: RootTable): Item[] {
  const marquise = boardOf(player, "marquise");
  const eyrie = boardOf(player, "eyrie");
  const alliance = boardOf(player, "alliance");
  if (marquise) {
    const now = marquiseNow(table, player);
    if (!now) return [];
    const found = [line(titled(nouns, nouns.t("root.say.actions"), String(now.actions)))];
    if (now.moves) found.push(line(titled(nouns, nouns.t("root.say.moves"), String(now.moves))));
    if (now.recruited) found.push(line(nouns.t("root.say.recruited")));
    return found;
  }
  if (eyrie) return eyrieLines(nouns, eyrie);
  if (alliance) {
    const found = [
      line(titled(nouns, nouns.t("root.say.supporters"), String(alliance.supporters))),
      line(titled(nouns, nouns.t("root.say.officers"), String(alliance.officers))),
    ];
    if (alliance.operations)
      found.push(line(titled(nouns, nouns.t("root.say.operations"), String(alliance.operations))));
    for (const card of alliance.supporter_cards ?? [])
      found.push({
        target: `card:${card}`,
        text: titled(nouns, nouns.t("root.say.supporters"), nouns.suited(card)),
      });
    return found;
  }
  return vagabondLines(nouns, player, table);
}

function eyrieLines(nouns: Nouns, board: EyrieFacts): Item[] {
  const { leader } = board;
  const found: Item[] = leader
    ? [
        {
          target: `leader:${leader}`,
          text: nouns.t("root.label.named", {
            name: nouns.leader(leader),
            effect: nouns.t(`root.leader_effect.${leader}`),
          }),
        },
      ]
    : [line(nouns.t("root.say.no_leader"))];
  const left = board.leaders_face_up.map((name) => nouns.leader(name)).join(", ");
  found.push(line(titled(nouns, nouns.t("root.say.leaders_left"), left)));
  for (const column of ["recruit", "move", "battle", "build"] as const)
    found.push({
      target: `column:${column}`,
      text: `${nouns.t("root.say.decree")}, ${columnLine(nouns, board, column)}`,
    });
  return found;
}

function vagabondLines(nouns: Nouns, player: PlayerFacts, table: RootTable): Item[] {
  const board = boardOf(player, "vagabond");
  if (!board) return [];
  const { character } = board;
  const found: Item[] = character
    ? [
        {
          target: `character:${character}`,
          text: nouns.t("root.label.named", {
            name: nouns.character(character),
            effect: nouns.t(`root.character_effect.${character}`),
          }),
        },
      ]
    : [line(nouns.t("root.say.no_character"))];
  for (const [tile, n] of Object.entries(board.items)) {
    const { item, state } = readItem(tile);
    const on = state === "ready" ? (board.on_tracks[item] ?? 0) : 0;
    const track = on ? `, ${nouns.t("root.tell.on_track", { n: on })}` : "";
    found.push({ target: `item:${tile}`, text: `${n} × ${nouns.item(tile)}${track}` });
  }
  found.push(line(nouns.t("root.tell.satchel", { n: carried(board), limit: limit(board) })));
  for (const [seat, relation] of Object.entries(board.relations)) {
    if (Number(seat) === player.seat) continue;
    const inside = [nouns.t(`root.relation.${relation}`)];
    const aids = board.aids[seat];
    if (aids) inside.push(nouns.t("root.tell.aids", { n: aids }));
    const title = nouns.t("root.tell.relation_to", { name: nouns.seat(table, Number(seat)) });
    found.push(line(titled(nouns, title, inside.join(", "))));
  }
  for (const quest of board.quests)
    found.push({
      target: `quest:${quest}`,
      text: titled(nouns, nouns.t("root.tell.quest"), nouns.quest(quest)),
    });
  if (board.completed.length)
    found.push(
      line(
        titled(nouns, nouns.t("root.say.completed"), board.completed.map((q) => nouns.quest(q)).join("; ")),
      ),
    );
  found.push(line(nouns.t("root.tell.quests_left", { n: board.quest_deck })));
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many items are in the satchel and the damaged box. */
const carried = (board: VagabondFacts): number =>
  sum(Object.values(board.items)) - sum(Object.values(board.on_tracks));

/** How many items those two may hold. */
const limit = (board: VagabondFacts): number =>
  printed("vagabond", "item_limit") + (board.on_tracks.bag ?? 0) * printed("vagabond", "item_limit_per_bag");
