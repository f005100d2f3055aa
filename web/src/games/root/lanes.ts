/** Put markers that would cover each other into lanes above each other. */
export function lanes(places: readonly number[], room: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const ends: number[] = [];
  const result = places.map(() => 0);
  for (const i of order) {
    const place = places[i] ?? 0;
    let lane = ends.findIndex((end) => place - end >= room);
    if (lane < 0) lane = ends.length;
    ends[lane] = place;
    result[i] = lane;
  }
  return result;
}
