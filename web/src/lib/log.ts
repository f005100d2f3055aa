/** The log as a timeline: turns, phases, and the lines of each entry. */
import type { Heading } from "../games/game";
import type { Event } from "../protocol";
import { language as spoken } from "./texts.svelte";
import { headingOf, sentenceOf } from "./wording";

export interface Line {
  /** The entry of the journal that caused it; -1 while setting up. */
  at: number;
  text: string;
  kind: string;
}

export interface Section {
  key: string;
  heading: Heading | null;
  lines: Line[];
}

interface Told {
  language: string;
  heading: Heading | null;
  text: string | null;
}

/** An event is put into words once for each language: a long match has thousands, and grows by one at a time. */
const told = new WeakMap<Event, Told>();

function tell(event: Event): Told {
  const language = spoken.current;
  const known = told.get(event);
  if (known?.language === language) return known;
  const fresh = { language, heading: headingOf(event), text: sentenceOf(event) };
  told.set(event, fresh);
  return fresh;
}

/** Group events under the headings they begin. */
export function timeline(events: readonly Event[]): Section[] {
  const sections: Section[] = [];
  let current: Section | null = null;
  for (const [index, event] of events.entries()) {
    const { heading, text } = tell(event);
    if (heading) {
      current = { key: `h${index}`, heading, lines: [] };
      sections.push(current);
    }
    if (text === null || heading) continue;
    if (!current) {
      current = { key: "start", heading: null, lines: [] };
      sections.push(current);
    }
    current.lines.push({ at: event.at ?? -1, text, kind: event.kind });
  }
  return sections;
}
