/** The picture of a step as a file: SVG, PNG or LaTeX. Loaded when a visitor asks for one. */
import { download } from "../base/elements.js";
import { elementOf } from "../base/redraw.js";
import { direction } from "../messages/languages.js";
import { language } from "../messages/index.js";
import { part } from "../page/parts.js";
import { captionOf } from "../parts/picture/caption.js";
import { pngOf, svgText } from "../parts/picture/file.js";
import { documentOf, forestOf, tableOf } from "../parts/picture/latex.js";
import { boardDrawing, captioned, treeDrawing } from "../parts/picture/search-picture.js";
import { wrapped } from "../parts/picture/words.js";
import { nodeKind } from "../parts/tree/node-shape.js";

/** @import { Step } from "../parts/search/types.d.ts" */
/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { SvgShape } from "../base/types.d.ts" */
/** @import { Format } from "./types.d.ts" */

/** On paper, whatever the theme. */
const GROUND = "#ffffff";

/**
 * @param {Subject} subject
 * @param {Step} step
 * @param {readonly number[]} ids The nodes that are open.
 * @param {object} how
 * @param {Format} how.format
 * @param {boolean} how.isBoard Whether only the board where the search is.
 */
export async function takeAlong(subject, step, ids, { format, isBoard }) {
  const name = `cutoff-step-${step.index + 1}`;
  const caption = captionOf(subject, step, isBoard);
  const way = direction(language);
  if (format === "tex") {
    const picture = isBoard ? boardTable(subject, step) : treeForest(subject, step, ids);
    const text = documentOf(picture, caption, { address: location.href, direction: way });
    return download(`${name}.tex`, text, "application/x-tex");
  }
  const { record } = subject;
  const drawing = isBoard
    ? boardDrawing(record.shape, record.board(step.here), lastMove(subject, step))
    : treeDrawing(subject, step, ids);
  const text = inlined(captioned(drawing, caption, { wrapped, direction: way }));
  if (format === "svg") return download(`${name}.svg`, text, "image/svg+xml");
  download(`${name}.png`, await pngOf(text));
}

/** The drawing with the styles of the light theme, which nobody sees: nothing is painted meanwhile. @param {SvgShape} drawn */
function inlined(drawn) {
  const drawing = /** @type {SVGSVGElement} */ (elementOf(drawn));
  const paper = part("picture-paper");
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  paper.replaceChildren(drawing);
  dataset.theme = "light";
  try {
    return svgText(drawing, GROUND);
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
    paper.replaceChildren();
  }
}

/** @param {Subject} subject @param {Step} step */
function lastMove({ record }, { here }) {
  return here === 0 ? undefined : record.trace.moves[here];
}

/** @param {Subject} subject @param {Step} step @param {readonly number[]} ids */
function treeForest(subject, step, ids) {
  const { record, branches } = subject;
  const { shapes } = treeDrawing(subject, step, ids);
  return forestOf({
    drawn: shapes,
    parent: branches.parent,
    kind: (id) => (record.isTree() ? nodeKind(record.tree[id]) : "board"),
    board: (id) => record.board(/** @type {number} */ (branches.nodeOf(id))),
    columns: record.shape.columns,
  });
}

/** @param {Subject} subject @param {Step} step */
function boardTable({ record }, { here }) {
  return tableOf(record.board(here), record.shape.columns);
}
