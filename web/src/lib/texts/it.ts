/** All files of one language but the terminal's and the command line's, in one chunk. */
const files = import.meta.glob<string>(
  ["../../../../src/rulewright/texts/it/*.ftl", "!../../../../src/rulewright/texts/it/{cli,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const sources: readonly string[] = Object.values(files);
