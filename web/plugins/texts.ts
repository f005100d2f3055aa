/**
 * Texts for the browser: the catalogue's files without what only their authors need, comments and blanks.
 *
 * `virtual:texts` has them by language and book: what every page says, what each game says, which is loaded with its
 * board, and what its lessons say, which is loaded for those who learn. A file belongs to the game whose name it begins
 * with, and `<game>_lesson_<name>.ftl` to its lessons.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ALL = "virtual:texts";
const BOOK = "virtual:texts/";
/** Texts that only a terminal shows. */
const ELSEWHERE = new Set(["cli.ftl", "terminal.ftl"]);
/** The book of every page. */
const COMMON = "common";

function lean(source: string): string {
  const lines = source.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines.map((line) => line.replace(/^ +/, " ").replace(/\{ +/g, "{").replace(/ +\}/g, "}")).join("\n");
}

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => name)
    .toSorted();

export function texts(folder: string, games: string): Plugin {
  const books = (): string[] => [COMMON, ...folders(games).flatMap((game) => [game, `${game}_lessons`])];
  const bookOf = (file: string): string => {
    const game = folders(games).find((name) => file === `${name}.ftl` || file.startsWith(`${name}_`));
    if (game === undefined) return COMMON;
    return file.startsWith(`${game}_lesson_`) ? `${game}_lessons` : game;
  };
  const files = (language: string, book: string): string[] =>
    readdirSync(`${folder}/${language}`)
      .filter((file) => file.endsWith(".ftl") && !ELSEWHERE.has(file) && bookOf(file) === book)
      .map((file) => `${folder}/${language}/${file}`);
  return {
    name: "rulewright-texts",
    enforce: "pre",
    resolveId: (id) => (id === ALL || id.startsWith(BOOK) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const languages = folders(folder).map((language) => {
          const loaders = books().map((book) => `${book}: () => import("${BOOK}${language}/${book}")`);
          return `${language}: { ${loaders.join(", ")} }`;
        });
        return `export const books = { ${languages.join(", ")} };`;
      }
      if (!id.startsWith(`\0${BOOK}`)) return null;
      const [language = "", book = ""] = id.slice(BOOK.length + 1).split("/");
      const found = files(language, book);
      for (const file of found) this.addWatchFile(file);
      return `export default ${JSON.stringify(found.map((file) => lean(readFileSync(file, "utf8"))).join("\n"))};`;
    },
  };
}
