/** What helps somebody who plays for the first time at this very moment: by what is offered, and by what lies there. */
import type { Question } from "../../protocol";
import { buildings, monsters } from "./data";
import { figure, named, offers } from "./figures";
import { person, type Nouns } from "./nouns";
import type { ClanFacts, MonsterLandsTable } from "./types";

/** A line that fits the moment; null where the one for the question does. */
export function hint(
  nouns: Nouns,
  asked: string,
  question: Question,
  table: MonsterLandsTable,
): string | null {
  switch (asked) {
    case "act":
      return acting(nouns, question, table);
    case "strike_monster":
      return attacking(nouns, question, table);
    case "block_talents":
    case "block_tokens":
    case "drink":
      return defending(nouns, asked, question, table);
    case "salaries": {
      const who = named(question, "deserter");
      return who.length ? nouns.t("monster_lands.hint.short", { who: who.map(person) }) : null;
    }
    case "contract":
      return question.options && !offers(question, (text) => text === "fulfil")
        ? nouns.t("monster_lands.hint.lack")
        : null;
    default:
      return null;
  }
}

/** What to do with the dice that are left. */
// texts: monster_lands.hint.{arm,go,poor,magic,home,pawn,out,forfeit}
function acting(nouns: Nouns, question: Question, table: MonsterLandsTable): string | null {
  const me = table.clans[question.seat];
  if (!me || !question.options) return null;
  const key = plan(question, me);
  const { salaries: due, gold } = me;
  // Whoever spends their last gold now is not asked again before somebody leaves.
  const wages = due > gold ? nouns.t("monster_lands.hint.wages", { due, gold }) : "";
  return [wages, key ? nouns.t(`monster_lands.hint.${key}`) : ""].filter(Boolean).join(" ") || null;
}

const SHOPS = ["hunters_lodge:", "armory:", "tavern:", "bazaar:"];

/** Which advice fits the dice, the gold and the places that are open. */
export function plan(question: Question, me: ClanFacts): string | null {
  const any = (...starts: string[]): boolean =>
    offers(question, (text) => starts.some((start) => text.startsWith(start)));
  const lands = offers(question, (text) => /^path:[12]\./.test(text));
  const paths = any("path:");
  const citadel = any(...SHOPS, "alchemists:", "mine:");
  if (any("forfeit")) return "forfeit";
  if (!citadel && !paths) return any("pawnshop") ? "pawn" : null;
  const colours = Object.keys(me.pool);
  if (colours.length && colours.every((die) => die === "magic")) return "magic";
  if (!paths) return any("mine:") && me.gold < low() ? "poor" : "home";
  const armed = me.traps > 0 && me.defense > 0;
  if (lands && !armed && any("hunters_lodge:", "armory:")) return "arm";
  if (lands && (armed || me.traps > 0 || me.defense > 0)) return "go";
  if (any("mine:") && me.gold < low()) return "poor";
  return citadel ? null : "out";
}

/** Less gold than this buys next to nothing. */
const low = (): number => 2 * (buildings.get("armory")?.token_price ?? 2);

/** Whether to stop at a capture depends on whether there can be one. */
function attacking(nouns: Nouns, question: Question, table: MonsterLandsTable): string | null {
  const battle = table.battle;
  if (!battle) return null;
  const name =
    battle.area === "entrance" ? table.gate : table.lands[battle.area === "land_a" ? 0 : 1]?.monster;
  const monster = monsters.get(name ?? "");
  if (!monster) return null;
  const key = !battle.capturable ? "no_trap" : figure(question, "unrolled") === 0 ? "last" : "capture";
  return nouns.t(`monster_lands.hint.${key}`, {
    capture: monster.capture_value,
    elimination: monster.elimination_value,
  });
}
// texts: monster_lands.hint.{capture,last,no_trap}

/** How many wounds kill, and what else could help. */
function defending(nouns: Nouns, asked: string, question: Question, table: MonsterLandsTable): string | null {
  const deadly = figure(question, "deadly");
  const path = table.paths.find(({ id }) => id === named(question, "path")[0]);
  if (deadly === null || !path?.member) return null;
  const danger = nouns.t("monster_lands.hint.deadly", {
    name: person(path.member),
    deadly,
    potions: asked === "drink" ? 0 : path.potions,
  });
  if (asked === "drink") return danger;
  // texts: monster_lands.hint.{once,spent}
  return `${danger} ${nouns.t(`monster_lands.hint.${asked === "block_talents" ? "once" : "spent"}`)}`;
}
