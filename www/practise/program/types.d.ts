import type { CELLS, EMPTY, SIDE, SIGNS } from "./call-form.js";
import type { Reading } from "./reading.js";

/** How a visitor's program wants to be called. */
export interface CallForm {
  cells: (typeof CELLS)[number];
  empty: (typeof EMPTY)[number];
  signs: (typeof SIGNS)[number];
  side: (typeof SIDE)[number];
  answer: Reading;
}

/** What came back in a position of which the single good move is known. */
export interface Trial {
  board: string;
  right: number;
  value: unknown;
}
