/** The control that saves what an exercise shows: its tree, or the board of its position, at a step that is answered. */
import { saveControl } from "../parts/picture/save-control.js";

/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { Exercise } from "../parts/exercise/types.d.ts" */

/** @param {SearchRecord} record @param {Pick<Exercise, "source" | "depth">} exercise @param {number} index Of the step. */
export function saveStep(record, { source, depth }, index) {
  return saveControl(async (format) => {
    const { takeRecord } = await import("../parts/picture/take-along.js");
    await takeRecord(record, index, format, { depth, isBoard: source === "board" });
  });
}
