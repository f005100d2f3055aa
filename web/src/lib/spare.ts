/**
 * How high the bar with the question may become on a small screen: what it has, and what can be spared by the part that
 * takes the rest of its column, the board, or where the board stands beside it the hand.
 */
export function spareFor(bar: HTMLElement): number {
  const table = bar.closest(".table");
  const parts = [".board", ".hand"].flatMap(
    (part) => table?.querySelector<HTMLElement>(`.middle > ${part}`) ?? [],
  );
  const [left, width] = [bar.getBoundingClientRect().left, bar.offsetWidth];
  const rest = parts.find((part) => {
    const box = part.getBoundingClientRect();
    return box.left < left + width && box.right > left;
  });
  if (!rest) return bar.offsetHeight;
  return bar.offsetHeight + Math.max(0, rest.offsetHeight - parseFloat(getComputedStyle(rest).minHeight));
}
