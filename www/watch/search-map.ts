/** The map of a position's search, drawn once all of minimax beside it is recorded. */
import { setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { roughText } from "../page/magnitude.ts";
import { part } from "../page/parts.ts";
import { fail } from "../page/start/place.ts";
import { TreeMap } from "./map.ts";
import { searchedWhole } from "./recorder.ts";
import { mostRecorded } from "./position-trace.ts";
import { isTooLarge } from "./refusal-view.ts";
import { answering } from "../engine/workers.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { Stepper } from "./stepper.ts";
import type { PositionChoice } from "../parts/search/choice.ts";

/** What has a map: the search of a position, and how it was recorded. */
export type Mapped = { of: Subject; choice: PositionChoice; signal: AbortSignal };

/** Beside a search of at most this many nodes, all of minimax is recorded unasked: it is quickly done. */
const QUICK = 3000;

/** @param stepper Renders again once the map is there. */
export function searchMap(stepper: Stepper) {
  const map = new TreeMap();
  let mapped: Mapped | null = null;
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
    /** Takes what is on the screen; null if it has no map. */
    take(shown: Mapped | null) {
      mapped = shown;
      hide();
    },
    /** Whether the map of a search is drawn unasked. */
    isQuick: ({ record }: Subject) => record.trace.nodes <= QUICK,
    show,
  };
}
