/** The pages beside the first one, each loaded when somebody goes there. */
import type { Component } from "svelte";

export const PAGES: Record<string, () => Promise<{ default: Component }>> = {
  new: () => import("./New.svelte"),
  match: () => import("./Match.svelte"),
  watch: () => import("./Watch.svelte"),
  seat: () => import("./Seat.svelte"),
  learn: () => import("./Learn.svelte"),
  law: () => import("./LawPage.svelte"),
  me: () => import("./MePage.svelte"),
  figures: () => import("./Figures.svelte"),
  recover: () => import("./Recover.svelte"),
};
