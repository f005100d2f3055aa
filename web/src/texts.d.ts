/** The texts by language and book (see plugins/texts.ts): what every page says, and what each game says. */
declare module "virtual:texts" {
  type Book = () => Promise<{ default: string }>;
  export const books: Record<"en" | "it" | "de", { common: Book } & Record<string, Book | undefined>>;
}
