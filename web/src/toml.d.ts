/** A table of component data (see build/tables.ts); each game says what is in its own. */
declare module "*.toml" {
  const table: unknown;
  export default table;
}
