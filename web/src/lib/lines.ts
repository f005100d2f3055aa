/** How many lines things of these widths take, one after the other, where a line has so much room. */
export function linesOf(widths: readonly number[], room: number, gap: number): number {
  let lines = 0;
  let left = -1;
  for (const width of widths) {
    if (left < gap + width) {
      lines += 1;
      left = room - width;
    } else left -= gap + width;
  }
  return lines;
}
