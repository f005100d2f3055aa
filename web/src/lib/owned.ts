import type { SeatState } from "../protocol";

/** Whether a seat is somebody's: they sit there, or a bot keeps it warm for them. */
export const owned = ({ kind, name }: Pick<SeatState, "kind" | "name">): boolean =>
  kind === "person" || (kind === "bot" && name !== "");
