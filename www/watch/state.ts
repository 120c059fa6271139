/** The state of Watch, and facts that follow from it. */
import { STANDARD } from "../game/shape.ts";
import { DRAWER_TABS, FIRST_TREE } from "../parts/search/choice.ts";
import { shownAt } from "../parts/search/branches.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Choice, DrawerTab, TreeChoice } from "../parts/search/choice.ts";
import type { WholeTree } from "./map-layout.ts";
import type { Moment } from "./stepper.ts";
import type { Watch } from "./controller.ts";

/** The choices in the list besides the example trees. */
export const [OWN, POSITION] = ["own", "position"] as const;

/** The state, with the values of an empty page. */
export class WatchState {
  shape: GameDescription = STANDARD;
  /** The board of the address; null if its game has ended. */
  board: string | null = null;
  /** The choice on the screen, or the one being searched. */
  choice: Choice = { tree: FIRST_TREE };
  /** True while the visitor edits a tree, even if the screen still shows another. */
  isOwn = false;
  moment: Moment | null = null;
  opened: ReadonlySet<number> = new Set();
  /** Set if no search is shown, because answers are hidden or the search is too large. */
  instead: "ask" | TooLargeSearch | null = null;
  /** True while the screen still shows the search before. */
  isBusy = false;
  /** The chosen tab is kept while the drawer is closed. */
  drawer: { tab: DrawerTab; isOpen: boolean } = { tab: DRAWER_TABS[0], isOpen: false };
  /** The tree of minimax; null until the map needs it. */
  whole: WholeTree | null = null;
  /** The reason for an empty map. */
  mapless = "";
  /** The tree in the form. */
  draft: TreeChoice = FIRST_TREE;
  /** `place` is the wrong part of the text in UTF-16 units, if it is known. */
  fault: { text: string; place?: [from: number, to: number] } | null = null;
}

export type TooLargeSearch = { reason: string; most: number };

export type WatchProps = { state: WatchState; watch: () => Watch };

export function decisionsOf(choice: Choice) {
  const { pruning, convention } = "tree" in choice ? choice.tree : choice.position;
  return { pruning, ...(convention ? { convention } : {}) };
}

/** Lists the open nodes, even those that the stage has no room for. Parents come first. */
export function openNodes({ subject, step }: Moment, opened: ReadonlySet<number>) {
  const { branches, figure } = subject;
  return shownAt(branches, branches.idOf(step.here), opened, figure.whole);
}
