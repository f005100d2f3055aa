/** Questions with the numbers they are about, where the engine tells them. */
import type { Question } from "../../protocol";
import { entrance, missionPath, modifierPath } from "./data";
import { figure, named } from "./figures";
import type { Nouns } from "./nouns";
import type { MonsterLandsTable } from "./types";

/** A question in full; null where its plain words say everything. */
export function inFull(
  nouns: Nouns,
  asked: string,
  question: Question,
  table: MonsterLandsTable,
): string | null {
  const path = named(question, "path")[0] ?? "";
  const due = figure(question, "due");
  switch (asked) {
    case "salaries":
      return due === null
        ? null
        : nouns.t("monster_lands.ask.salaries", { due, gold: figure(question, "gold") ?? 0 });
    case "use_discount":
      return due === null
        ? null
        : nouns.t("monster_lands.ask.use_discount", {
            due,
            after: figure(question, "after") ?? 0,
            name: holder(nouns, question),
          });
    case "buy_trap":
      return due === null ? null : nouns.t("monster_lands.ask.buy_trap", { due });
    case "block_talents":
    case "block_tokens":
    case "drink":
      return defence(nouns, asked, path, question);
    case "path_dice":
      return dice(nouns, path, question, table);
    case "path_tokens": {
      const room = figure(question, "room");
      return room === null ? null : nouns.t("monster_lands.ask.path_tokens", { room });
    }
    case "strike_monster":
      return strike(nouns, question);
    case "contract": {
      const deal = contractOf(nouns, path, table);
      return deal ? nouns.t("monster_lands.ask.contract", deal) : null;
    }
    default:
      return null;
  }
}

/** Who or what gives a discount. */
function holder(nouns: Nouns, question: Question): string {
  const [member] = named(question, "member");
  return member
    ? nouns.named("member", member)
    : nouns.named("equipment", named(question, "equipment")[0] ?? "");
}

/** What a contract takes and gives; nothing where none lies. */
export function contractOf(
  nouns: Nouns,
  path: string,
  table: MonsterLandsTable,
): { discard: string; reward: string } | null {
  if (!path.startsWith("m2")) return null;
  const found = missionPath(1, table.missions[1] ?? null, Number(path.split(".")[1]));
  if (found?.kind !== "contract") return null;
  return { discard: nouns.goods(found.discard), reward: nouns.goods(found.reward) };
}

function defence(nouns: Nouns, asked: string, path: string, question: Question): string | null {
  const hits = figure(question, "hits");
  const wounds = figure(question, "wounds");
  if (wounds !== null) return nouns.t("monster_lands.ask.drink", { wounds });
  if (hits === null) return null;
  // texts: monster_lands.ask.{block_guards,block_shield,block_tokens}
  const key = asked === "block_tokens" ? asked : path.startsWith("e") ? "block_guards" : "block_shield";
  return nouns.t(`monster_lands.ask.${key}`, { hits });
}

/** How many dice a path takes. */
function dice(nouns: Nouns, path: string, question: Question, table: MonsterLandsTable): string | null {
  const [area = "", number = "1"] = path.split(".");
  if (area === "e")
    return nouns.t("monster_lands.ask.path_dice_gate", {
      room: figure(question, "room") ?? entrance.capacity,
    });
  const found = modifierPath(table.lands[Number(area) - 1]?.modifier ?? null, Number(number));
  if (!found) return null;
  return nouns.t("monster_lands.ask.path_dice", {
    must: nouns.dice([found.require]) || nouns.say("say.no_dice"),
    more: nouns.dice([found.reinforce]) || nouns.say("say.no_dice"),
  });
}

/** An attack whose dice have all fallen, or that never had any. */
function strike(nouns: Nouns, question: Question): string | null {
  if (figure(question, "unrolled") !== 0) return null;
  return nouns.t(
    figure(question, "laid") ? "monster_lands.ask.strike_done" : "monster_lands.ask.strike_none",
  );
}
