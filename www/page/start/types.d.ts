/** What the start of a page and the views share. */
import type { Engine } from "../../engine/engine.js";
import type { GameState } from "../../game/types.d.ts";

/** What each view gets. */
export interface ViewContext {
  /** The view fills it. */
  box: HTMLElement;
  /** What the link says to the view. */
  query: Map<string, string>;
  /** The game of the address. */
  state: () => GameState;
  engine: Engine;
  /** Says what has just been done. */
  tell: (text: string) => void;
  /** Says that something has failed, unless it was given up. */
  fail: (error: unknown, signal?: AbortSignal) => void;
  /** The view calls it when what its link says has changed. */
  changed: () => void;
}

export type OpenView = (context: ViewContext) => View;

export interface View {
  close: () => void;
  /** What a link to the view in its present state says. */
  link?: () => Record<string, string>;
  /** Settles when the view shows what its link says. */
  ready?: Promise<unknown>;
}
