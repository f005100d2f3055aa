/** A battle, put together again from what happened: who, where, ambush, dice, hits, losses, points. */
import type { Event } from "../../protocol";
import { DECKS } from "./decks";
import { factionFaces } from "./roster";
import { limits } from "./telling";

/** A number for each side. */
export interface Sides {
  attacker: number;
  defender: number;
}

/** Pieces that fell, or items that were damaged. */
export interface Loss {
  owner: number;
  /** A kind of piece (`warrior`), or an item (`item:sword`). */
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
  /** What factions add to it, in order. */
  notes: Note[];
  /** Whether something has happened since that is no part of it. */
  past: boolean;
}

/** Something that a faction adds to a battle: the name of its text, and whom or how many it is about. */
export interface Note {
  what: string;
  seat?: number;
  n?: number;
}

/** What a faction adds to battles. */
export interface BattlePart {
  /** Its questions while a battle lasts, and the stage each belongs to. */
  stages?: Readonly<Record<string, Stage>>;
  /** What somebody has to do after the hits, by question. */
  duties?: Readonly<Record<string, string>>;
  /** Its events that belong to a battle: what they change, and whether this one does belong. */
  events?: Readonly<Record<string, (battle: Battle, facts: Event["facts"]) => boolean>>;
  /** Kinds of its events that are paid for with a card from the hand. */
  paid?: readonly string[];
}

export type Stage = "ambush" | "foil" | "effects" | "losses" | "aftermath" | "over";

/** What is asked while a battle lasts, and the stage it belongs to. */
const ASKED: Record<string, Stage> = {
  "root.battle.ambush": "ambush",
  "root.battle.foil": "foil",
  "root.battle.first": "effects",
  "root.battle.effect": "effects",
  "root.battle.loss": "losses",
  "root.triggers.next": "aftermath",
  "root.triggers.side": "aftermath",
};

/** What follows from the hits. Anything else that happens means that the battle is over. */
const AFTERMATH = new Set(["showed", "reshuffled"]);
const rewarding = (why: string): boolean => DECKS.some((deck) => deck.rewarding.includes(why));
const parts = (): BattlePart[] => factionFaces().flatMap(({ battle }) => battle ?? []);

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
    notes: [],
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
      const { attacker_die, defender_die } = limits(facts);
      battle.dies = { attacker: attacker_die, defender: defender_die };
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
      return lose(battle, number(facts["owner"]), word(facts["piece"]), number(facts["number"]));
    case "scored":
      if (facts["why"] !== "removal" && !rewarding(word(facts["why"]))) return false;
      score(battle, number(facts["seat"]), number(facts["points"]), word(facts["why"]));
      return true;
    default: {
      const own = parts().find(({ events }) => events && event.kind in events)?.events?.[event.kind];
      return own ? own(battle, facts) : AFTERMATH.has(event.kind);
    }
  }
}

/** A card left a hand or the table: an ambush, its foil, an effect, or the price of what comes next. */
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
  return parts().some(({ paid }) => next !== undefined && paid?.includes(next.kind));
}

/** Hits that the dice did not give; where armour stopped the rolled ones, all are extra. */
function extra(battle: Battle): Sides {
  const { rolled, hits } = battle;
  if (!rolled || !hits) return { attacker: 0, defender: 0 };
  const stopped = (seat: number): boolean =>
    battle.effects.some(
      (effect) => effect.seat === seat && DECKS.some(({ armour }) => armour.includes(effect.card)),
    );
  return {
    attacker: hits.attacker - (stopped(battle.defender) ? 0 : rolled.attacker),
    defender: hits.defender - (stopped(battle.attacker) ? 0 : rolled.defender),
  };
}

/** Pieces that fell, or items that were damaged, belong to a battle. */
export function lose(battle: Battle, owner: number, piece: string, count: number): boolean {
  const early = battle.rolled === null;
  const same = battle.losses.find(
    (loss) => loss.owner === owner && loss.piece === piece && loss.early === early,
  );
  if (same) same.number += count;
  else battle.losses.push({ owner, piece, number: count, early });
  return true;
}

/** What a faction adds belongs to a battle; numbers of the same thing are added up. */
export function note(battle: Battle, added: Note): boolean {
  const same = battle.notes.find(({ what, n }) => what === added.what && n !== undefined);
  if (same) same.n = (same.n ?? 0) + (added.n ?? 0);
  else battle.notes.push(added);
  return true;
}

function score(battle: Battle, seat: number, points: number, why: string): void {
  if (rewarding(why)) battle.effects.push({ seat: battle.attacker, card: why });
  const same = battle.points.find((entry) => entry.seat === seat);
  if (same) same.points += points;
  else battle.points.push({ seat, points });
}

/** The word for what is asked at a stage. */
export function dutyOf(stage: Stage, prompt: string): string {
  if (stage !== "aftermath") return stage;
  return parts().find(({ duties }) => duties?.[prompt])?.duties?.[prompt] ?? "order";
}

/** How far a battle has come, given what is asked now. */
export function stageOf(battle: Battle, prompt: string | null): Stage {
  if (battle.past || prompt === null) return "over";
  return ASKED[prompt] ?? parts().find(({ stages }) => stages?.[prompt])?.stages?.[prompt] ?? "over";
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
