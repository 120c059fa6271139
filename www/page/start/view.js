/**
 * Shows one view on a page that is made of it: a part of the lab, an exercise, the lesson editor. The
 * view gets the game of the address and an engine: the one that answers at once, unless it names another.
 */
import { answering } from "../../engine/workers.js";
import { gameNames } from "../../game/link.js";
import { visitedGame } from "../../game/link-game.js";
import { setShape } from "../../messages/index.js";
import { replaceGame, replaceOwn } from "../address.js";
import { part } from "../parts.js";
import { fail, openPlace, preferences } from "./place.js";
import { TRAVELLING } from "../places.js";
import { toast } from "../toast.js";

/** @import { GameState } from "../../game/types.d.ts" */
/** @import { Engine } from "../../engine/engine.js" */
/** @import { LinkSchema } from "../link-fault.js" */

/**
 * What each view gets.
 * @typedef {object} ViewContext
 * @property {HTMLElement} box The view fills it.
 * @property {Map<string, string>} query What the link says to the view.
 * @property {() => GameState} state The game of the address.
 * @property {Engine} engine
 * @property {(text: string) => void} tell Says what has just been done.
 * @property {(error: unknown, signal?: AbortSignal) => void} fail Says that something has failed,
 * unless it was given up.
 * @property {() => void} changed The view calls it when what its link says has changed.
 */

/**
 * @typedef {object} View
 * @property {() => void} close
 * @property {() => Record<string, string>} [link] What a link to the view in its present state says.
 * @property {Promise<unknown>} [ready] Settles when the view shows what its link says.
 */

/** @typedef {(context: ViewContext) => View} OpenView */

/**
 * @param {OpenView} openView
 * @param {LinkSchema} [linkSchema]
 * @param {typeof answering} [engineOf] A view whose questions take long has one engine for all of them.
 */
export function openViewPage(openView, linkSchema, engineOf = answering) {
  const box = part("view");
  /** @type {View | null} */
  let view = null;

  /** @param {URLSearchParams} names */
  async function open(names) {
    view?.close();
    view = null;
    box.replaceChildren();
    const engine = engineOf();
    const { state, faults } = await visitedGame(engine, names, preferences().settings);
    setShape(state.shape);
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
