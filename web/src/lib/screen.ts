/**
 * Which shape the table takes.  At a desk the board has a side; on a screen that is narrow, or high, the side is a sheet
 * that is pulled up and everything stands in one column; on one that is flat the board has the whole height, and what
 * is asked stands beside it.  The styles of the table's parts say the same conditions.
 */
import { MediaQuery } from "svelte/reactivity";

export const SHEET =
  "(max-width: 760px), (max-height: 500px), (max-width: 1000px) and (orientation: portrait)";

/** Where every line is dear. */
export const SMALL = "(max-width: 760px), (max-height: 500px)";

/** Whether a condition holds, now and whenever that is read again; where nobody can say, it does not. */
export function whether(condition: string): { readonly current: boolean } {
  return typeof matchMedia === "function" ? new MediaQuery(condition) : { current: false };
}
