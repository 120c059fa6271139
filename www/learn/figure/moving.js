/** What a figure needs once it is touched: the engine, the record of its search, and its drawing. */
import { studyEngine } from "../../engine/study.js";
import { figure, number, say } from "../../messages/index.js";
import { elementOf } from "../drawing/element.js";
import { framesOf } from "./frames.js";
import { pictureOf } from "./picture.js";
import { callOf, recordOf } from "./subject.js";

/** @typedef {import("./subject.js").Subject} Subject */
/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {{ record: ReturnType<typeof recordOf>, frames: Frame[] }} Moving */

const language = { say, figure, number };

/**
 * Asks the engine for the search of a figure.
 * @param {Subject} subject
 * @param {AbortSignal} [signal]
 * @returns {Promise<Moving>}
 */
export async function searched(subject, signal) {
  const [call, args] = callOf(subject);
  const trace = await studyEngine().request(call, /** @type {any} */ (args), { signal });
  const record = recordOf(subject, /** @type {any} */ (trace));
  return { record, frames: framesOf(record, subject) };
}

/** The figure at a frame. @param {Subject} subject @param {Moving} moving @param {Frame} frame */
export function drawn(subject, { record }, frame) {
  const { drawing, sentence } = pictureOf(record, subject, frame, language);
  return { drawing: elementOf(drawing), sentence };
}
