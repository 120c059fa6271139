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

/** @import { LinkSchema } from "../types.d.ts" */
/** @import { OpenView, View } from "./types.d.ts" */

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
