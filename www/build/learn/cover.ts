/** The picture of a chapter in the contents: one of its figures without its words. */
import { behind } from "../../../learn/chapters/figures.js";
import { frameOf } from "../../../learn/chapters/series.js";
import { markup } from "../../base/svg-shape.js";
import { drawGameBoard } from "../../learn/drawing/game-board.js";
import { canvas, pictureOf } from "../../learn/figure/picture.js";
import { frameAt } from "../../learn/drawing/frames.js";
import { figuresOf } from "./chapter.js";
import { chapterEngine } from "./engine.js";
import { scaleDrawing, uniformDrawing, wholeDrawing } from "./figures.js";

/** @import { Attributes, Chapter } from "../../../learn/chapters/read.js" */
/** @import { SvgShape } from "../../base/types.d.ts" */
/** @import { ChapterName } from "../../page/types.d.ts" */
/** @import { Catalogue } from "../../messages/types.d.ts" */

/** Which figure, where the first one does not tell a chapter from the others. @type {Partial<Record<ChapterName, string>>} */
const TELLING = { order: "scale", growth: "scale", "win-soon": "delay", evaluation: "ahead" };

/** @param {ChapterName} chapter @param {Chapter} source @param {Catalogue} words */
export function coverHtml(chapter, { figures }, words) {
  const wanted = TELLING[chapter] ?? figures[0].name;
  const figure = figures.find(({ name }) => name === wanted);
  if (!figure) throw new Error(`${chapter} has no figure ${wanted}`);
  const { tag, attributes, children } = drawingOf(figure, words);
  const { role, "aria-label": label, ...rest } = attributes;
  return markup({
    tag,
    attributes: { ...rest, "aria-hidden": "true" },
    children: wordless(children),
  });
}

/** A figure at the step that its chapter shows. @param {Attributes} figure @param {Catalogue} words @returns {SvgShape} */
function drawingOf(figure, words) {
  const recorded = behind(chapterEngine(), [figure]);
  const found = recorded.get(figure.name);
  if (found && "frames" in found) {
    const frame = frameOf(found, figure.at ?? "start");
    const { shapes, width, height } = drawGameBoard(found.shape, frame, String);
    return canvas(shapes, width, height, "");
  }
  if (figure.uniform) return uniformDrawing(figure.uniform, words).drawing;
  if (figure.map) return wholeDrawing(figure.map, true, words);
  if (!found) return scaleDrawing(figure.scale, { engine: chapterEngine(), recorded, words });
  const [{ subject, moving }] = figuresOf({ figures: [figure] }).values();
  const frame = moving.frames[frameAt(moving.frames, subject.at)];
  return pictureOf(moving.record, subject, frame, words).drawing;
}

/** At this size no word could be read. @param {SvgShape["children"]} shapes @returns {SvgShape["children"]} */
function wordless(shapes) {
  return shapes
    .filter((one) => typeof one === "string" || one.tag !== "text")
    .map((one) => (typeof one === "string" ? one : { ...one, children: wordless(one.children) }));
}
