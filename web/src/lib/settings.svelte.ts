/** What a person prefers, kept in this browser. */

/** Milliseconds for which a move of others is shown; without end, somebody asks for each of them. */
export const PACES = { none: 0, usual: 800, calm: 1600, step: Infinity };
export type Pacing = keyof typeof PACES | "fitting";
/** All ways to be shown moves; what fits is slow in a first game. */
export const PACINGS: readonly Pacing[] = ["fitting", "step", "calm", "usual", "none"];

/** For how long a move is shown to somebody who wants it so, in a first game of its kind or in a later one. */
export function restOf(pacing: Pacing, first: boolean): number {
  if (pacing === "fitting") return first ? PACES.calm : PACES.usual;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a browser may have kept another word
  return PACES[pacing] ?? PACES.usual;
}

export interface Settings {
  theme: "system" | "light" | "dark";
  contrast: boolean;
  coach: boolean;
  careful: boolean;
  /** With bots alone, what leaves no choice is answered by itself. */
  forward: boolean;
  sound: boolean;
  motion: boolean;
  /** How the moves of others are shown. */
  pace: Pacing;
  /** Whether one is told what has changed before one's turn. */
  since: boolean;
  /** The options list stands open. */
  list: boolean;
}

const KEY = "rulewright.settings";
const USUAL: Settings = {
  theme: "system",
  contrast: false,
  coach: true,
  careful: true,
  forward: true,
  sound: false,
  motion: true,
  pace: "fitting",
  since: true,
  list: false,
};

export function recall<T>(key: string, usual: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? usual : (JSON.parse(kept) as T);
  } catch {
    return usual;
  }
}

/** Keep something in this browser; where nothing may be kept (private windows), it lasts as long as the page. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not kept.
  }
}

export const settings = $state<Settings>({ ...USUAL, ...recall<Partial<Settings>>(KEY, {}) });

/** Apply the settings to the page, and keep them whenever they change. */
export function applySettings(): () => void {
  const night = matchMedia("(prefers-color-scheme: dark)");
  /** Whoever has said so to the whole system need not say it here. */
  const more = matchMedia("(prefers-contrast: more)");
  const apply = (): void => {
    const dark = settings.theme === "dark" || (settings.theme === "system" && night.matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
    document.documentElement.dataset["motion"] = settings.motion ? "on" : "off";
    const clear = settings.contrast || more.matches;
    document.documentElement.dataset["contrast"] = clear ? "high" : "usual";
  };
  const stop = $effect.root(() => {
    $effect(() => {
      apply();
      keep(KEY, settings);
    });
  });
  night.addEventListener("change", apply);
  more.addEventListener("change", apply);
  return () => {
    stop();
    night.removeEventListener("change", apply);
    more.removeEventListener("change", apply);
  };
}
