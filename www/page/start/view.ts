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

export interface ViewContext {
  /** The view fills it. */
  box: HTMLElement;
  /** What the link says to the view. */
  query: Map<string, string>;
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

/**
 * Opens a page that shows the game of its address.
 * @param show Gets what else the link says.
 * @param leave Called before a link is opened.
 */
export function openGamePage(
  show: (state: GameState, link: Map<string, string>, engine: Engine) => unknown,
  linkSchema?: LinkSchema,
  engineOf: typeof answering = answering,
  leave = () => {},
) {
  async function open(names: URLSearchParams) {
    leave();
    const engine = engineOf();
    const { state, faults } = await visitedGame(engine, names, preferences().settings);
    setShape(state.shape);
    const own = [...names].filter(([name]) => !TRAVELLING.includes(name));
    await show(state, new Map(own), engine);
    // The address says what is on the screen, not what was refused.
    if (faults.length > 0) replaceGame(gameNames(state));
    return faults;
  }

  openPlace({ open, linkSchema });
}

/** @param engineOf A view whose questions take long has one engine for all of them. */
export function openViewPage(
  openView: OpenView,
  linkSchema?: LinkSchema,
  engineOf: typeof answering = answering,
) {
  const box = part("view");
  let view: View | null = null;

  function leave() {
    // What the page says before its scripts stands until the first view is there.
    if (view) box.replaceChildren();
    view?.close();
    view = null;
  }

  function show(state: GameState, query: Map<string, string>, engine: Engine) {
    box.replaceChildren();
    view = openView({
      box,
      query,
      state: () => state,
      engine,
      tell: toast,
      fail: (error, signal) => signal?.aborted || fail(error),
      changed: () => view?.link && replaceOwn(view.link()),
    });
    return view.ready;
  }

  openGamePage(show, linkSchema, engineOf, leave);
}
