/** A link as a QR code, for a camera held against the screen. */
import { encode } from "uqr";

export interface Code {
  /** Modules on a side, the quiet border included. */
  size: number;
  /** All dark modules as one SVG path. */
  path: string;
}

/** The border that scanners want. */
const BORDER = 4;

export function code(text: string): Code {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const rows = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: rows.join("") };
}
