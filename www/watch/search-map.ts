/** The map of a position's search, drawn once all of minimax beside it is recorded. */
import { setText } from "../base/elements.js";
import { say } from "../messages/index.js";
import { roughText } from "../page/magnitude.js";
import { part } from "../page/parts.js";
import { fail } from "../page/start/place.js";
import { TreeMap } from "./map.js";
import { searchedWhole } from "./recorder.js";
import { mostRecorded } from "./position-trace.js";
import { isTooLarge } from "./refusal-view.js";
import { answering } from "../engine/workers.js";

/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { Stepper } from "./stepper.js" */
/** @import { Mapped } from "./types.d.ts" */

/** All of minimax is recorded unasked where it is quickly done: beside a search of so many nodes. */
const QUICK = 3000;

/** @param {Stepper} stepper Renders again once the map is there. */
export function searchMap(stepper) {
  const map = new TreeMap();
  /** @type {Mapped | null} */
  let mapped = null;
  let isDrawn = false;

  function hide() {
    isDrawn = false;
    part("map-box").hidden = true;
    setText(part("map-none"), say("map-none"));
    part("map-none").hidden = mapped !== null;
  }

  /** Draws the map of what is shown. */
  async function show() {
    if (!mapped || isDrawn) return;
    const { of, choice, signal } = mapped;
    hide();
    try {
      const whole = await searchedWhole(answering(), of, choice, signal);
      if (signal.aborted || stepper.subject !== of) return;
      isDrawn = true;
      // Until now, it was unknown how much a cut saves.
      of.spared = whole.spared;
      part("map-box").hidden = false;
      map.show(of, whole);
      stepper.render();
    } catch (error) {
      if (signal.aborted) return;
      if (!isTooLarge(error)) return fail(error, show);
      const values = { nodes: roughText(error.nodes ?? 1), most: mostRecorded() };
      setText(part("map-none"), say("map-large", values));
      part("map-none").hidden = false;
    }
  }

  return {
    /** Takes what is on the screen; null if it has no map. @param {Mapped | null} shown */
    take(shown) {
      mapped = shown;
      hide();
    },
    /** Whether the map of a search is drawn unasked. @param {Subject} subject */
    isQuick: ({ record }) => record.trace.nodes <= QUICK,
    show,
  };
}
