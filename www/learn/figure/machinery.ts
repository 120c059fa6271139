/** What a figure needs once it is touched: the engine, the record of its search, and its drawing. */
import { answering } from "../../engine/workers.js";
import { figure, number, say } from "../../messages/index.js";
import { redraw } from "../../base/redraw.js";
import { framesOf } from "../drawing/frames.js";
import { pictureOf } from "./picture.js";
import { callOf, recordOf } from "../drawing/subject.js";
import { uniformPicture } from "./uniform-picture.js";
import { uniformText } from "./uniform-tree.js";

/** @import { Frame, FigureSubject } from "../drawing/types.d.ts" */
/** @import { Moving, Uniform } from "./types.d.ts" */
/** @import { TreeTrace } from "../../../pkg/web/cutoff.js" */
/** @import { TreeRecord } from "../../parts/search/tree-record.js" */

const language = { say, figure, number };

/**
 * Asks the engine for the search of a figure.
 * @param {FigureSubject} subject
 * @param {AbortSignal} [signal]
 * @returns {Promise<Moving>}
 */
export async function searched(subject, signal) {
  const [call, args] = callOf(subject);
  const trace = await answering().request(call, /** @type {any} */ (args), { signal });
  const record = recordOf(subject, /** @type {any} */ (trace));
  return { record, frames: framesOf(record, subject) };
}

/**
 * Draws the figure at a frame.
 * @param {Element} picture As it was drawn last.
 * @param {FigureSubject} subject
 * @param {Moving} moving
 * @param {Frame} frame
 * @returns {string} The sentence below it.
 */
export function draw(picture, subject, { record }, frame) {
  const { drawing, sentence } = pictureOf(record, subject, frame, language);
  redraw(picture, drawing);
  return sentence;
}

/** Alpha-beta in a uniform tree. @param {Uniform} uniform */
export function searchedUniform(uniform) {
  return answering().request("trace_tree", [uniformText(uniform), true]);
}

/**
 * Draws what it visits.
 * @param {Element} picture As it was drawn last.
 * @param {Uniform} uniform
 * @param {TreeTrace} trace
 * @returns {string} The sentence below it.
 */
export function drawn(picture, uniform, trace) {
  const { drawing, sentence } = uniformPicture(uniform, trace, language);
  redraw(picture, drawing);
  return sentence;
}

/**
 * The frame in which the search leaves a node of the drawing; for a node that was cut, that cut; null
 * if there is none.
 * @param {Moving} moving
 * @param {number} drawn The number that the drawing gives the node.
 */
export function frameOf({ record, frames }, drawn) {
  if (drawn === 0) return frames.length - 1;
  const [node, wasCut] = record.isTree() ? visited(record, drawn) : [drawn, false];
  const moment = wasCut ? "cut" : "leave";
  const index = frames.findIndex((frame) => frame.moment === moment && frame.node === node);
  return index < 0 ? null : index;
}

/**
 * The search's node that a node of a written-out tree is; for one that was cut, the node above it at
 * which it was.
 * @param {TreeRecord} record
 * @param {number} index
 * @returns {[node: number, wasCut: boolean]}
 */
function visited(record, index) {
  let above = index;
  while (record.visit(above) < 0) above = record.tree[above].parent;
  return [record.visit(above), above !== index];
}
