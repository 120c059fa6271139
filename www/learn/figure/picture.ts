/** A figure at one of its frames: the drawing, and the sentence below it. */
import { drawBoards } from "../drawing/board-tree.js";
import { drawNumberLine } from "../drawing/number-line.js";
import { svgShape } from "../../base/svg-shape.js";
import { drawWritten, lookSigns } from "../drawing/tree.js";
import { gameOf, sceneOf } from "../drawing/scene.js";
import { sentenceOf } from "./sentence.js";

/** @import { Look } from "../../parts/search/types.d.ts" */
/** @import { SearchRecord } from "../../parts/search/record.js" */
/** @import { TreeRecord } from "../../parts/search/tree-record.js" */
/** @import { Frame, Scene, FigureSubject } from "../drawing/types.d.ts" */
/** @import { FigureWords } from "./types.d.ts" */
/** @import { SvgShape } from "../../base/types.d.ts" */

/**
 * @param {SearchRecord} record
 * @param {FigureSubject} subject
 * @param {Frame} frame
 * @param {FigureWords} language
 * @returns {{ drawing: SvgShape, sentence: string }}
 */
export function pictureOf(record, subject, frame, language) {
  const scene =
    subject.show === "ends" ? gameOf(record, frame) : sceneOf(record, frame, subject.chosen);
  const { shapes, width, height } = record.isTree()
    ? withLine(record, subject, scene, language)
    : drawBoards(record, scene, labels(record, subject, language));
  const kind = record.isTree() ? "tree" : "tree boards";
  return {
    drawing: canvas(shapes, width, height, labelOf(subject, language), kind),
    sentence: sentenceOf(record, subject, frame, language),
  };
}

/**
 * @param {readonly SvgShape[]} shapes
 * @param {number} width
 * @param {number} height
 * @param {string} label
 * @param {string} [kind] What is drawn, for its style.
 */
export function canvas(shapes, width, height, label, kind) {
  const [wide, high] = [width, height].map(Math.ceil);
  const size = { viewBox: `0 0 ${wide} ${high}`, width: wide, height: high };
  return svgShape("svg", { class: kind, ...size, role: "img", "aria-label": label }, ...shapes);
}

/** @param {FigureSubject} subject @param {FigureWords} language */
function labelOf({ tree, board }, { say }) {
  return tree === undefined
    ? say("figure-boards", { board: board ?? "" })
    : say("figure-tree", { tree });
}

/**
 * @param {TreeRecord} record
 * @param {FigureSubject} subject
 * @param {Scene} scene
 * @param {FigureWords} language
 */
function withLine(record, { line }, scene, { figure }) {
  const drawn = drawWritten(record, scene, figure);
  if (!line) return drawn;
  const values = record.tree.flatMap(({ value }) => (value === null ? [] : [value]));
  const width = Math.max(drawn.width, 340);
  const below = drawNumberLine(scene.window, values, width, figure);
  const aside = (width - drawn.width) / 2;
  return {
    width,
    height: drawn.height + below.height,
    shapes: [
      svgShape("g", { transform: `translate(${aside} 0)` }, ...drawn.shapes),
      svgShape("g", { class: "line", transform: `translate(0 ${drawn.height})` }, ...below.shapes),
    ],
  };
}

/**
 * What stands below a board: nothing before the search has left it.
 * @param {SearchRecord} record
 * @param {FigureSubject} subject
 * @param {FigureWords} language
 */
function labels(record, { show }, { say, figure }) {
  /** @param {number} value */
  const resultText = (value) =>
    value === 0 ? say("draw") : say("wins", { player: value > 0 ? "X" : "O" });
  /** @param {number} node @param {Look} look */
  return (node, look) => {
    const { state, value } = look;
    if (value === null) return "";
    if (show === "ends") return record.isLeaf(node) ? resultText(value) : "";
    if (show === "results") return state === "exact" ? resultText(value) : "";
    return lookSigns(look, figure);
  };
}
