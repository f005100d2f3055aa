/** Which answers are left after some things were picked, and what can be picked next. */
import type { Option } from "../games/game";

/**
 * Whether it matters in which order things are picked: where "from here to there" and "from there to here" are two
 * answers, the first thing picked is the first that an answer names.
 */
export function isOrdered(choices: readonly Option[]): boolean {
  const ways = new Map<string, string>();
  return choices.some(({ targets }) => {
    const things = targets.toSorted().join(" ");
    const way = targets.join(" ");
    const known = ways.get(things);
    ways.set(things, way);
    return known !== undefined && known !== way;
  });
}

/** How often a thing is among others: of dice, an answer names as many as it takes. */
export const times = (things: readonly string[], thing: string): number =>
  things.reduce((count, one) => count + Number(one === thing), 0);

/** The answers that are left after what has been picked. */
export function narrowed(choices: readonly Option[], picks: readonly string[]): Option[] {
  const ordered = isOrdered(choices);
  return choices.filter(({ targets }) =>
    picks.every((pick, place) =>
      ordered ? targets[place] === pick : times(targets, pick) >= times(picks, pick),
    ),
  );
}

/** What can be picked next. */
export function pickable(choices: readonly Option[], picks: readonly string[]): Set<string> {
  const left = narrowed(choices, picks);
  if (isOrdered(choices)) return new Set(left.flatMap(({ targets }) => targets[picks.length] ?? []));
  return new Set(
    left.flatMap(({ targets }) => targets.filter((target) => times(targets, target) > times(picks, target))),
  );
}

/** Ways by the action that they begin with: each action has an order of its own in which things are picked. */
export function grouped(ways: readonly Option[]): Option[][] {
  const groups = new Map<string, Option[]>();
  for (const way of ways) {
    const [first = ""] = way.answers ?? [];
    groups.set(first, [...(groups.get(first) ?? []), way]);
  }
  return [...groups.values()];
}
