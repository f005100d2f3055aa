/** What happens in Root as sentences and headings, whose moment it is, and how it ended. */
import type { Event } from "../../protocol";
import type { Heading, Placing } from "../game";
import type { Nouns } from "./nouns";
import type { PlayerFacts, RootTable } from "./types";

/** Parameters that name a seat. */
const SEATS = new Set([
  "seat",
  "by",
  "owner",
  "attacker",
  "defender",
  "to",
  "victim",
  "viewer",
  "partner",
  "payer",
  "other",
]);
/** Parameters that name a place. */
const PLACES = new Set(["place", "clearing", "origin", "destination", "opposite"]);
/** Events in which attacker and defender are numbers of hits. */
const COUNTED = new Set(["rolled", "hits"]);
/** Events that say more to those who were there, and the parameter that says it. */
const KNOWN: Record<string, string> = {
  drew: "cards",
  showed: "cards",
  gave: "card",
  took: "card",
  supporter: "card",
};
/** Parameters that are words of a table of texts. */
const TABLES: Record<string, string> = {
  why: "score",
  reason: "reason",
  column: "column",
  relation: "relation",
  suit: "suit",
  cause: "cause",
  leader: "leader_name",
  character: "character_name",
  phase: "phase",
};

type Said = Record<string, string | number>;

/** What happened, as a sentence. */
export function sentence(nouns: Nouns, event: Event, table: RootTable): string | null {
  if (event.kind === "undone") return undone(nouns, event, table);
  const key = `root.event.${variant(event)}`;
  return nouns.has(key) ? nouns.t(key, parameters(nouns, event, table)) : null;
}

/** Somebody took answers back; nobody is named where the server itself did. */
function undone(nouns: Nouns, event: Event, table: RootTable): string {
  const name = nouns.seat(table, Number(event.facts["seat"] ?? -1));
  return name ? nouns.t("root.tell.undone_by", { name }) : nouns.t("root.tell.undone");
}

/** The key of the sentence that fits what the viewer knows of an event. */
function variant({ kind, facts }: Event): string {
  if ((KNOWN[kind] ?? "") in facts) return `${kind}.known`;
  if (kind === "pawn" && !facts["origin"]) return "pawn.start";
  if (kind === "removed" && facts["by"] === facts["owner"]) return "removed.own";
  if (kind === "outrage" && facts["shown"]) return "outrage.shown";
  return kind;
}

/** The parameters of an event in words. */
function parameters(nouns: Nouns, { kind, facts }: Event, table: RootTable): Said {
  const found: Said = {};
  for (const [name, value] of Object.entries(facts)) {
    if (SEATS.has(name) && !COUNTED.has(kind) && typeof value === "number")
      found[name] = nouns.seat(table, value);
    else if (PLACES.has(name) && typeof value === "number")
      found[name] = value ? nouns.place(table, value) : "";
    else if (Array.isArray(value)) found[name] = several(nouns, name, value, table);
    else found[name] = single(nouns, name, value);
  }
  if (kind === "rolled") Object.assign(found, limits(facts));
  const number = Number(facts["number"]);
  if ("piece" in facts) found["pieces"] = nouns.pieces(String(facts["piece"]), number);
  else if (kind === "moved") found["pieces"] = nouns.pieces("warrior", number);
  return found;
}

/** What each side's die shows, who got the higher one, and whose shows more hits than it can deal. */
export function limits(facts: Event["facts"]): {
  attacker_die: number;
  defender_die: number;
  higher: "attacker" | "defender";
  limited: "attacker" | "defender" | "both" | "nobody";
} {
  const [attacker, defender] = [Number(facts["attacker"]), Number(facts["defender"])];
  // Battles told before the dice of the sides were told have no limits to speak of.
  const attacker_die = Number(facts["attacker_die"] ?? attacker);
  const defender_die = Number(facts["defender_die"] ?? defender);
  const [first, second] = [attacker_die > attacker, defender_die > defender];
  return {
    attacker_die,
    defender_die,
    higher: defender_die > attacker_die ? "defender" : "attacker",
    limited: first ? (second ? "both" : "attacker") : second ? "defender" : "nobody",
  };
}

function several(nouns: Nouns, name: string, values: readonly unknown[], table: RootTable): string {
  if (name === "cards") return nouns.cards(values.map(String));
  if (name === "winners") return values.map((seat) => nouns.seat(table, Number(seat))).join(", ");
  return values.map(String).join(", ");
}

/** One thing in words; numbers stay numbers. */
function single(nouns: Nouns, name: string, value: unknown): string | number {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return String(value);
  if (name === "card") return nouns.suited(value);
  if (name === "item") return nouns.item(value);
  if (name === "quest") return nouns.quest(value);
  if (name === "piece") return nouns.piece(value);
  const texts = TABLES[name];
  return texts ? nouns.t(`root.${texts}.${value}`) : value;
}

/** The heading of the log that an event begins. */
export function heading(nouns: Nouns, event: Event, table: RootTable): Heading | null {
  const seat = Number(event.facts["seat"]);
  if (event.kind === "turn") {
    const round = nouns.t("root.say.round", { round: Number(event.facts["round"]) });
    return {
      level: "turn",
      seat,
      text: nouns.t("root.tell.moment", { one: round, other: nouns.seat(table, seat) }),
    };
  }
  if (event.kind === "phase")
    return { level: "phase", seat, text: nouns.t(`root.phase.${String(event.facts["phase"])}`) };
  return null;
}

/** Whose moment it is, and which. */
export function moment(nouns: Nouns, table: RootTable): string {
  if (table.over) return nouns.t("root.tell.over");
  const phase = nouns.t(`root.phase.${table.phase ?? "setup"}`);
  if (table.turn === null) return phase;
  return nouns.t("root.tell.moment", { one: nouns.seat(table, table.turn), other: phase });
}

/** Who has won, and by what. */
export function result(nouns: Nouns, table: RootTable): string | null {
  if (!table.over) return null;
  const names = table.winners.map((seat) => nouns.seat(table, seat)).join(", ");
  const reason = nouns.t(`root.reason.${table.reason ?? "points"}`);
  return nouns.t("root.tell.result", { names, n: table.winners.length, reason });
}

/** How everybody stands at the end: winners first, then by points; whoever went for dominance or a coalition has none. */
export function ranking(nouns: Nouns, table: RootTable): Placing[] {
  const score = ({ points, dominance, partner }: PlayerFacts): string => {
    if (dominance !== null) return nouns.card(dominance);
    if (partner !== null) return nouns.t("root.say.partner_of", { name: nouns.seat(table, partner) });
    return nouns.t("table.points", { n: points });
  };
  const places = table.players.map((player) => ({
    seat: player.seat,
    points: player.dominance === null && player.partner === null ? player.points : -1,
    won: table.winners.includes(player.seat),
    score: score(player),
  }));
  return places
    .toSorted((one, other) => Number(other.won) - Number(one.won) || other.points - one.points)
    .map(({ seat, won, score }) => ({ seat, won, score }));
}
