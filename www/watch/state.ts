/** What Watch shows. */
import { STANDARD } from "../game/shape.ts";
import { FIRST_TREE, PANELS } from "../parts/search/choice.ts";
import { shownAt } from "../parts/search/branches.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Choice, Panel, TreeChoice } from "../parts/search/choice.ts";
import type { WholeTree } from "./map-layout.ts";
import type { Moment } from "./stepper.ts";
import type { Watch } from "./watch.ts";

/** The choices of the list that are no trees of the gallery. */
export const [OWN, POSITION] = ["own", "position"] as const;

export interface WatchState {
  /** The game of the address. */
  shape: GameDescription;
  /** The board of the address; null if its game is over. */
  board: string | null;
  /** Is on the screen, or about to be. */
  choice: Choice;
  /** True if the visitor is about to search a tree of their own, whatever is shown. */
  isOwn: boolean;
  moment: Moment | null;
  opened: ReadonlySet<number>;
  /** Why no search is shown: answers are hidden, or it would be too large. */
  instead: "ask" | TooLargeSearch | null;
  /** True if what is on the screen is still the search before. */
  isBusy: boolean;
  /** Is chosen, even while the drawer is closed. */
  panel: Panel;
  isOpen: boolean;
  whole: WholeTree | null;
  mapless: string;
  /** Stands in the form for a tree of one's own. */
  draft: TreeChoice;
  /** `place` has the signs that are wrong, in UTF-16 units, if it is only some of them. */
  fault: { text: string; place?: [from: number, to: number] } | null;
}

export interface TooLargeSearch {
  /** A sentence that says how large it would be. */
  reason: string;
  most: number;
}

export interface WatchProps {
  state: WatchState;
  does: () => Watch;
}

export const FIRST_STATE: WatchState = {
  shape: STANDARD,
  board: null,
  choice: { tree: FIRST_TREE },
  isOwn: false,
  moment: null,
  opened: new Set(),
  instead: null,
  isBusy: false,
  panel: PANELS[0],
  isOpen: false,
  whole: null,
  mapless: "",
  draft: FIRST_TREE,
  fault: null,
};

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
