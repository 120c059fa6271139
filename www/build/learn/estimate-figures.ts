/** Figures that ask for a number, and the one in which a reader sets a tree and a speed. */
import { answerTo } from "../../../learn/chapters/numbers.js";
import { SCALES, SCALE_SLIPS } from "../../../learn/chapters/scales.js";
import { canvas } from "../../learn/drawing/canvas.ts";
import { drawScale, powersOn } from "../../learn/drawing/scale.ts";
import { drawWhole } from "../../learn/drawing/whole-tree.ts";
import { reachPicture } from "../../learn/figure/reach-figure.tsx";
import { uniformPicture } from "../../learn/figure/uniform-picture.ts";
import { readUniform, uniformText } from "../../learn/figure/uniform-tree.ts";
import { direction } from "../../messages/languages.ts";
import { chapterEngine } from "./engine.ts";
import { writtenNumber, type Context } from "./text.ts";
import { longestOf } from "./figure-question.ts";
import type { Attributes } from "../../../learn/chapters/read.js";
import type { EstimateData, FigureProps } from "../../learn/figure/data.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

type Numbers = Pick<Context, "engine" | "recorded" | "words">;

/** Makes a figure that compares numbers of nodes and asks for one of these numbers. */
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

function estimated(
  kind: EstimateData["kind"],
  name: string,
  said: Pick<EstimateData, "sentence" | "scale" | "uniform"> & { question: string },
): EstimateData {
  return { kind, name, step: 0, ...said, longest: longestOf([said], said) };
}

/** The number of columns of the map. Each is six units wide, to keep paths short. */
const COLUMNS = 70;

/** Draws the part of the tree from a board that minimax or alpha-beta visits. */
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

/** @param attribute The initial branching factor, depth and nodes per second. */
export function reachFigure(name: string, attribute: string, words: Catalogue): FigureProps {
  const [branching, depth, speed] = attribute.split(" ").map(Number);
  const reach = { branching, depth, speed };
  const { sentence } = reachPicture(reach, words);
  const longest = longestOf([reachPicture({ branching: 40, depth: 12, speed: 1e9 }, words)]);
  return { data: { kind: "reach", name, step: 0, sentence, longest, reach }, drawings: [] };
}
