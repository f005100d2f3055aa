/** The REST interface. A refusal is thrown as `Refusal`, with the server's code; its words come from the catalogue. */
import type {
  Change,
  NewFork,
  Figures,
  GameInfo,
  Invitation,
  Links,
  MatchLine,
  Me,
  NewLesson,
  NewMatch,
  NewSequel,
  Notes,
  OwnSeat,
  Paragraph,
  Place,
  Problem,
  PushKey,
  SeatLink,
  Shared,
} from "../protocol";

import { reach } from "./reach.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

// texts: table.refused.{no-server,refused}
async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const lines = typeof body === "string";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        ...headers,
        ...(body === undefined
          ? {}
          : { "content-type": lines ? "application/x-ndjson" : "application/json" }),
      },
      ...(body === undefined ? {} : { body: lines ? body : JSON.stringify(body) }),
    });
    reach.note(true);
  } catch {
    reach.note(false);
    throw new Refusal("no-server", "the server does not answer", 0);
  }
  if (response.ok) return response;
  let problem: Problem = { code: "refused", reason: response.statusText };
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // Something between us and the server answered in its own words.
  }
  throw new Refusal(problem.code, problem.reason, response.status);
}

async function json<T>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<T> {
  return (await (await call(method, path, body, headers)).json()) as T;
}

const part = encodeURIComponent;
/** What stands behind the question mark; what is not wished for is left out. */
function query(wishes: Record<string, string | number | boolean | undefined>): string {
  const found = Object.entries(wishes).filter(([, wish]) => wish !== undefined && wish !== false);
  return found.length ? `?${new URLSearchParams(found.map(([key, wish]) => [key, String(wish)]))}` : "";
}
const watching = (secret: string | null): Record<string, string> => (secret ? { "X-Watch": secret } : {});

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  addPerson: (name: string) => json<Me>("POST", "/api/people", { name }),
  change: (change: Change) => json<Me>("PATCH", "/api/me", change),
  recover: (secret: string) => json<Me>("POST", "/api/recover", { secret }),
  newRecovery: () => json<Me>("POST", "/api/me/recovery"),
  pushKey: () => json<PushKey>("GET", "/api/push-key"),
  games: () => json<GameInfo[]>("GET", "/api/games"),
  tables: (game: string) => json<Record<string, unknown>>("GET", `/api/tables/${part(game)}`),
  mine: () => json<MatchLine[]>("GET", "/api/my/matches"),
  figures: () => json<Figures>("GET", "/api/me/figures"),
  history: (before?: number) => json<MatchLine[]>("GET", `/api/me/history${query({ before })}`),
  listed: (wish: { game?: string; free?: boolean; before?: number } = {}) =>
    json<MatchLine[]>("GET", `/api/matches${query(wish)}`),
  create: (match: NewMatch) => json<Links>("POST", "/api/matches", match),
  teach: (lesson: NewLesson) => json<Links>("POST", "/api/lessons", lesson),
  one: (match: string, watch: string | null = null) =>
    json<MatchLine>("GET", `/api/matches/${part(match)}`, undefined, watching(watch)),
  watch: (secret: string) => json<MatchLine>("POST", "/api/watch", { secret }),
  share: (match: string, watch: string | null = null) =>
    json<Shared>("POST", `/api/matches/${part(match)}/share`, undefined, watching(watch)),
  invitation: (secret: string) => json<Invitation>("POST", "/api/invitation", { secret }),
  take: (secret: string) => json<Place>("POST", "/api/seats", { secret }),
  leave: (match: string, seat: number, bot: string) =>
    json<Place>("POST", `/api/matches/${part(match)}/leave`, { seat, bot }),
  comeBack: (match: string, seat: number) =>
    json<Place>("POST", `/api/matches/${part(match)}/return`, { seat }),
  handOn: (match: string, seat: number) =>
    json<SeatLink>("POST", `/api/matches/${part(match)}/link`, { seat } satisfies OwnSeat),
  seatBot: (match: string, seat: number, bot: string) =>
    json<Place>("POST", `/api/matches/${part(match)}/bot`, { seat, bot }),
  rematch: (match: string) => json<Links>("POST", `/api/matches/${part(match)}/rematch`),
  sequel: (match: string, options: Record<string, unknown>) =>
    json<Links>("POST", `/api/matches/${part(match)}/sequel`, { options } satisfies NewSequel),
  fork: (match: string, fork: NewFork, watch: string | null = null) =>
    json<Links>("POST", `/api/matches/${part(match)}/fork`, fork, watching(watch)),
  record: async (match: string, watch: string | null = null) =>
    (await call("GET", `/api/matches/${part(match)}/record`, undefined, watching(watch))).text(),
  importRecord: (lines: string) => json<Links>("POST", "/api/records", lines),
  law: (game: string, language: string) =>
    json<Paragraph[]>("GET", `/api/law/${part(game)}?language=${part(language)}`),
  lawNotes: (game: string, language: string) =>
    json<Notes>("GET", `/api/law/${part(game)}/notes?language=${part(language)}`),
};
