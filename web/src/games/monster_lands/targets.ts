/** Things on the table in words, for people who cannot see them: what each is, and what is there. */
import {
  buildings,
  entrance,
  equipment,
  lands,
  members,
  modifierPath,
  missionPath,
  monsters,
  saleOf,
  traps,
} from "./data";
import { capital, readTarget } from "../shared/speech";
import { memberLine, standing, titled } from "./belongings";
import { diceOf, dieOf, goodsOf, kindOf, neededOf, person, seatOf, type Nouns } from "./nouns";
import type { BuildingName, MonsterLandsTable, PathFacts } from "./types";

/** A thing on the table. */
export function describe(nouns: Nouns, target: string, table: MonsterLandsTable): string {
  const [kind, name] = readTarget(target);
  switch (kind) {
    case "building":
      return capital(buildingLine(nouns, table, name as BuildingName));
    case "space":
      return capital(spaceLine(nouns, table, name));
    case "path":
      return capital(pathLine(nouns, table, name));
    case "member":
      return memberCard(nouns, table, name);
    case "equipment":
      return gearCard(nouns, name);
    case "monster":
      return isTrophy(table, name)
        ? titled(nouns, nouns.named("monster", name), trophyLine(nouns, name))
        : monsterLine(nouns, name, table);
    case "land":
      return [landLine(nouns, name), colonistOf(nouns, table, name)].filter(Boolean).join("; ");
    case "trap":
      return trapCard(nouns, name);
    case "loot":
      return name
        ? titled(nouns, nouns.t("monster_lands.say.loot"), nouns.effect("loot", name))
        : other(nouns, kind);
    case "die":
      return capital(dieName(nouns, name));
    case "token":
      return capital(tokenName(nouns, name));
    case "seat":
      return seatLine(nouns, table, Number(name));
    default:
      return other(nouns, kind, name);
  }
}

const dieName = (nouns: Nouns, name: string): string =>
  nouns.t("monster_lands.tell.die", { die: dieOf(name) });

/** A kind of token; a number is one of the tokens on a path, counted from the top. */
export const tokenName = (nouns: Nouns, name: string): string =>
  nouns.has(`monster_lands.token.${name}`)
    ? nouns.t(`monster_lands.token.${name}`)
    : nouns.t("monster_lands.tell.token", { number: name });

/** A building: whether it is open, and what lies on its spaces. */
export function buildingLine(nouns: Nouns, table: MonsterLandsTable, name: BuildingName): string {
  const title = nouns.t(`monster_lands.building.${name}`);
  const inside = buildingState(nouns, table, name);
  return inside ? titled(nouns, title, inside) : title;
}

/** Whether a building is open, and what lies on its spaces; nothing where there are none. */
export function buildingState(nouns: Nouns, table: MonsterLandsTable, name: BuildingName): string {
  const building = table.buildings.find(({ id }) => id === name);
  if (!building) return "";
  if (building.closed)
    return nouns.t(building.panic ? "monster_lands.tell.panic" : "monster_lands.say.closed");
  const spaces = building.spaces
    .filter(({ usable }) => usable)
    .map(({ die, seat }) =>
      die === null
        ? ["monster_lands.say.free"]
        : ["monster_lands.tell.of_clan", { what: dieOf(die), clan: seatOf(table, seat ?? -1) }],
    );
  return spaces.length ? nouns.list(spaces) : "";
}

/** A space of a building: what it yields, and what lies there. */
function spaceLine(nouns: Nouns, table: MonsterLandsTable, name: string): string {
  const [building = "", number = ""] = name.split(".");
  const index = Number(number) - 1;
  const title = nouns.t("monster_lands.label.space", {
    building: nouns.t(`monster_lands.building.${building}`),
    number,
  });
  const space = table.buildings.find(({ id }) => id === building)?.spaces[index];
  const gold = buildings.get(building)?.space_gold?.[index];
  const tokens = buildings.get(building)?.space_tokens?.[index];
  const state = !space?.usable
    ? nouns.t("monster_lands.say.closed")
    : space.die
      ? nouns.t("monster_lands.tell.of_clan", {
          what: nouns.die(space.die),
          clan: nouns.seat(table, space.seat ?? -1),
        })
      : nouns.t("monster_lands.say.free");
  const yields =
    gold !== undefined
      ? nouns.t("monster_lands.tell.yields_gold", { n: gold })
      : tokens !== undefined
        ? nouns.t("monster_lands.tell.yields_tokens", { n: tokens })
        : "";
  return titled(nouns, title, [yields, state].filter(Boolean).join("; "));
}

/** A path: who is there with what, or what it asks for and gives. */
export function pathLine(nouns: Nouns, table: MonsterLandsTable, id: string): string {
  const path = table.paths.find((one) => one.id === id);
  const title = nouns.path(id);
  if (!path) return title;
  const held = heldBy(nouns, table, path);
  const asks = asksFor(nouns, table, id);
  return titled(
    nouns,
    title,
    [held, held ? "" : nouns.t("monster_lands.say.free"), asks].filter(Boolean).join("; "),
  );
}

/** Who is on a path, and with what; nothing if nobody is. */
export function heldBy(nouns: Nouns, table: MonsterLandsTable, path: PathFacts): string {
  if (path.rival) return nouns.t("monster_lands.say.rival");
  if (path.member === null) return "";
  const holder = nouns.t("monster_lands.say.held", {
    member: nouns.named("member", path.member),
    clan: nouns.seat(table, path.seat ?? -1),
    dice: diceOf(path),
    traps: nouns.list(
      path.traps.map((trap) =>
        trap ? ["table.verbatim", { text: nouns.trap(trap) }] : ["monster_lands.tell.face_down"],
      ),
    ),
    defense: path.defense,
  });
  const more = [
    path.wounded ? nouns.t("monster_lands.say.wounded") : "",
    ...(["potions", "venoms", "gold"] as const).map((key) =>
      // texts: monster_lands.tell.with_{potions,venoms,gold}
      path[key] ? nouns.t(`monster_lands.tell.with_${key}`, { n: path[key] }) : "",
    ),
  ];
  return [holder, ...more].filter(Boolean).join("; ");
}

/** What a path asks for and gives. */
export function asksFor(nouns: Nouns, table: MonsterLandsTable, id: string): string {
  const [area = "", number = "1"] = id.split(".");
  if (area === "e") {
    const guards = entrance.reinforcements[Number(number) - 1];
    const gold = guards?.gold ?? 0;
    return [
      nouns.t("monster_lands.tell.entrance", { n: guards?.defense_talents ?? 0 }),
      gold ? nouns.t("monster_lands.tell.with_gold", { n: gold }) : "",
    ]
      .filter(Boolean)
      .join("; ");
  }
  if (area.startsWith("m")) {
    const space = area === "m1" ? 0 : 1;
    const mission = missionPath(space, table.missions[space] ?? null, Number(number));
    if (!mission) return nouns.t("monster_lands.tell.no_mission");
    const dice = mission.dice_options.map(neededOf);
    const reward = goodsOf(mission.reward);
    return mission.kind === "dice_roll"
      ? nouns.t("monster_lands.tell.roll_path", {
          dice,
          reward,
          target: mission.target,
          penalty: mission.penalty_glory,
        })
      : nouns.t("monster_lands.tell.contract_path", { dice, reward, discard: goodsOf(mission.discard) });
  }
  const modifier = table.lands[Number(area) - 1]?.modifier ?? null;
  const data = modifierPath(modifier, Number(number));
  if (!data) return "";
  const { require, reinforce, benefit } = data;
  return nouns.t("monster_lands.tell.land_path", {
    must: diceOf(require),
    more: diceOf(reinforce),
    benefit: nouns.t(`monster_lands.benefit.${benefit.kind}`, nouns.filled({ ...benefit })),
  });
}

/** A member: what it costs and counts, its dice and its talent; one that is at the table, with its state. */
function memberCard(nouns: Nouns, table: MonsterLandsTable, name: string): string {
  const owner = table.clans.find(({ members: own }) => own.some((one) => one.name === kindOf(name)));
  const facts = owner?.members.find((one) => one.name === kindOf(name));
  if (owner && facts)
    return nouns.t("monster_lands.tell.of_clan", {
      what: memberLine(nouns, facts),
      clan: nouns.clan(owner.clan),
    });
  return `${nouns.named("member", name)}: ${memberFacts(nouns, name)}`;
}

/** What is printed on the card of a member. */
export function memberFacts(nouns: Nouns, name: string): string {
  const card = members.get(kindOf(name));
  if (!card) return "";
  return nouns.t("monster_lands.tell.member", {
    affinity: nouns.t(`monster_lands.affinity.${card.affinity}`),
    cost: card.cost ?? 0,
    reputation: card.reputation,
    dice: diceOf(card.dice),
    effect: nouns.effect("member", name),
  });
}

function gearCard(nouns: Nouns, name: string): string {
  const card = equipment.get(name);
  return card ? `${card.name}: ${gearFacts(nouns, name)}` : name;
}

/** What is printed on an equipment card. */
export function gearFacts(nouns: Nouns, name: string): string {
  const card = equipment.get(name);
  if (!card) return "";
  return nouns.t("monster_lands.tell.gear", {
    type: nouns.t(`monster_lands.source.${card.type}`),
    cost: card.cost,
    effect: nouns.effect("equipment", name),
  });
}

/** A monster with its numbers, with how many dice it attacks where it stands, and what it brings. */
export function monsterLine(nouns: Nouns, name: string, table: MonsterLandsTable): string {
  const card = monsters.get(name);
  if (!card) return name;
  const numbers = nouns.t("monster_lands.say.monster", {
    name: card.name,
    affinity: nouns.t(`monster_lands.affinity.${card.affinity}`),
    attack: card.attack,
    capture: card.capture_value,
    elimination: card.elimination_value,
    effect: nouns.effect("monster", name),
  });
  const dice =
    table.gate === name ? table.gate_attack : table.lands.find(({ monster }) => monster === name)?.attack;
  const now = dice ? nouns.t("monster_lands.tell.attacks_with", { n: dice }) : "";
  return [numbers, now, rewards(nouns, name)].filter(Boolean).join("; ");
}

/** Whether somebody has it as a trophy. */
export const isTrophy = (table: MonsterLandsTable, name: string): boolean =>
  table.clans.some(({ trophies }) => trophies.includes(name));

/** What a trophy is worth: points at the end, or gold. */
export const trophyLine = (nouns: Nouns, name: string): string =>
  [
    nouns.t("monster_lands.seat.trophies", { n: monsters.get(name)?.trophies ?? 0 }),
    nouns.t("monster_lands.tell.sells_for", { n: saleOf(name) }),
  ].join("; ");

/** What a monster brings to whoever captures or eliminates it. */
export function rewards(nouns: Nouns, name: string): string {
  const card = monsters.get(name);
  if (!card) return "";
  return nouns.t("monster_lands.tell.rewards", {
    gold: card.capture_gold,
    glory: card.capture_glory,
    more: card.elimination_glory,
    trophies: card.trophies,
  });
}

/** A land: its numbers, and what it gives to whoever lives there. */
export function landLine(nouns: Nouns, name: string): string {
  const card = lands.get(name);
  if (!card) return name;
  const numbers = nouns.t("monster_lands.say.land", {
    name: card.name,
    affinity: nouns.t(`monster_lands.affinity.${card.affinity}`),
    value: card.conquest_value,
    glory: card.glory,
  });
  return `${numbers}; ${landUse(nouns, name)}`;
}

/** What a colonised land gives, and for which dice. */
export function landUse(nouns: Nouns, name: string): string {
  const card = lands.get(name);
  if (!card) return "";
  return nouns.t("monster_lands.tell.land_use", {
    dice: card.dice_options.map(neededOf),
    effect: nouns.effect("land", name),
  });
}

/** Who lives in a land that somebody has won; nothing for others. */
function colonistOf(nouns: Nouns, table: MonsterLandsTable, name: string): string {
  const held = table.clans.flatMap((clan) => clan.lands).find(({ land }) => land === name);
  if (!held) return "";
  return held.colonist
    ? nouns.t("monster_lands.tell.colonist", { name: person(held.colonist) })
    : nouns.t("monster_lands.tell.no_colonist");
}

function trapCard(nouns: Nouns, name: string): string {
  const cost = traps.get(name)?.cost;
  const text = capital(nouns.trap(name));
  return cost ? `${text}; ${nouns.t("monster_lands.tell.costs", { n: cost })}` : text;
}

function seatLine(nouns: Nouns, table: MonsterLandsTable, seat: number): string {
  const clan = table.clans[seat];
  return clan ? titled(nouns, nouns.clan(clan.clan), standing(nouns, clan)) : nouns.clan("rival");
}

/** Things that are in no option, but which people point at. */
function other(nouns: Nouns, kind: string, name = ""): string {
  if (kind === "phase") return capital(nouns.phase(name));
  if (kind === "affinity") return capital(nouns.t(`monster_lands.affinity.${name}`));
  if (kind === "area") return capital(nouns.t(`monster_lands.area.${name}`));
  return nouns.has(`monster_lands.thing.${kind}`)
    ? nouns.t(`monster_lands.thing.${kind}`)
    : capital((name || kind).replaceAll("_", " "));
}
