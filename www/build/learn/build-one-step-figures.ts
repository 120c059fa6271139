/** Figures that ask for a number, and the one in which a reader sets a tree and a speed. */
import { placeholderNumber } from "../../../learn/chapters/numbers.ts";
import { SCALES, WRONG_GUESSES } from "../../../learn/chapters/scales.ts";
import { svgOf } from "../../learn/drawing/sized-drawing.ts";
import { drawScale, powersOn } from "../../learn/drawing/scale.ts";
import { drawMap } from "../../learn/drawing/map.ts";
import { reachView } from "../../learn/drawing/reach.ts";
import { uniformView } from "../../learn/drawing/uniform.ts";
import { readUniformTree, uniformText } from "../../learn/subject/uniform.ts";
import { chapterEngine } from "./engine.ts";
import { longestOf } from "./figure-question.ts";
import { placeholderText, type NumberContext } from "./text.tsx";
import type { Attributes } from "../../../learn/chapters/read.ts";
import type { GuessData, FigureProps, ReachData } from "../../learn/figure/figure-data.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

type Builder = (attributes: Attributes, context: NumberContext) => FigureProps;

/** The figures with one step, each by the attribute that says what it shows. */
export const ONE_STEP_FIGURES: Record<(GuessData | ReachData)["kind"], Builder> = {
  scale: scaleFigure,
  map: mapFigure,
  uniform: uniformFigure,
  reach: reachFigure,
};

/** Compares numbers of nodes, and asks for one of them. */
export function scaleFigure({ name, scale, ask }: Attributes, context: NumberContext): FigureProps {
  const { sources, words } = context;
  const of = (placeholder: string) => placeholderNumber(chapterEngine(), sources, placeholder);
  const rows = scaleRows(scale, context);
  // Each move of Connect Four has this many replies.
  const moves = chapterEngine().describe("7x6k4g").columns;
  const mistakes = Object.entries(WRONG_GUESSES[scale](of)).map(([idea, count]) => ({
    count,
    note: words.sayNamed(`wrong-idea-${idea}`, { moves }),
  }));
  const row = SCALES[scale].indexOf(ask);
  const [before, count] = [row - 1, row].map((at) => rows[at].count);
  const ratio = Math.round(count / before);
  const values = { nodes: count, before, ratio, minimax: of("nodes minimax empty") };
  const question = words.sayNamed(`ask-${scale}`, values);
  const sentence = words.sayNamed(`scale-answer-${scale}`, values);
  return {
    data: {
      kind: "scale",
      ...commonOf(name, question, sentence),
      scale: { count, powers: powersOn(rows), mistakes },
    },
    drawings: [true, false].map((hidden) =>
      svgOf(drawScale(rows, words, { row, hidden }), words.say("figure-scale")),
    ),
  };
}

const scaleRows = (scale: string, context: NumberContext) =>
  SCALES[scale].map((placeholder) => ({
    label: labelOf(scale, placeholder, context.words),
    count: placeholderNumber(chapterEngine(), context.sources, placeholder),
    text: placeholderText(placeholder, context),
    kind: placeholder.startsWith("nodes minimax") ? ("minimax" as const) : ("other" as const),
  }));

function labelOf(scale: string, placeholder: string, { say, sayNamed }: Catalogue) {
  if (scale === "growth") return say("depth-at", { count: Number(placeholder.split(" ")[2]) });
  return sayNamed(`scale-${placeholder.replaceAll(" ", "-")}`);
}

/** The fields of every figure that asks for a number. */
const commonOf = (name: string, question: string, sentence: string) => ({
  name,
  step: 0,
  question,
  sentence,
  longest: longestOf([{ sentence }], { question }),
});

/** The number of columns of the map. Each is six units wide, to keep paths short. */
const COLUMNS = 70;

/** Asks which part of the whole tree from a board alpha-beta visits. */
export function mapFigure({ name, map: board }: Attributes, { words }: NumberContext): FigureProps {
  const { say, number } = words;
  const scoring = "plain";
  const engine = chapterEngine();
  const map = engine.trace_map(board, true, COLUMNS, { scoring });
  const drawn = (pruning: boolean, label: string) => svgOf(drawMap(map, pruning), label, "map");
  const [all, some] = [false, true].map((by) => engine.best_move(board, by, { scoring }).nodes);
  const percent = number(some / all, { style: "percent", maximumSignificantDigits: 2 });
  const sentence = say("figure-map-sentence", { nodes: all, visited: some, percent });
  return {
    data: { kind: "map", ...commonOf(name, say("ask-share"), sentence) },
    drawings: [drawn(false, say("figure-map-all")), drawn(true, say("figure-map-some"))],
  };
}

/** Asks which part of a tree's leaves alpha-beta visits in the best order. */
function uniformFigure({ name, uniform: text }: Attributes, { words }: NumberContext): FigureProps {
  const uniform = readUniformTree(text);
  const [before, after] = [false, true].map((pruning) => {
    const trace = chapterEngine().trace_tree(uniformText(uniform), pruning);
    return uniformView(uniform, trace, words);
  });
  const { sentence } = after;
  return {
    data: { kind: "uniform", ...commonOf(name, words.say("ask-leaves"), sentence), uniform },
    drawings: [before.drawing, after.drawing],
  };
}

/** Begins with the branching factor, the depth and the nodes per second of the attribute. */
function reachFigure({ name, reach: text }: Attributes, { words }: NumberContext): FigureProps {
  const [branching, depth, speed] = text.split(" ").map(Number);
  const reach = { branching, depth, speed };
  const { sentence } = reachView(reach, words);
  const longest = longestOf([reachView({ branching: 40, depth: 12, speed: 1e9 }, words)]);
  return { data: { kind: "reach", name, step: 0, sentence, longest, reach }, drawings: [] };
}
