/** The figures of a chapter as HTML: the drawing of one step, its sentence, and what a script needs to move it. */
import { SCALES, BEST_LINE } from "../../../learn/chapters/scales.js";
import { direction } from "../../messages/languages.js";
import { escaped, markup } from "../../base/shape.js";
import { drawScale } from "../../learn/drawing/scale.js";
import { frameAt, framesOf } from "../../learn/figure/frames.js";
import { canvas, pictureOf } from "../../learn/figure/picture.js";
import { callOf, recordOf } from "../../learn/figure/subject.js";
import { fragmentOf } from "../../page/places.js";
import { watchNames } from "../../learn/figure/watch-link.js";
import { answerTo } from "../../../learn/chapters/numbers.js";
import { written } from "./text.js";

/** @import { Subject } from "../../learn/figure/subject.js" */
/** @import { Engine } from "../../../learn/chapters/figures.js" */
/** @import { Catalogue } from "../../messages/catalogue.js" */

/**
 * The record of a figure's search and its frames.
 * @param {Engine} engine
 * @param {Subject} subject
 */
export function moving(engine, subject) {
  const [call, args] = callOf(subject);
  const trace = /** @type {any} */ (engine)[call](...args);
  const record = recordOf(subject, trace);
  return { record, frames: framesOf(record, subject) };
}

/**
 * @param {Subject} subject
 * @param {ReturnType<typeof moving>} moving
 * @param {Catalogue} words
 * @param {string} root The way to the start page.
 * @param {boolean} legend Whether the forms of the drawing are explained.
 */
export function figureHtml(subject, { record, frames }, words, root, legend) {
  const index = frameAt(frames, subject.at);
  const { drawing, sentence } = pictureOf(record, subject, frames[index], words);
  const { name } = subject;
  const data = Object.entries({
    ...subject,
    name: undefined,
    frame: index,
    last: frames.length - 1,
  })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` data-${key}="${escaped(String(value))}"`);
  const names = { ...watchNames(subject, frames[index].step), ...languageNames(words) };
  const watch = escaped(`${root}watch/${fragmentOf(Object.entries(names))}`);
  return `<figure class="figure" id="${name}"${data.join("")}>
<div class="picture">${markup(drawing)}</div>
${legend ? `${legendHtml(words)}\n` : ""}<figcaption>${escaped(sentence)}</figcaption>
<p class="figure-links"><a class="figure-watch" href="${watch}">${words.say("figure-watch")}</a></p>
</figure>`;
}

/** What the forms of a drawing mean, as Watch says it. @param {Catalogue} words */
function legendHtml({ say, markup }) {
  const label = escaped(markup("forms-label").attributes["aria-label"]);
  const items = ["known", "bound", "unknown", "cut"].map(
    (form) => `<li class="form-${form}">${escaped(say(`form-${form}`))}</li>`,
  );
  return `<ul class="forms" aria-label="${label}">${items.join("")}</ul>`;
}

/** What a link to another place says of the language. @param {Catalogue} words @returns {Record<string, string>} */
export function languageNames({ language }) {
  return language === "en" ? {} : { lang: language };
}

/**
 * A figure that compares numbers of nodes.
 * @param {string} name
 * @param {string} scale
 * @param {Pick<import("./text.js").Context, "engine" | "recorded" | "words">} context
 */
export function scaleHtml(name, scale, context) {
  const { words } = context;
  const rows = rowsOf(scale, context);
  const drawing = scaleDrawing(scale, context);
  const pairs = rows.map(({ dots }) => dots.map(({ count }) => count));
  const data = scale === "free-cells" ? ` data-pairs="${JSON.stringify(pairs)}"` : "";
  const key = scale === "free-cells" ? `<p class="key">${keyOf(words)}</p>` : "";
  return `<figure class="figure" id="${name}" data-scale="${scale}"${data}>
${key}<div class="picture">${markup(drawing)}</div>
<p class="explained">${escaped(words.say("figure-scale-tenfold"))}</p>
</figure>`;
}

/** @param {string} scale @param {Pick<import("./text.js").Context, "engine" | "recorded" | "words">} context */
export function scaleDrawing(scale, context) {
  const { words } = context;
  const page = { rightToLeft: direction(words.language) === "rtl", number: words.number };
  const { shapes, width, height } = drawScale(rowsOf(scale, context), page);
  return canvas(shapes, width, height, words.say("figure-scale"));
}

/** Which sign stands for which search. @param {Catalogue} words */
function keyOf({ say }) {
  return `<span class="key-alpha-beta">${say("scale-alpha-beta")}</span> <span class="key-minimax">${say("scale-minimax")}</span>`;
}

/**
 * @param {string} scale
 * @param {Pick<import("./text.js").Context, "engine" | "recorded" | "words">} context
 * @returns {import("../../learn/drawing/scale.js").Row[]}
 */
function rowsOf(scale, context) {
  const { say } = context.words;
  /** @param {string} placeholder @param {"minimax" | "alpha-beta" | "other"} kind */
  const dot = (placeholder, kind) => {
    const text = written(placeholder, context);
    return { count: Number(answerTo(context.engine, context.recorded, placeholder)), text, kind };
  };
  if (scale !== "free-cells") {
    return SCALES[scale].map((placeholder) => ({
      label: say(labelId(scale, placeholder)),
      dots: [dot(placeholder, placeholder.startsWith("nodes minimax") ? "minimax" : "other")],
    }));
  }
  return BEST_LINE.map((board) => ({
    label: say("figure-free-cells", { free: board.split(".").length - 1 }),
    dots: [
      dot(`nodes alpha-beta ${board}`, "alpha-beta"),
      dot(`nodes minimax ${board}`, "minimax"),
    ],
  }));
}

/** Among the tools, row by row is alpha-beta without any. @param {string} scale @param {string} placeholder */
function labelId(scale, placeholder) {
  const words = placeholder.replaceAll(" ", "-");
  return scale === "tools" && placeholder.startsWith("order")
    ? `scale-tools-${words}`
    : `scale-${words}`;
}
