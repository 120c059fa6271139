/**
 * Shows one view on a page that is made of it: a part of the lab, an exercise, the lesson editor. The
 * view gets the game of the address and an engine for its board. A place that takes no other boards than 3×3 is
 * about the empty board of 3×3, and a game on another board is kept in the address.
 */
import { answering } from "../engine/workers.js";
import { gameNames } from "../game/link.js";
import { STANDARD } from "../game/shape.js";
import { visitedGame } from "../game/visited.js";
import { setShape } from "../messages/index.js";
import { here, replaceGame, replaceOwn } from "./address.js";
import { part } from "./parts.js";
import { fail, openPlace, preferences, tell as notify } from "./place.js";
import { GAME_NAMES, PLACES, TRAVELLING } from "./places.js";
import { toast } from "./toast.js";

/** @import { State } from "../game/state.js" */

/**
 * What each view gets.
 * @typedef {object} ViewContext
 * @property {HTMLElement} box The view fills it.
 * @property {Map<string, string>} query What the link says to the view.
 * @property {() => State} state The game of the address.
 * @property {import("../engine/engine.js").Engine} engine
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
 * @property {() => import("../game/state.js").Words | null} [fault] What of its link the view could not
 * use on this board. It is known when the view is ready.
 */

/** @typedef {(context: ViewContext) => View} OpenView */

/**
 * @param {OpenView} openView
 * @param {import("./link-fault.js").LinkSchema} [linkSchema]
 */
export function openViewPage(openView, linkSchema) {
  const box = part("view");
  /** @type {View | null} */
  let view = null;
  /** How many links have been opened: only the last is shown. */
  let opened = 0;

  /** @param {URLSearchParams} names */
  async function open(names) {
    const turn = (opened += 1);
    view?.close();
    view = null;
    box.replaceChildren();
    const again = () => open(names);
    try {
      const isOther = (names.get("game") ?? STANDARD.game) !== STANDARD.game;
      // Views of 3×3 ask for what is in the largest build alone.
      const engine = isOther ? answering() : answering("positions");
      const { settings } = preferences();
      const visited = await visitedGame(engine, names, settings);
      const { faults } = visited;
      const isKept = !PLACES[here].boards && visited.state.shape.game !== STANDARD.game;
      const { state } = isKept
        ? await visitedGame(answering("positions"), withoutGame(names), settings)
        : visited;
      // A link can name a game that there is not: then it is about 3×3.
      const standard = state.shape.game === STANDARD.game;
      if (turn !== opened) return;
      setShape(state.shape);
      const own = [...names].filter(([name]) => !TRAVELLING.includes(name));
      view = openView({
        box,
        query: new Map(own),
        state: () => state,
        engine: standard ? answering("positions") : engine,
        tell: toast,
        fail: (error, signal) => signal?.aborted || fail(error, again),
        changed: () => view?.link && replaceOwn(view.link()),
      });
      await view.ready;
      if (turn !== opened) return;
      const fault = view.fault?.();
      if (faults.length > 0) {
        // The address says what is on the screen, not what was refused.
        replaceGame(gameNames(visited.state));
        notify({ id: "link-fault", values: { fault: faults[0] } });
      } else if (fault) notify(fault);
    } catch (error) {
      if (turn === opened) fail(error, again);
    }
  }

  openPlace({ open, linkSchema });
}

/** What a link says beside its game. @param {URLSearchParams} names */
function withoutGame(names) {
  return new URLSearchParams([...names].filter(([name]) => !GAME_NAMES.includes(name)));
}
