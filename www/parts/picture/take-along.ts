/** The picture of a step as a file: SVG, PNG or LaTeX. Loaded when a visitor asks for one. */
import { download, make } from "../../base/elements.js";
import { elementOf } from "../../base/redraw.js";
import { direction } from "../../messages/languages.js";
import { language, loadWords } from "../../messages/index.js";
import { captionOf } from "./caption.js";
import { pngOf, svgText } from "./file.js";
import { documentOf, forestOf, tableOf } from "./latex.js";
import { picturedPosition, picturedTree } from "./pictured.js";
import { boardDrawing, captioned, treeDrawing } from "./search-picture.js";
import { wrapped } from "./words.js";
import { nodeKind } from "../tree/node-figure.js";
import { shownAt } from "../tree/visible-part.js";

/** @import { Scoring, Step } from "../search/types.d.ts" */
/** @import { SearchRecord } from "../search/record.js" */
/** @import { Pictured } from "../tree/types.d.ts" */
/** @import { Format } from "./types.d.ts" */

/** @typedef {ReturnType<typeof captionOf>} Caption */

/** On paper, whatever the theme. */
const GROUND = "#ffffff";

/**
 * @param {Pictured} subject
 * @param {Step} step
 * @param {readonly number[]} ids The nodes that are open.
 * @param {object} how
 * @param {Format} how.format
 * @param {boolean} how.isBoard Whether only the board where the search is.
 */
export async function takeAlong(subject, step, ids, { format, isBoard }) {
  const name = `cutoff-step-${step.index + 1}`;
  const caption = captionOf(subject, step, isBoard);
  if (format === "tex") {
    const picture = isBoard ? boardTable(subject, step) : treeForest(subject, step, ids);
    return saveLatex(name, picture, caption);
  }
  const { record } = subject;
  const drawing = isBoard
    ? boardDrawing(record.shape, record.board(step.here), lastMove(subject, step))
    : treeDrawing(subject, step, ids);
  await save(name, format, inlined(captionedElement(drawing, caption), document.body));
}

/** @param {string} name @param {string} picture In LaTeX. @param {Caption} caption */
function saveLatex(name, picture, caption) {
  const text = documentOf(picture, caption, {
    address: location.href,
    direction: direction(language),
  });
  download(`${name}.tex`, text, "application/x-tex");
}

/** @param {Parameters<typeof captioned>[0]} drawing @param {Caption} caption */
function captionedElement(drawing, caption) {
  return elementOf(captioned(drawing, caption, { wrapped, direction: direction(language) }));
}

/** @param {string} name @param {Format} format @param {string} text Of the picture as SVG. */
async function save(name, format, text) {
  if (format === "svg") return download(`${name}.svg`, text, "image/svg+xml");
  download(`${name}.png`, await pngOf(text));
}

/**
 * A board that the page has drawn, with a sentence below it.
 * @param {SVGSVGElement} drawn
 * @param {string} title
 * @param {object} of
 * @param {string} of.name The file's.
 * @param {Format} of.format
 * @param {string} of.board
 * @param {number} of.columns
 */
export async function takeBoard(drawn, title, { name, format, board, columns }) {
  const caption = { title, lines: [] };
  if (format === "tex") return saveLatex(name, tableOf(board, columns), caption);
  const { width, height } = drawn.viewBox.baseVal;
  const picture = captionedElement({ shapes: [], width, height }, caption);
  const copies = [...drawn.children].map((child) => child.cloneNode(true));
  picture.querySelector(":scope > g")?.append(...copies);
  picture.setAttribute("class", drawn.getAttribute("class") ?? "");
  await save(name, format, inlined(picture, drawn.parentElement ?? document.body));
}

/**
 * The same of a search that no stage of Watch shows.
 * @param {SearchRecord} record
 * @param {number} index Of its step.
 * @param {Format} format
 * @param {Scoring} scoring Of a position.
 */
export async function takeRecord(record, index, format, scoring) {
  await loadWords("watch");
  const subject = record.isTree() ? picturedTree(record) : picturedPosition(record, scoring, null);
  const step = record.step(index);
  const { branches, figure } = subject;
  const ids = shownAt(branches, branches.idOf(step.here), new Set(), figure.whole);
  await takeAlong(subject, step, ids, { format, isBoard: false });
}

/**
 * The drawing with the styles of the light theme, which nobody sees: nothing is painted meanwhile.
 * @param {Element} drawn
 * @param {Element} host Where it has its styles.
 */
function inlined(drawn, host) {
  const drawing = /** @type {SVGSVGElement} */ (drawn);
  const paper = make("div", { hidden: true });
  host.append(paper);
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  paper.replaceChildren(drawing);
  dataset.theme = "light";
  try {
    return svgText(drawing, GROUND);
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
    paper.remove();
  }
}

/** @param {Pictured} subject @param {Step} step */
function lastMove({ record }, { here }) {
  return here === 0 ? undefined : record.trace.moves[here];
}

/** @param {Pictured} subject @param {Step} step @param {readonly number[]} ids */
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

/** @param {Pictured} subject @param {Step} step */
function boardTable({ record }, { here }) {
  return tableOf(record.board(here), record.shape.columns);
}
