/** What the page says before any script runs: the description and the words for browsers without scripts, from the texts. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What the first words of the page are read from. */
const AREA = "table.ftl";

/** The page with its first words: the description in the first language, the rest in all of them. */
export function page(texts: string, first: string): Plugin {
  return {
    name: "rulewright-page",
    transformIndexHtml(html) {
      const languages = readdirSync(texts, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
        .map(({ name }) => name)
        .toSorted((one, other) => Number(other === first) - Number(one === first));
      const scriptless = languages.map(
        (language) => `<p lang="${language}">${escaped(message(texts, language, "page-noscript"))}</p>`,
      );
      return html
        .replace("%description%", escaped(message(texts, first, "page-description")))
        .replace("%noscript%", scriptless.join("\n      "));
    },
  };
}

function message(texts: string, language: string, name: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${texts}/${language}/${AREA}`, "utf8")));
  const pattern = bundle.getMessage(name)?.value;
  if (!pattern) throw new Error(`${language}/${AREA} has no message ${name}`);
  return bundle.formatPattern(pattern);
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
