/** What a thing on the table is for, and a line for somebody who plays for the first time. */
import type { Question } from "../../protocol";
import type { Explanation } from "../game";
import { capital, readTarget } from "../shared/speech";
import { standing } from "./belongings";
import { promptOf } from "./figures";
import { hint } from "./hints";
import { equipment, members, traps } from "./data";
import { dieOf, kindOf, type Nouns } from "./nouns";
import {
  asksFor,
  buildingState,
  gearFacts,
  heldBy,
  isTrophy,
  landLine,
  memberFacts,
  monsterLine,
  tokenName,
  trophyLine,
} from "./targets";
import type { BuildingName, MonsterLandsTable } from "./types";

/** Questions with which a phase opens: in the first round they come with what the phase is about instead. */
const OPENING = ["act", "grant_die", "contract", "strike_mission", "heal", "salaries"];
/** The dice with which everybody begins: who has them all takes the first action. */
const FIRST_POOL = 4;

/** A line for a first-time player: about this question or, when a phase opens for the first time, about the phase. */
export function coach(nouns: Nouns, question: Question, table: MonsterLandsTable): string | null {
  const name = promptOf(question);
  const pool = Object.values(table.clans[question.seat]?.pool ?? {}).reduce((sum, number) => sum + number, 0);
  const opens = table.round === 1 && OPENING.includes(name) && (name !== "act" || pool >= FIRST_POOL);
  const phase = (table.phase ?? "").replaceAll(" ", "_");
  if (opens && nouns.has(`monster_lands.coach.phase.${phase}`))
    return nouns.t(`monster_lands.coach.phase.${phase}`);
  return (
    hint(nouns, name, question, table) ??
    (nouns.has(`monster_lands.coach.${name}`) ? nouns.t(`monster_lands.coach.${name}`) : null)
  );
}

/** Things that the table shows besides pieces and cards: targets without a name of their own. */
// texts: monster_lands.{thing,explain}.{glory,reputation,excess,points,gold,salaries,pool,round,first,attack_dice}
// texts: monster_lands.{thing,explain}.{missions,mission,contract,lands,entrance,loot,leader,talent,wounded,colony}
// texts: monster_lands.{thing,explain}.{novice,panic,trophies,affinities,modifier,capture,elimination,conquest,rival}
// texts: monster_lands.{thing,explain}.{scenario,battle,citadel,tricks,heroic,equipment,traps,deck}

/** What is known of a thing: its name, the facts of the moment, what it is for, and the paragraph about it. */
export function explain(nouns: Nouns, target: string, table: MonsterLandsTable): Explanation | null {
  const [kind, name] = readTarget(target);
  const title = titleOf(nouns, kind, name, table);
  if (!title) return null;
  const known = topics(kind, name, table).filter((topic) => nouns.has(`monster_lands.explain.${topic}`));
  const told = known.map((topic) => nouns.t(`monster_lands.explain.${topic}`));
  const text = [factsOf(nouns, kind, name, table), ...told].filter(Boolean).map(sentence).join(" ");
  const law = known[0] === undefined ? undefined : nouns.lawOf(`monster_lands.explain.${known[0]}`);
  return law === undefined ? { title, text } : { title, text, law };
}

/** What there is to explain about a thing, the thing itself first. */
function topics(kind: string, name: string, table: MonsterLandsTable): string[] {
  switch (kind) {
    case "building":
      return [name, table.buildings.find(({ id }) => id === name)?.panic ? "panic" : ""];
    case "space":
      return [name.split(".")[0] ?? ""];
    case "path":
      return [pathKind(name)];
    case "member":
      return [kindOf(name) === "novice" ? "novice" : "talent"];
    case "equipment":
      return ["equipment"];
    case "monster":
      return [isTrophy(table, name) ? "trophies" : "battle"];
    case "land":
      return ["colony"];
    case "trap":
      return [traps.get(name)?.group === "trick" ? "tricks" : "traps"];
    case "loot":
      return ["loot"];
    case "die":
      return [`die.${name.split("-")[0] ?? ""}`];
    case "token":
      return [`token.${name}`];
    case "seat":
      return table.clans[Number(name)] ? ["points"] : ["rival"];
    case "phase":
      return [`phase.${name.replaceAll(" ", "_")}`];
    case "area":
      return [AREAS[name] ?? ""];
    case "affinity":
      return ["affinities"];
    default:
      return [kind];
  }
}

const AREAS: Record<string, string> = {
  mission_a: "mission",
  mission_b: "contract",
  land_a: "battle",
  land_b: "battle",
  entrance: "entrance",
};

/** What a path leads to. */
function pathKind(id: string): string {
  if (id.startsWith("e")) return "entrance";
  if (id.startsWith("m1")) return "mission";
  return id.startsWith("m") ? "contract" : "modifier";
}

function titleOf(nouns: Nouns, kind: string, name: string, table: MonsterLandsTable): string {
  switch (kind) {
    case "building":
      return capital(nouns.t(`monster_lands.building.${name}`));
    case "space":
      return capital(nouns.t(`monster_lands.building.${name.split(".")[0] ?? ""}`));
    case "path":
      return capital(nouns.path(name));
    case "member":
    case "equipment":
    case "monster":
    case "land":
      return nouns.named(kind, name);
    case "trap":
      return capital(nouns.group(name));
    case "die":
      return capital(nouns.t("monster_lands.tell.die", { die: dieOf(name) }));
    case "token":
      return capital(tokenName(nouns, name));
    case "seat":
      return nouns.seat(table, Number(name));
    case "phase":
      return capital(nouns.phase(name));
    case "area":
      return capital(nouns.t(`monster_lands.area.${name}`));
    case "affinity":
      return capital(nouns.t(`monster_lands.affinity.${name}`));
    default:
      return nouns.has(`monster_lands.thing.${kind}`) ? nouns.t(`monster_lands.thing.${kind}`) : "";
  }
}

/** What the table shows of it at this moment. */
function factsOf(nouns: Nouns, kind: string, name: string, table: MonsterLandsTable): string {
  switch (kind) {
    case "building":
      return buildingState(nouns, table, name as BuildingName);
    case "path": {
      const path = table.paths.find((one) => one.id === name);
      return [path ? heldBy(nouns, table, path) : "", asksFor(nouns, table, name)].filter(Boolean).join("; ");
    }
    case "member":
      return members.has(kindOf(name)) ? memberFacts(nouns, name) : "";
    case "equipment":
      return equipment.has(name) ? gearFacts(nouns, name) : "";
    case "monster":
      return isTrophy(table, name) ? trophyLine(nouns, name) : monsterLine(nouns, name, table);
    case "land":
      return landLine(nouns, name);
    case "trap": {
      const cost = traps.get(name)?.cost;
      return [nouns.effect("trap", name), cost ? nouns.t("monster_lands.tell.costs", { n: cost }) : ""]
        .filter(Boolean)
        .join("; ");
    }
    case "loot":
      return name ? nouns.effect("loot", name) : "";
    case "seat": {
      const clan = table.clans[Number(name)];
      return clan ? standing(nouns, clan) : "";
    }
    case "scenario":
      return table.scenario ? nouns.t(`monster_lands.scenario-about.${table.scenario}`) : "";
    default:
      return "";
  }
}

/** A part of an explanation as a sentence. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;
}
