/** A figure at one of its frames: the drawing, and the sentence below it. */
import { drawBoards } from "../drawing/board-tree.js";
import { drawNumberLine } from "../drawing/number-line.js";
import { shape } from "../drawing/shape.js";
import { drawTree } from "../drawing/tree.js";
import { gameOf, sceneOf } from "./scene.js";
import { resultOf, sentenceOf } from "./sentence.js";

/** @import { SearchRecord } from "../../parts/search/record.js" */
/** @import { TreeRecord } from "../../parts/search/tree-record.js" */
/** @import { Frame } from "./frames.js" */
/** @import { Subject } from "./subject.js" */
/** @import { Language } from "./sentence.js" */
/** @import { Shape } from "../drawing/shape.js" */

/**
 * @param {SearchRecord} record
 * @param {Subject} subject
 * @param {Frame} frame
 * @param {Language} language
 * @returns {{ drawing: Shape, sentence: string }}
 */
export function pictureOf(record, subject, frame, language) {
  const scene = subject.show === "ends" ? gameOf(record, frame) : sceneOf(record, frame);
  const { shapes, width, height } = record.isTree()
    ? withLine(record, subject, scene, language)
    : drawBoards(record, scene, labels(record, subject, scene, language));
  return {
    drawing: canvas(shapes, width, height, labelOf(subject, language)),
    sentence: sentenceOf(record, subject, frame, language),
  };
}

/**
 * @param {readonly Shape[]} shapes
 * @param {number} width
 * @param {number} height
 * @param {string} label
 */
export function canvas(shapes, width, height, label) {
  const [wide, high] = [width, height].map(Math.ceil);
  const size = { viewBox: `0 0 ${wide} ${high}`, width: wide, height: high };
  return shape("svg", { ...size, role: "img", "aria-label": label }, ...shapes);
}

/** @param {Subject} subject @param {Language} language */
function labelOf({ tree, board }, { say }) {
  return tree === undefined
    ? say("figure-boards", { board: board ?? "" })
    : say("figure-tree", { tree });
}

/**
 * @param {TreeRecord} record
 * @param {Subject} subject
 * @param {import("./scene.js").Scene} scene
 * @param {Language} language
 */
function withLine(record, { name, line }, scene, { figure }) {
  const pens = { name, figure };
  const drawn = drawTree(record, scene, pens);
  if (!line) return drawn;
  const values = record.tree.flatMap(({ value }) => (value === null ? [] : [value]));
  const width = Math.max(drawn.width, 340);
  const below = drawNumberLine(scene.window, values, width, pens);
  const aside = (width - drawn.width) / 2;
  return {
    width,
    height: drawn.height + below.height,
    shapes: [
      shape("g", { transform: `translate(${aside} 0)` }, ...drawn.shapes),
      shape("g", { class: "line", transform: `translate(0 ${drawn.height})` }, ...below.shapes),
    ],
  };
}

/**
 * What stands below a board: nothing before the search has left it.
 * @param {SearchRecord} record
 * @param {Subject} subject
 * @param {import("./scene.js").Scene} scene
 * @param {Language} language
 */
function labels(record, { show }, { looks }, { say, figure }) {
  return (/** @type {number} */ node, /** @type {string} */ state) => {
    const value = looks[node]?.value ?? null;
    if (value === null) return "";
    if (show === "ends") return record.isLeaf(node) ? say(`figure-result-${resultOf(value)}`) : "";
    if (show === "results") return state === "exact" ? say(`figure-result-${resultOf(value)}`) : "";
    return `${state === "least" ? "≥ " : state === "most" ? "≤ " : ""}${figure(value)}`;
  };
}
