/** The options of a new match of Monster Lands: how they are read, scenarios, warnings, and matches for one click. */
import { t } from "$lib/texts.svelte";
import type { GameInfo } from "../../protocol";
import type { Quick } from "../game";
import { company, complete, names, type Options } from "../shared/options";
import { forbidden, startCampaign } from "./campaign";
import { CLANS } from "./clans";
import { scenarios, type Rank } from "./data";
import { AFFINITIES, type Affinity, type Difficulty } from "./types";

// texts: monster_lands.setup.{learn,solo,campaign,hotseat,online}.{title,text}

export const RANDOM = "random";
export const DIFFICULTIES: readonly Difficulty[] = ["beginner", "normal", "hard", "cutthroat"];
export const RANKS = ["trainee", "veteran", "hero"] as const;
export const FLAGS = ["tricks", "queens_grant", "more_monsters"] as const;
/** The scenario in which one plays with tricks, although alone. */
const TRICKS = 8;

/** The options of a match, complete. */
export interface MonsterLandsOptions {
  seats: Affinity[];
  difficulty: Difficulty;
  tricks: boolean;
  queens_grant: boolean;
  more_monsters: boolean;
  first: string;
  /** 0 if several play. */
  scenario: number;
  campaign: Record<string, unknown> | null;
}

const isClan = (name: unknown): name is Affinity => AFFINITIES.includes(name as Affinity);
const isLevel = (name: unknown): name is Difficulty => DIFFICULTIES.includes(name as Difficulty);

/** Options as they are meant: what is missing has the value that the game says is usual. */
export function read(options: Options, info: GameInfo): MonsterLandsOptions {
  const all = complete(info, options);
  const seats = names(all["seats"]).filter(isClan);
  const campaign = seats.length === 1 && isRecord(all["campaign"]) ? all["campaign"] : null;
  const named = Number(campaign?.["scenario"] ?? all["scenario"] ?? 0);
  return {
    seats,
    difficulty: isLevel(all["difficulty"]) ? all["difficulty"] : "normal",
    tricks: all["tricks"] === true,
    queens_grant: all["queens_grant"] === true,
    more_monsters: all["more_monsters"] === true,
    first: typeof all["first"] === "string" ? all["first"] : RANDOM,
    scenario: seats.length === 1 ? named || 1 : 0,
    campaign,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Who sits at a table with these options. */
export const seats = (options: Options, info: GameInfo): string[] => read(options, info).seats;

/** Why these options are unwise or impossible, as sentences. */
export function warnings(options: Options, info: GameInfo): string[] {
  const { seats, first, difficulty, scenario, tricks, campaign } = read(options, info);
  const given = options["seats"];
  const said: string[] = [];
  if (seats.length < company(info).fewest) said.push(t("monster_lands.setup.too-few"));
  if (Array.isArray(given) && new Set(given).size < given.length) said.push(t("monster_lands.setup.twice"));
  if (first !== RANDOM && !seats.some((seat) => seat === first))
    said.push(t("monster_lands.setup.first-absent"));
  if (seats.length !== 1) return said;
  const data = scenarios.get(scenario);
  if (data?.starting_affinity && data.starting_affinity !== seats[0])
    said.push(
      t("monster_lands.setup.wrong-clan", {
        scenario: t(`monster_lands.scenario.${scenario}`),
        clan: [`monster_lands.clan.${data.starting_affinity}`],
      }),
    );
  if (forbidden(data).includes(difficulty))
    said.push(t("monster_lands.setup.wrong-level", { scenario: t(`monster_lands.scenario.${scenario}`) }));
  if (tricks && scenario !== TRICKS) said.push(t("monster_lands.setup.no-tricks"));
  const levels = campaign?.["difficulties"];
  if (Array.isArray(levels) && !levels.includes(difficulty))
    said.push(t("monster_lands.setup.campaign-level"));
  return said;
}

/** What a rank of a scenario asks for. */
export function rankLine(rank: Rank): string {
  if (rank.spread) return t("monster_lands.rank.spread", { spread: rank.spread.join(" / ") });
  if (rank.goal)
    return rank.vp ? t("monster_lands.rank.goal-points", { n: rank.vp }) : t("monster_lands.rank.goal");
  if (rank.gold) return t("monster_lands.rank.gold", { n: rank.gold });
  if (rank.missions) return t("monster_lands.rank.missions", { missions: rank.missions, n: rank.vp ?? 0 });
  return t("monster_lands.rank.points", { n: rank.vp ?? 0 });
}

/** Matches for one click, at the table that the game lays; the clan that is first to be learned sits down first. */
export function quick(info: GameInfo): Quick[] {
  const offer = (key: string, seats: Affinity[], mine: number, bot: string, more = {}): Quick => ({
    title: t(`monster_lands.setup.${key}.title`),
    text: t(`monster_lands.setup.${key}.text`),
    options: { seats, difficulty: "normal", ...more },
    mine,
    bot,
  });
  const { usual } = company(info);
  const all = CLANS.map(({ id }) => id).filter((id) => usual.includes(id));
  const alone = all.slice(0, 1);
  return [
    offer("learn", all, 1, "greedy", { first: all[0], difficulty: "beginner" }),
    offer("solo", alone, 1, "", { scenario: 1 }),
    offer("campaign", alone, 1, "", { campaign: startCampaign() }),
    offer("hotseat", all, all.length, ""),
    offer("online", all, 1, ""),
  ];
}
