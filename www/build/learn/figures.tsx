/** Draws the figures of a chapter as they are before a reader touches them. */
import { SCALES, SCALE_SLIPS } from "../../../learn/chapters/scales.js";
import { answerTo } from "../../../learn/chapters/numbers.js";
import { frameOf } from "../../../learn/chapters/series.js";
import { direction } from "../../messages/languages.ts";
import { drawGameBoard } from "../../learn/drawing/game-board.ts";
import { drawScale, powersOn } from "../../learn/drawing/scale.ts";
import { drawWhole } from "../../learn/drawing/whole-tree.ts";
import { frameAt, framesOf, recordOf, traced } from "../../learn/drawing/subject.ts";
import { Figure } from "../../learn/figure/figure.tsx";
import { canvas } from "../../learn/drawing/canvas.ts";
import { pictureOf } from "../../learn/figure/picture.ts";
import { reachPicture } from "../../learn/figure/reach.ts";
import { leavesOf } from "../../learn/figure/sentence.ts";
import { uniformPicture } from "../../learn/figure/uniform-picture.ts";
import { readUniform, uniformText } from "../../learn/figure/uniform-tree.ts";
import { rendered } from "../rendered.tsx";
import { chapterEngine } from "./engine.ts";
import { askedOfSearch, askedOfSeries, flipped } from "./prediction.ts";
import { writtenNumber } from "./text.ts";
import type { Engine } from "../../../learn/chapters/figures.js";
import type { Attributes } from "../../../learn/chapters/read.js";
import type { SeriesFrame, Series } from "../../../learn/chapters/series.js";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { FigureSubject } from "../../learn/drawing/subject.ts";
import type { Asked, EstimateData, FigureProps } from "../../learn/figure/data.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { SearchTrace } from "../../parts/search/steps.ts";
import type { Context } from "./text.ts";

type Numbers = Pick<Context, "engine" | "recorded" | "words">;

/** @param up The way to the root of the site. */
export function figureHtml(figure: FigureProps, words: Catalogue, up: string) {
  return rendered(
    <div class="island" data-figure={JSON.stringify(figure.data)}>
      <Figure {...figure} />
    </div>,
    words,
    up,
  );
}

export function moving(engine: Engine, subject: FigureSubject) {
  const record = recordOf(subject, traced<SearchTrace>(engine, subject));
  return { record, frames: framesOf(record, subject) };
}

export function searchFigure(
  subject: FigureSubject,
  { record, frames }: ReturnType<typeof moving>,
  words: Catalogue,
): FigureProps {
  const frame = frameAt(frames, subject.at);
  const pictures = frames.map((frame) => pictureOf(record, subject, frame, words));
  const { drawing, sentence } = pictures[frame];
  const asks = subject.ask && askedOfSearch(chapterEngine(), subject, record, words);
  return {
    data: {
      kind: "search",
      ...{ name: subject.name, subject, frame, last: frames.length - 1 },
      step: frames[frame].step,
      ...{ sentence, ...asks, longest: longestOf(pictures, asks) },
      visited: record.isTree() && record.pruning ? visitedLeaves(record, words) : undefined,
      bug: subject.flip ? flipped(chapterEngine(), subject, record, words) : undefined,
    },
    drawings: asks ? [pictures[0].drawing, drawing] : [drawing],
  };
}

function visitedLeaves(record: TreeRecord, { say }: Catalogue) {
  const { leaves, skipped } = leavesOf(record);
  return say("figure-visited", { visited: leaves - skipped, leaves });
}

/** Finds the longest text that a figure's slot will hold. */
function longestOf(
  said: readonly { sentence: string }[],
  asks?: { question: string; asked?: Asked },
) {
  const { question = "", asked } = asks ?? {};
  const told = asked?.candidates.map((candidate) => candidate.told) ?? [];
  const all = [question, asked?.reason ?? "", ...told, ...said.map(({ sentence }) => sentence)];
  return all.reduce((one, other) => (other.length > one.length ? other : one));
}

export function seriesSentence({ sentences }: SeriesFrame, { say }: Catalogue) {
  return sentences.map(({ id, values }) => say(id, values)).join(" ");
}

/** @param figure Names the step in view, and if the figure asks first. */
export function seriesFigure(figure: Attributes, series: Series, words: Catalogue): FigureProps {
  const { name, at = "start", ask } = figure;
  const { shape, frames } = series;
  const frame = frames.indexOf(frameOf(series, at));
  const asks = ask ? askedOfSeries(chapterEngine(), figure, series, words) : undefined;
  const choices = asks?.asked.candidates.map(({ id }) => id);
  const nameOf = (column: string) => (/\d/.test(column) ? words.number(Number(column)) : column);
  const drawings = frames.map((frame, index) => {
    const pressed = index === 0 ? choices : [];
    const drawn = drawGameBoard(shape, frame, nameOf, pressed);
    return canvas(drawn, words.say("series-board", { moves: frame.link }));
  });
  const steps = frames.map((frame) => ({
    name: frame.name,
    sentence: seriesSentence(frame, words),
    play: { game: shape.game, moves: frame.link },
  }));
  const longest = longestOf(steps, asks);
  const { sentence } = steps[frame];
  const quiet = frames.findIndex((frame) => frame.name === "quiet");
  const data = { kind: "series", name, frame, sentence, ...asks, longest, steps } as const;
  return { data: { ...data, quiet: quiet < 0 ? undefined : quiet }, drawings };
}

/** A figure that compares numbers of nodes, and asks for one of them. */
export function scaleFigure({ name, scale, ask }: Attributes, context: Numbers): FigureProps {
  const { words } = context;
  const of = (placeholder: string) =>
    Number(answerTo(context.engine, context.recorded, placeholder));
  const counts = SCALES[scale].map((placeholder) => ({ count: of(placeholder) }));
  // Each move of Connect Four has this many replies.
  const moves = context.engine.describe("7x6k4g").columns;
  const slips = Object.entries(SCALE_SLIPS[scale](of)).map(([idea, count]) => ({
    count,
    told: words.sayNamed(`slip-${idea}`, { moves }),
  }));
  const row = SCALES[scale].indexOf(ask);
  const { count } = counts[row];
  const before = counts[row - 1].count;
  const values = {
    nodes: count,
    before,
    times: Math.round(count / before),
    minimax: of("nodes minimax empty"),
  };
  return {
    data: estimated("scale", name, {
      question: words.sayNamed(`ask-${scale}`, values),
      sentence: words.sayNamed(`told-${scale}`, values),
      scale: { count, powers: powersOn(counts), slips },
    }),
    drawings: [true, false].map((hidden) => scaleDrawing(scale, context, { row, hidden })),
  };
}

function estimated(
  kind: EstimateData["kind"],
  name: string,
  said: Pick<EstimateData, "sentence" | "scale" | "uniform"> & { question: string },
): EstimateData {
  return { kind, name, frame: 0, ...said, longest: longestOf([said], said) };
}

/** The columns of the map, six units wide each, so that paths are short. */
const COLUMNS = 70;

/** Draws the part of the tree from a board that minimax visits, or alpha-beta. */
export function wholeDrawing(board: string, pruning: boolean, { say }: Catalogue) {
  const map = chapterEngine().trace_map(board, true, COLUMNS, { scoring: "plain" });
  return canvas(drawWhole(map, pruning), say(`figure-map-${pruning ? "some" : "all"}`), "whole");
}

export function wholeFigure(name: string, board: string, words: Catalogue): FigureProps {
  const { say, number } = words;
  const [all, some] = [false, true].map(
    (pruning) => chapterEngine().best_move(board, pruning, { scoring: "plain" }).nodes,
  );
  const percent = number(some / all, { style: "percent", maximumSignificantDigits: 2 });
  const sentence = say("figure-map-told", { nodes: all, visited: some, percent });
  return {
    data: estimated("map", name, { question: say("ask-share"), sentence }),
    drawings: [false, true].map((pruning) => wholeDrawing(board, pruning, words)),
  };
}

function uniformDrawing(attribute: string, words: Catalogue, pruning = true) {
  const uniform = readUniform(attribute);
  return uniformPicture(uniform, chapterEngine().trace_tree(uniformText(uniform), pruning), words);
}

export function uniformFigure(name: string, attribute: string, words: Catalogue): FigureProps {
  const { drawing, sentence } = uniformDrawing(attribute, words);
  const uniform = readUniform(attribute);
  return {
    data: estimated("uniform", name, { question: words.say("ask-leaves"), sentence, uniform }),
    drawings: [uniformDrawing(attribute, words, false).drawing, drawing],
  };
}

/** @param attribute The first branching factor, depth and nodes per second. */
export function reachFigure(name: string, attribute: string, words: Catalogue): FigureProps {
  const [branching, depth, speed] = attribute.split(" ").map(Number);
  const reach = { branching, depth, speed };
  const { sentence } = reachPicture(reach, words);
  const longest = longestOf([reachPicture({ branching: 40, depth: 12, speed: 1e9 }, words)]);
  return { data: { kind: "reach", name, frame: 0, sentence, longest, reach }, drawings: [] };
}

function scaleDrawing(scale: string, context: Numbers, asked?: Parameters<typeof drawScale>[2]) {
  const { words } = context;
  const page = { rightToLeft: direction(words.language) === "rtl", number: words.number };
  const rows = SCALES[scale].map((placeholder) => ({
    label: labelOf(scale, placeholder, words),
    count: Number(answerTo(context.engine, context.recorded, placeholder)),
    text: writtenNumber(placeholder, context),
    kind: placeholder.startsWith("nodes minimax") ? ("minimax" as const) : ("other" as const),
  }));
  return canvas(drawScale(rows, page, asked), words.say("figure-scale"));
}

function labelOf(scale: string, placeholder: string, { say, sayNamed }: Catalogue) {
  if (scale === "growth") return say("depth-at", { count: Number(placeholder.split(" ")[2]) });
  return sayNamed(`scale-${placeholder.replaceAll(" ", "-")}`);
}
