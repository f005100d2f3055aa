/** The links of matches that were made in this browser: secrets are told once, so they are kept here. */
import type { Links } from "../protocol";
import { address } from "./route.svelte";
import { keep, recall } from "./settings.svelte";

const KEY = "rulewright.links";
const MOST = 50;

export interface Addresses {
  seats: string[];
  watch: string;
}

export function keepLinks(links: Links): void {
  const kept = recall<Links[]>(KEY, []).filter((other) => other.match !== links.match);
  keep(KEY, [links, ...kept].slice(0, MOST));
}

/** The addresses to give to others, if the match was made here. */
export function linksOf(match: string): Addresses | null {
  const links = recall<Links[]>(KEY, []).find((other) => other.match === match);
  if (!links) return null;
  return {
    seats: links.seats.map((secret) => (secret ? address(`seat/${secret}`) : "")),
    watch: address(`watch/${links.watch}`),
  };
}
