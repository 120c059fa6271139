/** The figures of a chapter as HTML: the drawing of one step, its sentence, and what a script needs to move it. */
import { SCALES, SCALE_SLIPS } from "../../../learn/chapters/scales.js";
import { direction } from "../../messages/languages.ts";
import { escaped, markup } from "../../base/svg-shape.ts";
import { drawScale, powersOn } from "../../learn/drawing/scale.ts";
import { drawWhole } from "../../learn/drawing/whole-tree.ts";
import { frameAt, framesOf, recordOf, traced } from "../../learn/drawing/subject.ts";
import { canvas, pictureOf } from "../../learn/figure/picture.ts";
import { fragmentOf } from "../../page/places.ts";
import { watchNames } from "../../learn/figure/watch-link.ts";
import { chapterEngine } from "./engine.ts";
import { answerTo } from "../../../learn/chapters/numbers.js";
import { uniformPicture } from "../../learn/figure/uniform-picture.ts";
import { readUniform, uniformText } from "../../learn/figure/uniform-tree.ts";
import { askedOfSearch, flipped } from "./prediction.ts";
import { writtenNumber } from "./text.ts";
import type { ScaleRow } from "../../learn/drawing/scale.ts";
import type { FigureSubject } from "../../learn/drawing/subject.ts";
import type { SearchTrace } from "../../parts/search/steps.ts";
import type { Engine } from "../../../learn/chapters/figures.js";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { Context } from "./text.ts";

/** The record of a figure's search and its frames. */
export function moving(engine: Engine, subject: FigureSubject) {
  const record = recordOf(subject, traced<SearchTrace>(engine, subject));
  return { record, frames: framesOf(record, subject) };
}

/**
 * @param root The way to the start page.
 * @param legend Whether the forms of the drawing are explained.
 */
export function figureHtml(
  subject: FigureSubject,
  { record, frames }: ReturnType<typeof moving>,
  words: Catalogue,
  root: string,
  legend: boolean,
) {
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
 * @param answered Both as HTML.
 */
function twoSided(unanswered: string | undefined, answered: string) {
  if (unanswered === undefined) return answered;
  return `<div class="unanswered">${unanswered}</div><div class="answered">${answered}</div>`;
}

/**
 * What is said below a figure. It has the room of the longest sentence that can come to stand there, so that
 * nothing below moves.
 * @param sentence In view when it has answered.
 * @param sentences All of them.
 */
export function captionHtml(
  question: string | undefined,
  sentence: string,
  sentences: readonly string[] = [sentence],
) {
  const [longest] = [question ?? "", ...sentences].sort((a, b) => b.length - a.length);
  const html = twoSided(question && escaped(question), escaped(sentence));
  return `<figcaption data-longest="${escaped(longest)}">${html}</figcaption>`;
}

/** What the forms of a drawing mean, as Watch says it. */
function legendHtml({ search }: FigureSubject, { say, markup }: Catalogue) {
  const label = escaped(markup("forms-label").attributes["aria-label"]);
  const forms =
    search === "alpha-beta"
      ? (["known", "bound", "unknown", "best", "cut"] as const)
      : (["known", "unknown", "best"] as const);
  const items = forms.map(
    (form) => `<li class="form-${form}">${escaped(say(`form-${form}`))}</li>`,
  );
  return `<ul class="forms" aria-label="${label}">${items.join("")}</ul>`;
}

/** What a link to another place says of the language. */
export function languageNames({ language }: Catalogue): Record<string, string> {
  return language === "en" ? {} : { lang: language };
}

/** A figure that compares numbers of nodes, and asks for one of them. */
export function scaleHtml(
  { name, scale, ask }: { name: string; scale: string; ask: string },
  context: Pick<Context, "engine" | "recorded" | "words">,
) {
  const { words } = context;
  const [open, answered] = [true, false].map((hidden) =>
    markup(scaleDrawing(scale, context, { row: SCALES[scale].indexOf(ask), hidden })),
  );
  const of = (placeholder: string) =>
    Number(answerTo(context.engine, context.recorded, placeholder));
  const counts = SCALES[scale].map((placeholder) => ({ count: of(placeholder) }));
  // In Connect Four each move has that many replies.
  const moves = context.engine.describe("7x6k4g").columns;
  const slips = Object.entries(SCALE_SLIPS[scale](of)).map(([idea, count]) => ({
    count,
    told: words.sayNamed(`slip-${idea}`, { moves }),
  }));
  const asked = SCALES[scale].indexOf(ask);
  const values = {
    nodes: counts[asked].count,
    before: counts[asked - 1].count,
    times: Math.round(counts[asked].count / counts[asked - 1].count),
    minimax: of("nodes minimax empty"),
  };
  const [question, told] = [`ask-${scale}`, `told-${scale}`].map((id) =>
    words.sayNamed(id, values),
  );
  const data = { count: values.nodes, powers: powersOn(counts), slips: JSON.stringify(slips) };
  const attributes = Object.entries(data).map(
    ([key, value]) => ` data-${key}="${escaped(String(value))}"`,
  );
  return `<figure class="figure" id="${name}" data-scale="${scale}"${attributes.join("")}>
<div class="picture">${twoSided(open, answered)}</div>
<p class="explained">${escaped(words.say("figure-scale-tenfold"))}</p>
${captionHtml(question, told)}
</figure>`;
}

/** How many columns the map of a whole tree has. */
const COLUMNS = 210;

/** The map of the whole tree from a board: all that minimax visits, or what alpha-beta does. */
export function wholeDrawing(board: string, pruning: boolean, { say }: Catalogue) {
  const map = chapterEngine().trace_map(board, true, COLUMNS, { scoring: "plain" });
  const { shapes, width, height } = drawWhole(map, pruning);
  return canvas(shapes, width, height, say(`figure-map-${pruning ? "some" : "all"}`), "whole");
}

export function wholeHtml(name: string, board: string, words: Catalogue) {
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

/** A uniform tree as a search visits it. */
export function uniformDrawing(attribute: string, words: Catalogue, pruning = true) {
  const uniform = readUniform(attribute);
  return uniformPicture(uniform, chapterEngine().trace_tree(uniformText(uniform), pruning), words);
}

export function uniformHtml(name: string, attribute: string, words: Catalogue) {
  const all = markup(uniformDrawing(attribute, words, false).drawing);
  const { drawing, sentence } = uniformDrawing(attribute, words);
  return `<figure class="figure" id="${name}" data-uniform="${attribute}">
<p class="key"><span class="key-alpha-beta">${words.say("uniform-visited")}</span> <span>${words.say("uniform-skipped")}</span></p>
<div class="picture">${twoSided(all, markup(drawing))}</div>
${captionHtml(words.say("ask-leaves"), sentence)}
</figure>`;
}

export function scaleDrawing(
  scale: string,
  context: Pick<Context, "engine" | "recorded" | "words">,
  asked?: Parameters<typeof drawScale>[2],
) {
  const { words } = context;
  const page = { rightToLeft: direction(words.language) === "rtl", number: words.number };
  const { shapes, width, height } = drawScale(rowsOf(scale, context), page, asked);
  return canvas(shapes, width, height, words.say("figure-scale"));
}

function rowsOf(
  scale: string,
  context: Pick<Context, "engine" | "recorded" | "words">,
): ScaleRow[] {
  return SCALES[scale].map((placeholder) => ({
    label: labelOf(scale, placeholder, context.words),
    count: Number(answerTo(context.engine, context.recorded, placeholder)),
    text: writtenNumber(placeholder, context),
    kind: placeholder.startsWith("nodes minimax") ? "minimax" : "other",
  }));
}

/** A tree that grows has a row for each depth. */
function labelOf(scale: string, placeholder: string, { say, sayNamed }: Catalogue) {
  if (scale === "growth") return say("depth-at", { count: Number(placeholder.split(" ")[2]) });
  return sayNamed(`scale-${placeholder.replaceAll(" ", "-")}`);
}
