/** Which of several equal things an option means: a card in hand and its twin on the discard pile have one name. */
import type { Option } from "../game";
import type { Question } from "../../protocol";
import { factionFaces } from "./factions";

/** Where cards lie: in the hand, in play, beside the map, on the discard pile, in an open hand of somebody else, or on a board. */
export type Zone = string;

const BY_WORD: Record<string, Zone> = { use: "play", take: "available" };

const byPrompt = (prompt: string): Zone | undefined =>
  factionFaces()
    .map(({ zones }) => zones?.[prompt])
    .find((zone) => zone !== undefined);

/** Where the card lies that an option names. */
export function zoneOf(choice: Option, question: Question): Zone {
  const word = choice.text.includes(":") ? choice.text.slice(0, choice.text.indexOf(":")) : "";
  return BY_WORD[word] ?? byPrompt(choice.prompt ?? question.prompt) ?? "hand";
}

/** The cards of a zone that can be picked now, as targets. */
export function pickable(zone: Zone, choices: readonly Option[], question: Question | null): Set<string> {
  if (!question) return new Set();
  return new Set(
    choices
      .filter((choice) => zoneOf(choice, question) === zone)
      .flatMap((choice) => choice.targets.filter((target) => target.startsWith("card:"))),
  );
}

/** Whether a card of a zone may be a target: not if the options mean another one of the same name. */
export function meant(
  name: string,
  zone: Zone,
  choices: readonly Option[],
  question: Question | null,
): boolean {
  if (!question) return true;
  const naming = choices.filter((choice) => choice.targets.includes(name));
  return naming.length === 0 || naming.some((choice) => zoneOf(choice, question) === zone);
}

/** A piece on the map by which an option can be picked. */
export interface Standing {
  clearing: number;
  seat: number;
  piece: string;
}

/**
 * The target that clicking a piece picks: whose it is or what it is, if the options ask for that in its clearing.
 * `pawn` is the clearing in which the pawn of the seat that is asked stands.
 */
export function pieceTarget(
  standing: Standing,
  remaining: readonly Option[],
  picks: readonly string[],
  question: Question | null,
  pawn: number | null,
): string | null {
  if (!question) return null;
  const here = `clearing:${standing.clearing}`;
  const about = (question.about ?? []).filter((thing) => thing.startsWith("clearing:"));
  const owner = `seat:${standing.seat}`;
  const piece = `piece:${standing.piece}`;
  const found = (kind: string, choice: Option): string[] =>
    choice.targets.filter((name) => name.startsWith(kind));
  const fitting = remaining.filter((choice) => {
    const clearings = found("clearing:", choice);
    const seats = found("seat:", choice);
    const pieces = found("piece:", choice);
    if (!seats.length && !pieces.length) return false;
    if (pieces.length && !pieces.includes(piece)) return false;
    if (seats.length ? !seats.includes(owner) : clearings.length > 0 || standing.seat !== question.seat)
      return false;
    if (clearings.length) return clearings.includes(here);
    if (about.length) return about.includes(here);
    return pawn === standing.clearing;
  });
  const names = [owner, piece].filter(
    (name) => !picks.includes(name) && fitting.some((choice) => choice.targets.includes(name)),
  );
  const elsewhere = (name: string): boolean =>
    remaining.some(
      (choice) =>
        choice.targets.includes(name) && !fitting.includes(choice) && found("clearing:", choice).length > 0,
    );
  const narrow = names.filter((name) => name === piece || !elsewhere(name) || picks.includes(here));
  const count = (name: string): number => remaining.filter((choice) => choice.targets.includes(name)).length;
  return narrow.sort((a, b) => count(a) - count(b))[0] ?? null;
}
