/** The options of a new match, as the engine describes them: what is usual, what there is, how many sit down. */
import type { GameInfo, GameOption } from "../../protocol";

export type Options = Readonly<Record<string, unknown>>;

/** Who can sit down at a table, and how many must and may. */
export interface Company {
  among: readonly string[];
  /** Who does where nobody is named. */
  usual: readonly string[];
  fewest: number;
  most: number;
}

const find = (info: GameInfo, name: string): GameOption | undefined =>
  info.options.find((option) => option.name === name);

/** What an option can be. */
export const among = (info: GameInfo, name: string): string[] => find(info, name)?.among ?? [];

/** Options as they are meant: what is missing has its usual value. */
export const complete = (info: GameInfo, options: Options): Record<string, unknown> => ({
  ...Object.fromEntries(info.options.map((option) => [option.name, option.default])),
  ...options,
});

/** The names in a list of anything. */
export const names = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((name): name is string => typeof name === "string") : [];

/** Who can sit at a table of this game. */
export function company(info: GameInfo): Company {
  const seats = find(info, "seats");
  return {
    among: seats?.among ?? [],
    usual: names(seats?.default),
    fewest: seats?.fewest ?? 0,
    most: seats?.most ?? 0,
  };
}
