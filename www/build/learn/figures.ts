/** The figures of a chapter as HTML: the drawing of one step, its sentence, and what a script needs to move it. */
import { SCALES, SCALE_SLIPS } from "../../../learn/chapters/scales.js";
import { direction } from "../../messages/languages.js";
import { escaped, markup } from "../../base/svg-shape.js";
import { drawScale, powersOn } from "../../learn/drawing/scale.js";
import { drawWhole } from "../../learn/drawing/whole-tree.js";
import { frameAt, framesOf } from "../../learn/drawing/frames.js";
import { canvas, pictureOf } from "../../learn/figure/picture.js";
import { callOf, recordOf } from "../../learn/drawing/subject.js";
import { fragmentOf } from "../../page/places.js";
import { watchNames } from "../../learn/figure/watch-link.js";
import { chapterEngine } from "./engine.js";
import { answerTo } from "../../../learn/chapters/numbers.js";
import { uniformPicture } from "../../learn/figure/uniform-picture.js";
import { readUniform, uniformText } from "../../learn/figure/uniform-tree.js";
import { askedOfSearch, flipped } from "./prediction.js";
import { writtenNumber } from "./text.js";

/** @import { ScaleRow, FigureSubject } from "../../learn/drawing/types.d.ts" */
/** @import { Engine } from "../../../learn/chapters/figures.js" */
/** @import { Catalogue } from "../../messages/types.d.ts" */
/** @import { Context } from "./types.d.ts" */

/**
 * The record of a figure's search and its frames.
 * @param {Engine} engine
 * @param {FigureSubject} subject
 */
export function moving(engine, subject) {
  const [call, args] = callOf(subject);
  const trace = /** @type {any} */ (engine)[call](...args);
  const record = recordOf(subject, trace);
  return { record, frames: framesOf(record, subject) };
}

/**
 * @param {FigureSubject} subject
 * @param {ReturnType<typeof moving>} moving
 * @param {Catalogue} words
 * @param {string} root The way to the start page.
 * @param {boolean} legend Whether the forms of the drawing are explained.
 */
export function figureHtml(subject, { record, frames }, words, root, legend) {
  const index = frameAt(frames, subject.at);
  const { drawing, sentence } = pictureOf(record, subject, frames[index], words);
  const sentences = frames.map((frame) => pictureOf(record, subject, frame, words).sentence);
  const { name } = subject;
  const asked = subject.ask && askedOfSearch(chapterEngine(), subject, record, words);
  const first = asked && pictureOf(record, subject, frames[0], words).drawing;
  const data = Object.entries({
    ...subject,
    name: undefined,
    frame: index,
    last: frames.length - 1,
    flip: subject.flip && JSON.stringify(flipped(chapterEngine(), subject, record, words)),
    candidates: asked && JSON.stringify(asked.candidates),
  })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` data-${key}="${escaped(String(value))}"`);
  const names = { ...watchNames(subject, frames[index].step), ...languageNames(words) };
  const watch = escaped(`${root}watch/${fragmentOf(Object.entries(names))}`);
  return `<figure class="figure" id="${name}"${data.join("")}>
<div class="picture">${twoSided(first && markup(first), markup(drawing))}</div>
${legend ? `${legendHtml(subject, words)}\n` : ""}${captionHtml(asked?.question, sentence, sentences)}
<p class="figure-links"><a class="figure-watch" href="${watch}">${words.say("figure-watch")}</a></p>
</figure>`;
}

/**
 * What is in view before a figure answers, and what after it: a page without scripts shows the answer.
 * @param {string | undefined} unanswered @param {string} answered Both as HTML.
 */
function twoSided(unanswered, answered) {
  if (unanswered === undefined) return answered;
  return `<div class="unanswered">${unanswered}</div><div class="answered">${answered}</div>`;
}

/**
 * What is said below a figure. It has the room of the longest sentence that can come to stand there, so that
 * nothing below moves.
 * @param {string | undefined} question @param {string} sentence In view when it has answered. @param {readonly string[]} [sentences] All of them.
 */
export function captionHtml(question, sentence, sentences = [sentence]) {
  const [longest] = [question ?? "", ...sentences].sort((a, b) => b.length - a.length);
  const html = twoSided(question && escaped(question), escaped(sentence));
  return `<figcaption data-longest="${escaped(longest)}">${html}</figcaption>`;
}

/** What the forms of a drawing mean, as Watch says it. @param {FigureSubject} subject @param {Catalogue} words */
function legendHtml({ search }, { say, markup }) {
  const label = escaped(markup("forms-label").attributes["aria-label"]);
  const cuts = search === "alpha-beta";
  const items = [
    "known",
    ...(cuts ? ["bound"] : []),
    "unknown",
    "best",
    ...(cuts ? ["cut"] : []),
  ].map((form) => `<li class="form-${form}">${escaped(say(`form-${form}`))}</li>`);
  return `<ul class="forms" aria-label="${label}">${items.join("")}</ul>`;
}

/** What a link to another place says of the language. @param {Catalogue} words @returns {Record<string, string>} */
export function languageNames({ language }) {
  return language === "en" ? {} : { lang: language };
}

/**
 * A figure that compares numbers of nodes, and asks for one of them.
 * @param {{ name: string, scale: string, ask: string }} figure
 * @param {Pick<Context, "engine" | "recorded" | "words">} context
 */
export function scaleHtml({ name, scale, ask }, context) {
  const { words } = context;
  const [open, answered] = [true, false].map((hidden) =>
    markup(scaleDrawing(scale, context, { row: SCALES[scale].indexOf(ask), hidden })),
  );
  const of = (/** @type {string} */ placeholder) =>
    Number(answerTo(context.engine, context.recorded, placeholder));
  const counts = SCALES[scale].map((placeholder) => ({ count: of(placeholder) }));
  // Of Connect Four, in which each of them has so many replies.
  const moves = context.engine.describe("7x6k4g").columns;
  const slips = Object.entries(SCALE_SLIPS[scale](of)).map(([idea, count]) => ({
    count,
    told: words.say(`slip-${idea}`, { moves }),
  }));
  const asked = SCALES[scale].indexOf(ask);
  const values = {
    nodes: counts[asked].count,
    before: counts[asked - 1].count,
    times: Math.round(counts[asked].count / counts[asked - 1].count),
    minimax: of("nodes minimax empty"),
  };
  const data = { count: values.nodes, powers: powersOn(counts), slips: JSON.stringify(slips) };
  const attributes = Object.entries(data).map(
    ([key, value]) => ` data-${key}="${escaped(String(value))}"`,
  );
  return `<figure class="figure" id="${name}" data-scale="${scale}"${attributes.join("")}>
<div class="picture">${twoSided(open, answered)}</div>
<p class="explained">${escaped(words.say("figure-scale-tenfold"))}</p>
${captionHtml(words.say(`ask-${scale}`, values), words.say(`told-${scale}`, values))}
</figure>`;
}

/** How many columns the map of a whole tree has. */
const COLUMNS = 210;

/**
 * The map of the whole tree from a board: all that minimax visits, or what alpha-beta does.
 * @param {string} board @param {boolean} pruning @param {Catalogue} words
 */
export function wholeDrawing(board, pruning, { say }) {
  const map = chapterEngine().trace_map(board, true, COLUMNS, { scoring: "plain" });
  const { shapes, width, height } = drawWhole(map, pruning);
  return canvas(shapes, width, height, say(`figure-map-${pruning ? "some" : "all"}`), "whole");
}

/** @param {string} name @param {string} board @param {Catalogue} words */
export function wholeHtml(name, board, words) {
  const { say, number } = words;
  const [all, some] = [false, true].map(
    (pruning) => chapterEngine().best_move(board, pruning, { scoring: "plain" }).nodes,
  );
  const percent = number(some / all, { style: "percent", maximumSignificantDigits: 2 });
  const told = say("figure-map-told", { nodes: all, visited: some, percent });
  const [lit, dark] = [false, true].map((pruning) => markup(wholeDrawing(board, pruning, words)));
  return `<figure class="figure" id="${name}" data-map="${board}">
<div class="picture">${twoSided(lit, dark)}</div>
${captionHtml(say("ask-share"), told)}
</figure>`;
}

/** A uniform tree as a search visits it. @param {string} attribute @param {Catalogue} words @param {boolean} [pruning] */
export function uniformDrawing(attribute, words, pruning = true) {
  const uniform = readUniform(attribute);
  return uniformPicture(uniform, chapterEngine().trace_tree(uniformText(uniform), pruning), words);
}

/** @param {string} name @param {string} attribute @param {Catalogue} words */
export function uniformHtml(name, attribute, words) {
  const all = markup(uniformDrawing(attribute, words, false).drawing);
  const { drawing, sentence } = uniformDrawing(attribute, words);
  return `<figure class="figure" id="${name}" data-uniform="${attribute}">
<p class="key"><span class="key-alpha-beta">${words.say("uniform-visited")}</span> <span>${words.say("uniform-skipped")}</span></p>
<div class="picture">${twoSided(all, markup(drawing))}</div>
${captionHtml(words.say("ask-leaves"), sentence)}
</figure>`;
}

/**
 * @param {string} scale
 * @param {Pick<Context, "engine" | "recorded" | "words">} context
 * @param {Parameters<typeof drawScale>[2]} [asked]
 */
export function scaleDrawing(scale, context, asked) {
  const { words } = context;
  const page = { rightToLeft: direction(words.language) === "rtl", number: words.number };
  const { shapes, width, height } = drawScale(rowsOf(scale, context), page, asked);
  return canvas(shapes, width, height, words.say("figure-scale"));
}

/**
 * @param {string} scale
 * @param {Pick<Context, "engine" | "recorded" | "words">} context
 * @returns {ScaleRow[]}
 */
function rowsOf(scale, context) {
  return SCALES[scale].map((placeholder) => ({
    label: labelOf(scale, placeholder, context.words),
    count: Number(answerTo(context.engine, context.recorded, placeholder)),
    text: writtenNumber(placeholder, context),
    kind: placeholder.startsWith("nodes minimax") ? "minimax" : "other",
  }));
}

/**
 * A tree that grows has a row for each depth.
 * @param {string} scale
 * @param {string} placeholder
 * @param {Catalogue} catalogue
 */
function labelOf(scale, placeholder, { say }) {
  if (scale === "growth") return say("depth-at", { count: Number(placeholder.split(" ")[2]) });
  return say(`scale-${placeholder.replaceAll(" ", "-")}`);
}
