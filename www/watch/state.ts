/** What Watch shows. */
import { STANDARD } from "../game/shape.ts";
import { FIRST_TREE, PANELS } from "../parts/search/choice.ts";
import { shownAt } from "../parts/search/branches.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Choice, Panel, TreeChoice } from "../parts/search/choice.ts";
import type { WholeTree } from "./map-layout.ts";
import type { Moment, StepSpeed } from "./stepper.ts";
import type { Watch } from "./watch.ts";

/** The choices of the list that are no trees of the gallery. */
export const [OWN, POSITION] = ["own", "position"] as const;

export interface WatchState {
  /** The game of the address. */
  shape: GameDescription;
  /** The board of the address; null if its game is over. */
  board: string | null;
  /** What the controls name: what is on the screen, or about to be. */
  choice: Choice;
  /** True if the visitor is about to search a tree of their own, whatever is shown. */
  isOwn: boolean;
  /** The step on the screen; null if there is none. */
  moment: Moment | null;
  /** The nodes of the tree that the visitor opened. */
  opened: ReadonlySet<number>;
  speed: StepSpeed;
  /** Why no search is shown: answers are hidden, or it would be too large. */
  instead: "ask" | TooLargeSearch | null;
  /** True if what is on the screen is still the search before. */
  isBusy: boolean;
  /** The panel of the details that is chosen, whether they are open or not. */
  panel: Panel;
  isOpen: boolean;
  /** The whole tree of the search on the screen; null if none was recorded. */
  whole: WholeTree | null;
  /** Why there is no map. */
  mapless: string;
  /** What stands in the form for a tree of one's own. */
  draft: TreeChoice;
  /** What is wrong with it. */
  fault: DraftFault | null;
}

/** A search that is not recorded. */
export interface TooLargeSearch {
  /** A sentence that says how large it would be. */
  reason: string;
  /** The most nodes that are recorded. */
  most: number;
}

/** What is wrong with a text. */
export interface DraftFault {
  text: string;
  /** The signs that are wrong, in UTF-16 units, if it is only some of them. */
  place?: [from: number, to: number];
}

export interface WatchProps {
  state: WatchState;
  /** What changes it. */
  does: () => Watch;
}

export const FIRST_STATE: WatchState = {
  shape: STANDARD,
  board: null,
  choice: { tree: FIRST_TREE },
  isOwn: false,
  moment: null,
  opened: new Set(),
  speed: "medium",
  instead: null,
  isBusy: false,
  panel: PANELS[0],
  isOpen: false,
  whole: null,
  mapless: "",
  draft: FIRST_TREE,
  fault: null,
};

/** How a search decides. */
export function decisionsOf(choice: Choice) {
  const { pruning, convention } = "tree" in choice ? choice.tree : choice.position;
  return { pruning, ...(convention ? { convention } : {}) };
}

/** The nodes of a tree that would be on the stage if there were room enough, each after the one above it. */
export function openNodes(
  { subject: { branches, figure }, step }: Moment,
  opened: ReadonlySet<number>,
) {
  return shownAt(branches, branches.idOf(step.here), opened, figure.whole);
}
