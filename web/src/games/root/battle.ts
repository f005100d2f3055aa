/** A battle, put together again from what happened: who, where, ambush, dice, hits, losses, points. */
import type { Event } from "../../protocol";

/** A number for each side. */
export interface Sides {
  attacker: number;
  defender: number;
}

/** Pieces that fell, or items that were damaged. */
export interface Loss {
  owner: number;
  /** A kind of piece (`warrior`, `roost`), or an item (`item:sword`). */
  piece: string;
  number: number;
  /** Whether the ambush took them, before the dice fell. */
  early: boolean;
}

export interface Battle extends Sides {
  clearing: number;
  /** The entries in which it began and last went on. */
  from: number;
  to: number;
  /** The defender's ambush card, and the one by which the attacker foiled it. */
  ambush: string | null;
  foil: string | null;
  dice: [number, number] | null;
  /** The die that each side got, and so whether it shows more hits than the side can deal. */
  dies: Sides | null;
  /** What each side rolled, after its limit. */
  rolled: Sides | null;
  /** What extra hits came from, in order. */
  causes: { seat: number; number: number; cause: string }[];
  /** Cards used, in order. */
  effects: { seat: number; card: string }[];
  /** What each side dealt in the end. */
  hits: Sides | null;
  /** How much of that the dice did not give. */
  extra: Sides;
  losses: Loss[];
  points: { seat: number; points: number }[];
  /** Warriors brought back by field hospitals. */
  saved: number;
  /** Who owed the Alliance a card. */
  outrage: number[];
  /** Factions that turned hostile. */
  hostile: number[];
  /** Whether something has happened since that is no part of it. */
  past: boolean;
}

export type Stage = "ambush" | "foil" | "effects" | "losses" | "aftermath" | "over";

/** What is asked while a battle lasts, and the stage it belongs to. */
const ASKED: Record<string, Stage> = {
  "root.vagabond.enlist": "ambush",
  "root.battle.ambush": "ambush",
  "root.battle.foil": "foil",
  "root.battle.first": "effects",
  "root.battle.effect": "effects",
  "root.battle.loss": "losses",
  "root.vagabond.hit": "losses",
  "root.triggers.next": "aftermath",
  "root.triggers.side": "aftermath",
  "root.marquise.hospitals": "aftermath",
  "root.alliance.outrage": "aftermath",
  "root.alliance.cut": "aftermath",
};

/** What follows from the hits. Anything else that happens means that the battle is over. */
const AFTERMATH = new Set([
  "showed",
  "supporter",
  "supporter_discarded",
  "base_lost",
  "officers_lost",
  "reshuffled",
]);
const SCORES = new Set(["removal", "brutal_tactics"]);

const number = (value: unknown): number => (typeof value === "number" ? value : -1);
const word = (value: unknown): string => (typeof value === "string" ? value : "");

function begun(event: Event): Battle {
  const { attacker, defender, clearing } = event.facts;
  const at = event.at ?? -1;
  return {
    attacker: number(attacker),
    defender: number(defender),
    clearing: number(clearing),
    from: at,
    to: at,
    ambush: null,
    foil: null,
    dice: null,
    dies: null,
    rolled: null,
    causes: [],
    effects: [],
    hits: null,
    extra: { attacker: 0, defender: 0 },
    losses: [],
    points: [],
    saved: 0,
    outrage: [],
    hostile: [],
    past: false,
  };
}

/** The last battle among some events; null if there was none. */
export function lastBattle(events: readonly Event[]): Battle | null {
  const start = events.findLastIndex((event) => event.kind === "battle");
  const first = events[start];
  if (!first) return null;
  const battle = begun(first);
  for (let index = start + 1; index < events.length; index += 1) {
    const event = events[index];
    if (!event) break;
    if (!take(battle, event, events[index + 1])) {
      battle.past = true;
      break;
    }
    battle.to = event.at ?? battle.to;
  }
  return battle;
}

/** Add an event to a battle; false if it does not belong there. */
function take(battle: Battle, event: Event, next: Event | undefined): boolean {
  const facts = event.facts;
  switch (event.kind) {
    case "discarded":
      return discarded(battle, number(facts["seat"]), word(facts["card"]), word(facts["source"]), next);
    case "rolled": {
      const [one = 0, other = 0] = Array.isArray(facts["dice"]) ? facts["dice"].map(number) : [];
      battle.dice = [one, other];
      battle.rolled = { attacker: number(facts["attacker"]), defender: number(facts["defender"]) };
      battle.dies = { attacker: number(facts["attacker_die"]), defender: number(facts["defender_die"]) };
      return true;
    }
    case "extra_hits":
      battle.causes.push({
        seat: number(facts["seat"]),
        number: number(facts["number"]),
        cause: word(facts["cause"]),
      });
      return true;
    case "hits":
      battle.hits = { attacker: number(facts["attacker"]), defender: number(facts["defender"]) };
      battle.extra = extra(battle);
      return true;
    case "removed":
      if (number(facts["place"]) !== battle.clearing || number(facts["by"]) === number(facts["owner"]))
        return false;
      lose(battle, number(facts["owner"]), word(facts["piece"]), number(facts["number"]));
      return true;
    case "damaged":
      lose(battle, number(facts["seat"]), `item:${word(facts["item"]).replace(/\W+$/, "")}`, 1);
      return true;
    case "scored":
      if (!SCORES.has(word(facts["why"]))) return false;
      score(battle, number(facts["seat"]), number(facts["points"]), word(facts["why"]));
      return true;
    case "hospitals":
      battle.saved += number(facts["number"]);
      return true;
    case "outrage":
      if (number(facts["place"]) !== battle.clearing) return false;
      battle.outrage.push(number(facts["payer"]));
      return true;
    case "relation":
      if (facts["relation"] !== "hostile") return false;
      battle.hostile.push(number(facts["other"]));
      return true;
    default:
      return AFTERMATH.has(event.kind);
  }
}

/** A card left a hand or the table: an ambush, its foil, an effect, or what a hospital costs. */
function discarded(
  battle: Battle,
  seat: number,
  card: string,
  source: string,
  next: Event | undefined,
): boolean {
  if (source === "play") {
    if (battle.hits) return false;
    battle.effects.push({ seat, card });
    return true;
  }
  if (source !== "hand") return false;
  if (!battle.rolled && battle.losses.length === 0) {
    if (seat === battle.defender && battle.ambush === null) battle.ambush = card;
    else if (seat === battle.attacker && battle.ambush !== null && battle.foil === null) battle.foil = card;
    else return false;
    return true;
  }
  return next?.kind === "hospitals";
}

/** Hits that the dice did not give; where armour stopped the rolled ones, all are extra. */
function extra(battle: Battle): Sides {
  const { rolled, hits } = battle;
  if (!rolled || !hits) return { attacker: 0, defender: 0 };
  const stopped = (seat: number): boolean =>
    battle.effects.some((effect) => effect.seat === seat && effect.card === "armorers");
  return {
    attacker: hits.attacker - (stopped(battle.defender) ? 0 : rolled.attacker),
    defender: hits.defender - (stopped(battle.attacker) ? 0 : rolled.defender),
  };
}

function lose(battle: Battle, owner: number, piece: string, count: number): void {
  const early = battle.rolled === null;
  const same = battle.losses.find(
    (loss) => loss.owner === owner && loss.piece === piece && loss.early === early,
  );
  if (same) same.number += count;
  else battle.losses.push({ owner, piece, number: count, early });
}

function score(battle: Battle, seat: number, points: number, why: string): void {
  if (why === "brutal_tactics") battle.effects.push({ seat: battle.attacker, card: why });
  const same = battle.points.find((entry) => entry.seat === seat);
  if (same) same.points += points;
  else battle.points.push({ seat, points });
}

/** What somebody has to do after the hits, by what is asked. */
const DUTIES: Record<string, string> = {
  "root.marquise.hospitals": "hospitals",
  "root.alliance.outrage": "outrage",
  "root.alliance.cut": "cut",
};

/** The word for what is asked at a stage. */
export const dutyOf = (stage: Stage, prompt: string): string =>
  stage === "aftermath" ? (DUTIES[prompt] ?? "order") : stage;

/** How far a battle has come, given what is asked now. */
export function stageOf(battle: Battle, prompt: string | null): Stage {
  if (battle.past || prompt === null) return "over";
  return ASKED[prompt] ?? "over";
}

/** Whether an ambush was played, was not foiled, and yet cost nothing. */
export function inVain(battle: Battle): boolean {
  return (
    battle.ambush !== null &&
    battle.foil === null &&
    battle.rolled !== null &&
    !battle.losses.some((loss) => loss.early)
  );
}

/** The losses of one side: its own pieces, and those of friends who fought for it. */
export function lossesOf(battle: Battle, side: keyof Sides): Loss[] {
  const opponent = side === "attacker" ? battle.defender : battle.attacker;
  const own = battle[side];
  return battle.losses.filter(
    (loss) => loss.owner === own || (side === "attacker" && loss.owner !== opponent),
  );
}
