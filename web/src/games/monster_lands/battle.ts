/** What is fought outside, put together again from what happened: area by area, path by path, step by step. */
import type { Event } from "../../protocol";
import type { AreaName } from "./types";

export type Outcome =
  | "captured"
  | "eliminated"
  | "failed"
  | "conquered"
  | "unconquered"
  | "mission_won"
  | "mission_failed"
  | "mission_beaten"
  | "rival";

/** One mercenary's turn on its path. */
export interface Duel {
  path: string;
  seat: number | null;
  member: string | null;
  /** Traps that were turned up. */
  traps: string[];
  /** Magic dice given up against the attack. */
  weakened: number;
  /** Attack dice that came; faces once they were rolled. */
  attack: { dice: number; faces: number[] } | null;
  /** Hits that came through to the mercenary, before it defended itself. */
  hits: number | null;
  wounded: boolean;
  died: boolean;
  /** Dice rolled, as they lie: `strength-4`. */
  dice: string[];
  /** What counts so far, earlier paths included; null before anything was rolled. */
  total: number | null;
  venoms: number;
  outcome: Outcome | null;
  glory: number;
  gold: number;
  loot: string | null;
}

export interface Fight {
  area: AreaName;
  /** The entries in which it began and last went on. */
  from: number;
  to: number;
  monster: string | null;
  /** In the order in which the paths came up. */
  duels: Duel[];
  /** The path in hand. */
  current: string | null;
}

export type Stage = "reveal" | "monster" | "defence" | "attack" | "roll" | "contract" | "loot" | "over";

/** What is asked while something is fought, and the step it belongs to. */
const ASKED: Record<string, Stage> = {
  reveal: "reveal",
  trick_on: "reveal",
  cancel_trick: "reveal",
  steal: "reveal",
  give_up_magic: "monster",
  divert: "monster",
  divert_where: "monster",
  block_talents: "defence",
  block_tokens: "defence",
  drink: "defence",
  strike_monster: "attack",
  strike_conquest: "attack",
  strike_mission: "roll",
  contract: "contract",
  use_loot: "attack",
  hand_over_trap: "contract",
  loot: "loot",
  colonist: "loot",
};

const OUTCOMES: Record<string, Outcome> = {
  captured: "captured",
  eliminated: "eliminated",
  attack_failed: "failed",
  conquered: "conquered",
  conquest_failed: "unconquered",
  mission_won: "mission_won",
  mission_failed: "mission_failed",
  mission_beaten: "mission_beaten",
  rival_won: "rival",
};

const AREAS: Record<string, AreaName> = {
  m1: "mission_a",
  m2: "mission_b",
  1: "land_a",
  2: "land_b",
  e: "entrance",
};

/** The area to which a path belongs. */
export const areaOf = (path: string): AreaName => AREAS[path.split(".")[0] ?? ""] ?? "land_a";

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const word = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

class Reader {
  readonly fights: Fight[] = [];
  /** Who was sent where. */
  private readonly sent = new Map<string, { seat: number; member: string }>();
  private open = false;

  private get fight(): Fight | undefined {
    return this.open ? this.fights.at(-1) : undefined;
  }

  private duel(path: string): Duel | undefined {
    const fight = this.fight;
    if (areaOf(path) !== fight?.area) return undefined;
    const found = fight.duels.find((duel) => duel.path === path);
    if (found) return found;
    const who = this.sent.get(path);
    const duel: Duel = {
      path,
      seat: who?.seat ?? null,
      member: who?.member ?? null,
      traps: [],
      weakened: 0,
      attack: null,
      hits: null,
      wounded: false,
      died: false,
      dice: [],
      total: null,
      venoms: 0,
      outcome: null,
      glory: 0,
      gold: 0,
      loot: null,
    };
    fight.duels.push(duel);
    return duel;
  }

  /** The path to which rewards belong: the one in hand, or another of the same clan that took no loot yet. */
  private rewarded(seat: number): Duel | undefined {
    const duels = this.fight?.duels ?? [];
    const current = duels.find((duel) => duel.path === this.fight?.current);
    return current?.seat === seat ? current : duels.findLast((duel) => duel.seat === seat);
  }

  read(event: Event): void {
    const { kind, facts } = event;
    const at = event.at ?? -1;
    if (kind === "phase" || kind === "round") {
      this.open = false;
      if (facts["phase"] === "adventure") this.fights.length = 0;
      if (facts["phase"] === "placement" || kind === "round") this.sent.clear();
      return;
    }
    if (kind === "assigned") {
      this.sent.set(word(facts["path"]), { seat: number(facts["seat"]), member: word(facts["member"]) });
      return;
    }
    if (kind === "area") {
      const area = word(facts["area"]) as AreaName;
      this.fights.push({ area, from: at, to: at, monster: null, duels: [], current: null });
      this.open = true;
      return;
    }
    const fight = this.fight;
    if (fight && this.take(fight, kind, facts)) fight.to = at;
  }

  private take(fight: Fight, kind: string, facts: Record<string, unknown>): boolean {
    const path = word(facts["path"]);
    const duel = path ? this.duel(path) : undefined;
    const outcome = OUTCOMES[kind];
    if (outcome && duel) {
      duel.outcome = outcome;
      fight.current = path;
      if (typeof facts["total"] === "number") duel.total = facts["total"];
      return true;
    }
    switch (kind) {
      case "revealed":
        duel?.traps.push(word(facts["trap"]));
        return true;
      case "weakened":
        if (duel) duel.weakened += number(facts["dice"]);
        fight.current = path;
        return true;
      case "monster_attacks":
        fight.monster = word(facts["monster"]);
        fight.current = path;
        if (duel) duel.attack = { dice: number(facts["dice"]), faces: [] };
        return true;
      case "monster_rolled": {
        const active = fight.duels.find((one) => one.path === fight.current);
        if (active?.attack?.faces.length === 0) active.attack.faces = list(facts["dice"]).map(number);
        return true;
      }
      case "hit":
        if (duel) duel.hits = (duel.hits ?? 0) + number(facts["hits"]);
        return true;
      case "wounded":
        if (duel) duel.wounded = true;
        return true;
      case "died":
        if (duel) duel.died = true;
        return true;
      case "rolled":
        fight.current = path;
        if (duel) {
          duel.dice = list(facts["dice"]).map(word);
          duel.total = number(facts["total"]);
        }
        return true;
      case "venom_used":
        if (duel) {
          duel.venoms += 1;
          duel.total = number(facts["total"]);
        }
        return true;
      case "glory_won":
      case "glory_lost":
        return this.reward(
          facts,
          "glory",
          kind === "glory_lost" ? -number(facts["points"]) : number(facts["points"]),
        );
      case "gold_won":
        return this.reward(facts, "gold", number(facts["gold"]));
      case "loot_taken": {
        const taker = fight.duels.find(
          (one) =>
            one.seat === number(facts["seat"]) &&
            one.loot === null &&
            !one.died &&
            one.outcome !== "captured" &&
            one.outcome !== "eliminated" &&
            one.outcome !== "conquered",
        );
        if (taker) taker.loot = word(facts["loot"]);
        return true;
      }
      default:
        return false;
    }
  }

  private reward(facts: Record<string, unknown>, what: "glory" | "gold", n: number): boolean {
    const duel = this.rewarded(number(facts["seat"]));
    if (duel) duel[what] += n;
    return duel !== undefined;
  }
}

/** What was fought in the last adventure phase, area by area; what nobody did anything in is left out. */
export function lastFights(events: readonly Event[]): Fight[] {
  const reader = new Reader();
  for (const event of events) reader.read(event);
  const fights = reader.fights;
  return fights.filter((fight, i) => fight.duels.length > 0 || i === fights.length - 1);
}

/** Which step is under way, by what is asked now. */
export const stageOf = (prompt: string): Stage => ASKED[prompt] ?? "over";

/** The path that is shown: the one in hand, else the last one. */
export function shownDuel(fight: Fight, path: string | null): Duel | null {
  return fight.duels.find((duel) => duel.path === (path ?? fight.current)) ?? fight.duels.at(-1) ?? null;
}
