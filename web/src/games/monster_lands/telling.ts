/** What happens in Monster Lands as sentences and headings, whose moment it is, and how it ended. */
import type { Event } from "../../protocol";
import type { Heading, Placing } from "../game";
import { capital, type Said } from "../shared/speech";
import { GLORY_TO_END } from "./data";
import type { Nouns } from "./nouns";
import { aims, RANKS } from "./solo";
import { isSolo, type MonsterLandsTable } from "./types";

/** Parameters that name a thing, and the table of its word. */
const WORDS: Record<string, string> = {
  building: "building",
  pile: "pile",
  area: "area",
  reason: "reason",
  token: "token",
  gift: "token",
};
// texts: monster_lands.load.{strength,magic,persuasion,tokens,defense,potion,venom,gold}
const LOAD = ["strength", "magic", "persuasion", "tokens", "defense", "potion", "venom", "gold"] as const;
const PROPER = ["member", "monster", "land", "equipment"] as const;
const PATHS = ["path", "victim"];

/** What happened, as a sentence; the headings of the log say whose turn it is. */
export function sentence(nouns: Nouns, event: Event, table: MonsterLandsTable): string | null {
  if (event.kind === "undone") return undone(nouns, event, table);
  const traps = event.facts["traps"];
  const known = event.kind === "assigned" && Array.isArray(traps) && traps.length > 0;
  const alone = event.kind === "ended" && table.clans.length === 1;
  const key = `monster_lands.event.${event.kind}${known ? ".known" : alone ? ".alone" : ""}`;
  return nouns.has(key) ? capital(nouns.t(key, parameters(nouns, event, table))) : null;
}

/** Somebody took answers back; nobody is named where the server itself did. */
function undone(nouns: Nouns, event: Event, table: MonsterLandsTable): string {
  const seat = Number(event.facts["seat"] ?? -1);
  return table.clans[seat]
    ? nouns.t("monster_lands.tell.undone_by", { name: nouns.seat(table, seat) })
    : nouns.t("monster_lands.tell.undone");
}

/** The parameters of an event in words. */
function parameters(nouns: Nouns, event: Event, table: MonsterLandsTable): Said {
  const found: Said = {};
  for (const [name, value] of Object.entries(event.facts)) {
    if (Array.isArray(value)) found[name] = several(nouns, name, value, table);
    else if (name === "seat" && typeof value === "number") found[name] = nouns.seat(table, value);
    else if (name === "place" && typeof value === "number")
      found[name] = event.kind === "land_drawn" ? value + 1 : nouns.place(value);
    else if (typeof value === "string") found[name] = single(nouns, event, name, value);
    else found[name] = typeof value === "number" ? value : String(value);
  }
  return { ...found, ...composed(nouns, event) };
}

/** What is put together from several facts of an event. */
function composed(nouns: Nouns, event: Event): Said {
  const n = (name: string): number => Number(event.facts[name] ?? 0);
  const token = String(event.facts["token"]);
  switch (event.kind) {
    case "assigned":
      return { load: load(nouns, event) };
    case "blocked":
      return {
        what: [
          n("talents") ? nouns.counted("shield", n("talents")) : "",
          n("tokens") ? nouns.counted("defense", n("tokens")) : "",
        ]
          .filter(Boolean)
          .join(", "),
      };
    case "drunk":
      return { what: nouns.counted("potion", n("potions")) };
    case "tokens_won":
      return { goods: nouns.counted(token, n("number")), lost: nouns.counted(token, n("discarded")) };
    case "mission_drawn":
      return { mission: nouns.t(`monster_lands.area.${n("space") ? "mission_b" : "mission_a"}`) };
    case "rival_removed": {
      const taken = Array.isArray(event.facts["taken"]) ? event.facts["taken"] : [];
      const pile = String(event.facts["building"]);
      return { taken: nouns.list(taken.map((one) => laidOut(nouns, pile, String(one)))) };
    }
    default:
      return {};
  }
}

/** What somebody takes along, without what they do not. */
function load(nouns: Nouns, event: Event): string {
  const taken = LOAD.map((name) => [name, Number(event.facts[name] ?? 0)] as const).filter(([, n]) => n > 0);
  return nouns.list(taken.map(([name, n]) => nouns.t(`monster_lands.load.${name}`, { n })));
}

function several(nouns: Nouns, name: string, values: readonly unknown[], table: MonsterLandsTable): string {
  if (name === "winners") return nouns.list(values.map((seat) => nouns.seat(table, Number(seat))));
  if (name === "traps") return nouns.list(values.map((trap) => nouns.trap(String(trap))));
  if (name === "points" && table.clans.length > 1)
    return values.map((points, seat) => `${nouns.seat(table, seat)} ${String(points)}`).join(", ");
  if (name === "dice" && !values.length) return nouns.say("say.no_dice");
  if (name === "taken") return "";
  return values.map((value) => (typeof value === "string" ? nouns.die(value) : String(value))).join(", ");
}

/** One thing in words. */
function single(nouns: Nouns, event: Event, name: string, value: string): string {
  if (name === "card") return laidOut(nouns, String(event.facts["pile"]), value);
  if (name === "reason" && !nouns.has(`monster_lands.reason.${value}`))
    return nouns.t(`monster_lands.building.${value}`);
  const kind = PROPER.find((one) => one === name);
  if (kind) return nouns.named(kind, value);
  if (PATHS.includes(name)) return nouns.path(value);
  switch (name) {
    case "die":
      return nouns.die(value);
    case "phase":
      return nouns.phase(value);
    case "trap":
      return nouns.trap(value);
    case "loot":
      return nouns.effect("loot", value);
    default: {
      const words = WORDS[name];
      return words ? nouns.say(`${words}.${value}`) : value;
    }
  }
}

/** A card or token that came to lie open. */
function laidOut(nouns: Nouns, pile: string, name: string): string {
  if (pile === "tavern") return nouns.named("member", name);
  if (pile === "bazaar") return nouns.named("equipment", name);
  return pile === "hunters_lodge" ? nouns.trap(name) : nouns.effect("loot", name);
}

/** The heading of the log that an event begins: rounds, and in them phases, turns and areas. */
export function heading(nouns: Nouns, event: Event, table: MonsterLandsTable): Heading | null {
  const seat = typeof event.facts["seat"] === "number" ? event.facts["seat"] : null;
  switch (event.kind) {
    case "round":
      return {
        level: "turn",
        seat: null,
        text: nouns.t("monster_lands.event.round", { round: Number(event.facts["round"]) }),
      };
    case "phase":
      return { level: "phase", seat: null, text: capital(nouns.phase(String(event.facts["phase"]))) };
    case "turn":
      return { level: "phase", seat, text: nouns.seat(table, seat ?? -1) };
    case "area":
      return {
        level: "phase",
        seat: null,
        text: capital(nouns.t(`monster_lands.area.${String(event.facts["area"])}`)),
      };
    default:
      return null;
  }
}

/** Whose moment it is, and which. */
export function moment(nouns: Nouns, table: MonsterLandsTable): string {
  if (table.over) return nouns.t("monster_lands.tell.over");
  const round = isEarly(table)
    ? nouns.t("monster_lands.tell.round_last", { round: table.round, glory: GLORY_TO_END })
    : nouns.t("monster_lands.tell.round", { round: table.round, rounds: table.rounds });
  const phase = table.phase ? capital(nouns.phase(table.phase)) : "";
  const who = table.turn === null ? "" : nouns.seat(table, table.turn);
  return [who, phase, round].filter(Boolean).join(" · ");
}

/** Whether glory ends the game before its last round. */
const isEarly = (table: MonsterLandsTable): boolean => table.last_round && table.round < table.rounds;

/** What the next rank would have asked for; nothing for heroes. */
function missing(nouns: Nouns, table: MonsterLandsTable): string {
  const next = RANKS[RANKS.findIndex((rank) => rank === table.reason) + 1];
  if (next === undefined) return "";
  const what = aims(table)
    .map((aim) => ({ what: aim.what, n: (aim.want[next] ?? 0) - aim.have }))
    .filter(({ n }) => n > 0)
    .map(({ what, n }) =>
      nouns.t("monster_lands.tell.missing_part", { what: nouns.t(`monster_lands_board.aim.${what}`), n }),
    );
  const rank = nouns.t(`monster_lands.reason.${next}`);
  return what.length ? nouns.t("monster_lands.tell.missing", { rank, what: what.join(", ") }) : "";
}

/** Who has won, and by what; alone, which rank was reached. */
export function result(nouns: Nouns, table: MonsterLandsTable): string | null {
  if (!table.over) return null;
  const reason = nouns.t(`monster_lands.reason.${table.reason ?? "points"}`);
  const [only] = table.clans;
  if (isSolo(table) && only) {
    const reached = nouns.t("monster_lands.tell.solo_result", {
      rank: capital(reason),
      scenario: nouns.t(`monster_lands.scenario.${table.scenario}`),
      points: only.points,
    });
    return [reached, missing(nouns, table)].filter(Boolean).join(" ");
  }
  const names = table.winners.map((seat) => nouns.seat(table, seat)).join(", ");
  const points = Math.max(...table.winners.map((seat) => table.clans[seat]?.points ?? 0));
  const won = nouns.t("monster_lands.tell.result", { names, n: table.winners.length, reason, points });
  if (!isEarly(table)) return won;
  return `${won} ${nouns.t("monster_lands.tell.early", { round: table.round, glory: GLORY_TO_END })}`;
}

/** How everybody stands at the end: winners first, then by points. */
export function ranking(nouns: Nouns, table: MonsterLandsTable): Placing[] {
  return table.clans
    .map(({ seat, points }) => ({ seat, points, won: table.winners.includes(seat) }))
    .toSorted((one, other) => Number(other.won) - Number(one.won) || other.points - one.points)
    .map(({ seat, points, won }) => ({
      seat,
      won,
      score: nouns.t("table.points", { n: points }),
    }));
}
