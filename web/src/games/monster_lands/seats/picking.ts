/** Makes a thing on a clan board one that can be picked, if it is the one that is meant; else one that is explained. */
import type { Attachment } from "svelte/attachments";
import type { Play } from "$lib/play.svelte";
import { target } from "$lib/target.svelte";
import { pointing } from "../../shared/pointing";
import { meant } from "../zones";

/** Novices, traps and the like have one name in many places: what is offered lies with whoever is asked. */
export function picking(play: Play, name: string, seat: number): Attachment {
  const offered = play.pointable.some((choice) => choice.targets.includes(name));
  const here =
    meant(name, "hand", play.pointable, play.question) && (!offered || play.question?.seat === seat);
  return here ? target(play, name) : pointing(play, name);
}
