/** Campaigns: how one begins, stands and may go on. The server keeps it, and makes each game of it. */
import { t } from "$lib/texts.svelte";
import type { MatchLine } from "../../protocol";
import type { Sequel } from "../game";
import { scenarios, type ScenarioData } from "./data";

// texts: monster_lands.campaign.{won,lost}

/** One game of a campaign. */
export interface Played {
  scenario: number;
  difficulty: string;
  rank: string;
  points: number;
}

export interface Campaign {
  scenario: number;
  /** Difficulties at which the next game may be played. */
  difficulties: string[];
  games: number;
  state: string;
  log: Played[];
}

/** A campaign before its first game, which may be played at any difficulty. */
export const startCampaign = (): Record<string, unknown> => ({
  scenario: 1,
  difficulties: ["beginner", "normal", "hard", "cutthroat"],
  games: 0,
  state: "running",
  log: [],
});

/** A campaign as the engine tells it. */
export function readCampaign(facts: Readonly<Record<string, unknown>>): Campaign {
  return facts as unknown as Campaign;
}

/** A game of a campaign, in a line. */
export const playedLine = ({ scenario, difficulty, rank, points }: Played): string =>
  t("monster_lands.campaign.played", {
    scenario: t(`monster_lands.scenario.${scenario}`),
    difficulty: t(`monster_lands.difficulty.${difficulty}`),
    rank: t(`monster_lands.reason.${rank}`),
    points,
  });

/** Difficulties at which a scenario is not played. */
export const forbidden = (scenario: ScenarioData | undefined): string[] =>
  (scenario?.special_rules ?? [])
    .filter((rule) => rule.kind === "forbid_difficulty")
    .map((rule) => String(rule["difficulty"]));

/** What follows a game: the next scenario or the same one again, by the difficulties that are open. */
export function sequel(facts: Record<string, unknown>): Sequel {
  const campaign = readCampaign(facts);
  const { scenario, difficulties, games, state } = campaign;
  const log = campaign.log.map(playedLine);
  if (state !== "running")
    return {
      title: t(`monster_lands.campaign.${state}`),
      text: t("monster_lands.campaign.games", { n: games }),
      log,
      ways: [],
    };
  const last = campaign.log.at(-1);
  const name = t(`monster_lands.scenario.${scenario}`);
  return {
    title: t("monster_lands.campaign.title", { n: games }),
    text:
      last?.scenario === scenario
        ? t("monster_lands.campaign.again", { scenario: name })
        : t("monster_lands.campaign.next", { number: scenario, scenario: name }),
    log,
    ways: difficulties
      .filter((level) => !forbidden(scenarios.get(scenario)).includes(level))
      .map((level) => ({
        label: t("monster_lands.campaign.play", {
          scenario: name,
          difficulty: t(`monster_lands.difficulty.${level}`),
        }),
        options: { difficulty: level },
      })),
  };
}

/** In a list: the scenario of somebody who plays alone, and the game of the campaign. */
export function line(match: MatchLine): string {
  const options = match.options ?? {};
  const scenario = Number(options["scenario"] ?? 0);
  const level = options["difficulty"];
  const parts: string[] = [];
  if (scenario)
    parts.push(
      t("monster_lands.say.scenario", { number: scenario, name: t(`monster_lands.scenario.${scenario}`) }),
    );
  if (typeof level === "string") parts.push(t(`monster_lands.difficulty.${level}`));
  const campaign = options["campaign"] as Campaign | null | undefined;
  if (campaign) parts.push(t("monster_lands.campaign.game", { n: campaign.games + 1 }));
  return parts.join(" · ");
}
