/** The log as a timeline: turns, phases, and the lines of each entry. */
import type { Facts, Heading, Words } from "../games/game";
import type { Happening } from "../protocol";

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

/** Group events under the headings they begin. */
export function timeline(events: readonly Happening[], words: Words, table: Facts): Section[] {
  const sections: Section[] = [];
  let current: Section | null = null;
  for (const [index, event] of events.entries()) {
    const heading = words.heading(event, table);
    if (heading) {
      current = { key: `h${index}`, heading, lines: [] };
      sections.push(current);
    }
    const text = words.sentence(event, table);
    if (text === null || heading) continue;
    if (!current) {
      current = { key: "start", heading: null, lines: [] };
      sections.push(current);
    }
    current.lines.push({ at: event.at ?? -1, text, kind: event.kind });
  }
  return sections;
}
