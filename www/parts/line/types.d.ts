/** What shows a line of play. */
import type { GameDescription } from "../../../pkg/web/cutoff.js";

export interface PlayedLine {
  shape: GameDescription;
  /** Where it begins. */
  board: string;
  /** Cells. */
  moves: number[];
}
