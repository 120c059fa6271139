/**
 * Shows one view on a page that is made of it: a part of the lab, an exercise, the lesson editor. The
 * view gets the game of the address and an engine: the one that answers at once, unless it names another.
 */
import { answering } from "../../engine/workers.ts";
import { gameNames } from "../../game/link.ts";
import { visitedGame } from "../../game/link-game.ts";
import { setShape } from "../../messages/index.ts";
import { replaceGame, replaceOwn } from "../address.ts";
import { part } from "../parts.ts";
import { fail, openPlace, preferences } from "./place.ts";
import { TRAVELLING } from "../places.ts";
import { toast } from "../toast.ts";
import type { LinkSchema } from "../link-fault.ts";
import type { GameState } from "../../game/state.ts";
import type { Engine } from "../../engine/engine.ts";

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

interface View {
  close: () => void;
  /** What a link to the view in its present state says. */
  link?: () => Record<string, string>;
  /** Settles when the view shows what its link says. */
  ready?: Promise<unknown>;
}

/** @param engineOf A view whose questions take long has one engine for all of them. */
export function openViewPage(
  openView: OpenView,
  linkSchema?: LinkSchema,
  engineOf: typeof answering = answering,
) {
  const box = part("view");
  let view: View | null = null;

  async function open(names: URLSearchParams) {
    // What the page says before its scripts stands until the first view is there.
    if (view) box.replaceChildren();
    view?.close();
    view = null;
    const engine = engineOf();
    const { state, faults } = await visitedGame(engine, names, preferences().settings);
    setShape(state.shape);
    box.replaceChildren();
    const own = [...names].filter(([name]) => !TRAVELLING.includes(name));
    view = openView({
      box,
      query: new Map(own),
      state: () => state,
      engine,
      tell: toast,
      fail: (error, signal) => signal?.aborted || fail(error),
      changed: () => view?.link && replaceOwn(view.link()),
    });
    await view.ready;
    // The address says what is on the screen, not what was refused.
    if (faults.length > 0) replaceGame(gameNames(state));
    return faults;
  }

  openPlace({ open, linkSchema });
}
