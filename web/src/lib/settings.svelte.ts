/** What a person prefers, kept in this browser. */

/** Milliseconds for which a move of others is shown. */
export const PACES = { none: 0, usual: 800, calm: 1600 };

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
  pace: keyof typeof PACES;
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
  pace: "usual",
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
  const apply = (): void => {
    const dark = settings.theme === "dark" || (settings.theme === "system" && night.matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
    document.documentElement.dataset["motion"] = settings.motion ? "on" : "off";
    document.documentElement.dataset["contrast"] = settings.contrast ? "high" : "usual";
  };
  const stop = $effect.root(() => {
    $effect(() => {
      apply();
      keep(KEY, settings);
    });
  });
  night.addEventListener("change", apply);
  return () => {
    stop();
    night.removeEventListener("change", apply);
  };
}
