/** A position or a written tree, with its drawing and its messages. */
import type { PathState } from "../parts/search/path-state.ts";
import type { Step } from "../parts/search/steps.ts";
import type { ListSubject } from "../parts/search/value-text.ts";
import type { PictureSubject } from "./picture/search-drawing.ts";
import type { MinimaxTree } from "./map-layout.ts";

export interface Subject extends PictureSubject, ListSubject {
  /** Returns the sentence of a step, and one about the `spared` nodes that its cut skipped. */
  sentences: (step: Step, spared: number) => readonly string[];
  /** Writes the window and the best value at a node. */
  windowTexts: (state: PathState) => { alpha: string; beta: string; best: string };
  /** Names the side to move at a node, and the value that it chooses; null at a leaf. */
  level: (id: number) => { name: string; takes: string } | null;
  sides: readonly [max: string, min: string];
  /** True if a depth limit has ended lines of play. The pseudocode then has a line for it. */
  isLimited?: boolean;
  /** The values on the number line. */
  values: ReadonlySet<number>;
  /** Counts what a search has seen after a step. A square shows the state of a leaf. */
  count: (step: Step) => { seen: number; all: number; of: string; squares: readonly string[] };
  /** Records minimax for the map. It rejects as `recordIfSmall` does. Trees have no map. */
  minimax?: (signal: AbortSignal) => Promise<MinimaxTree>;
  /** Writes the moves from the position in the address to a node in the form of a link. */
  linkTo?: (node: number) => Promise<string>;
}
