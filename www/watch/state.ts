/** The state of Watch, and values derived from it. */
import { STANDARD } from "../game/shape.ts";
import { DRAWER_TABS, FIRST_TREE } from "../parts/search/watch-link.ts";
import { visibleIds } from "../parts/search/branches.ts";
import type { GameDescription } from "../../pkg/whole/cutoff.js";
import type { WatchSearch, DrawerTab, TreeSearch } from "../parts/search/watch-link.ts";
import type { MinimaxTree } from "./map-layout.ts";
import type { Moment, StepSpeed } from "./stepper.ts";

/** The state. Its initial values are those of an empty page. */
export class WatchState {
  shape: GameDescription = STANDARD;
  /** The board in the address; null if its game has ended. */
  board: string | null = null;
  /** The search on the screen, or the one that is in progress. */
  wanted: WatchSearch = FIRST_TREE;
  /** The search on the screen, or the one that is held back or refused. */
  settled: WatchSearch = FIRST_TREE;
  /** True while the visitor edits a tree, even if the screen still shows another. */
  isEditing = false;
  moment: Moment | null = null;
  speed: StepSpeed = "medium";
  opened: ReadonlySet<number> = new Set();
  /** The reason why no search is shown: answers are hidden, or the search is too large. */
  instead: "ask" | TooLargeSearch | null = null;
  /** True while the screen still shows the previous search. */
  isBusy = false;
  /** The drawer. Its tab stays chosen while it is closed. */
  drawer: DrawerState = { tab: DRAWER_TABS[0], isOpen: false };
  /** The tree of minimax; null until the map needs it. */
  minimax: MinimaxTree | null = null;
  /** The reason why a position has no map. */
  mapFault = "";
  /** The tree in the form. */
  draft: TreeSearch = FIRST_TREE;
  fault: TreeFault | null = null;
}

/** @property isToggled True if the visitor has pressed the button that opens or closes it. */
type DrawerState = { tab: DrawerTab; isOpen: boolean; isToggled?: boolean };

/** @property range The wrong part of the text, as a range of UTF-16 units, if it is known. */
export type TreeFault = { text: string; range?: [from: number, to: number] };

/** @property limit The depth in plies; null for the end of the game. */
export type TooLargeSearch = { reason: string; most: number; limit: number | null };

export const isMapOpen = ({ drawer: { isOpen, tab } }: WatchState) => isOpen && tab === "map";

/** True if a search can start from the position at the step. */
export const canStartHere = ({ subject: { record }, step: { here } }: Moment) =>
  here !== 0 && (!record.isLeaf(here) || record.isAtLimit(here));

/** Lists the open nodes, including those without room on the stage. Parents come first. */
export function openNodes({ subject, step }: Moment, opened: ReadonlySet<number>) {
  const { branches, style } = subject;
  return visibleIds(branches, branches.idOf(step.here), opened, style.mostInFull);
}
