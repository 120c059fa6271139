/** The picture of a chapter in the contents: one of its figures without its words. */
import { behind } from "../../../learn/chapters/figures.js";
import { frameOf } from "../../../learn/chapters/series.js";
import { drawGameBoard } from "../../learn/drawing/game-board.ts";
import { canvas, pictureOf } from "../../learn/figure/picture.ts";
import { frameAt } from "../../learn/drawing/subject.ts";
import { figuresOf } from "./chapter.ts";
import { chapterEngine } from "./engine.ts";
import { scaleDrawing, uniformDrawing, wholeDrawing } from "./figures.tsx";
import type { Attributes, Chapter } from "../../../learn/chapters/read.js";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { ChapterName } from "../../page/learn-pages.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

/** Which figure, where the first one does not tell a chapter from the others. */
const TELLING: Partial<Record<ChapterName, string>> = {
  order: "scale",
  growth: "scale",
  "win-soon": "delay",
  evaluation: "ahead",
};

export function coverDrawing(
  chapter: ChapterName,
  { figures }: Chapter,
  words: Catalogue,
): SvgShape {
  const wanted = TELLING[chapter] ?? figures[0].name;
  const figure = figures.find(({ name }) => name === wanted);
  if (!figure) throw new Error(`${chapter} has no figure ${wanted}`);
  const { tag, attributes, children } = drawingOf(figure, words);
  const { role, "aria-label": label, ...rest } = attributes;
  return { tag, attributes: { ...rest, "aria-hidden": "true" }, children: wordless(children) };
}

/** A figure at the step that its chapter shows. */
function drawingOf(figure: Attributes, words: Catalogue): SvgShape {
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

/** At this size no word could be read. */
function wordless(shapes: SvgShape["children"]): SvgShape["children"] {
  return shapes
    .filter((one) => typeof one === "string" || one.tag !== "text")
    .map((one) => (typeof one === "string" ? one : { ...one, children: wordless(one.children) }));
}
