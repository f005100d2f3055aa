/** What has just happened, as marks on the things it happened to: they move for a moment. */
import type { Event } from "../../protocol";

const word = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Names of marks: `space:mine.2`, `path:1.3`, `shown:tavern.kakron`, `monster:moldo`, `dice:1.3`, ... */
export function freshMarks(events: readonly Event[]): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const { kind, facts } of events) {
    switch (kind) {
      case "placed":
        marks.add(`space:${word(facts["building"])}.${word(facts["space"])}`);
        break;
      case "assigned":
      case "rival_assigned":
        marks.add(`path:${word(facts["path"])}`);
        break;
      case "displayed":
        marks.add(`shown:${word(facts["pile"])}.${word(facts["card"])}`);
        break;
      case "monster_drawn":
      case "monster_at_gate":
        marks.add(`monster:${word(facts["monster"])}`);
        break;
      case "land_drawn":
        marks.add(`land:${word(facts["land"])}`);
        break;
      case "mission_drawn":
        marks.add(`mission:${word(facts["mission"])}`);
        break;
      case "panic":
        marks.add(`panic:${word(facts["building"])}`);
        break;
      case "rolled":
        marks.add(`dice:${word(facts["path"])}`);
        break;
      case "wounded":
      case "died":
      case "hit":
        marks.add(`hurt:${word(facts["path"])}`);
        break;
      case "glory_won":
      case "glory_lost":
        marks.add(`glory:${word(facts["seat"])}`);
        break;
      default:
        break;
    }
  }
  return marks;
}
