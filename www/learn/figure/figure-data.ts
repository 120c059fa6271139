/** The data of a figure, which the build writes into `data-figure` for the page. */
import type { SvgElement } from "../../base/svg-element.ts";
import type { Reach } from "../drawing/reach.ts";
import type { FigureSubject } from "../subject/subject.ts";
import type { UniformTree } from "../subject/uniform.ts";

/**
 * A part of the drawing that can be pressed, and a `note` on it. A wrong or missing mark is
 * explained at its `step`. If answers change the tree, each has the `tree` that it leads to.
 */
export type Candidate = {
  id: number;
  label: string;
  isRight: boolean;
  note: string;
  step?: number;
  tree?: string;
};

/** The answer is one press or several marks. `note` explains right marks. */
export type Prompt =
  | { kind: "press"; candidates: Candidate[] }
  | { kind: "marks"; candidates: Candidate[]; note: string };

export type AnswerVerdict = { isRight: boolean; note: string };

/** A bug at the root that a reader can switch on, the node that it chooses, and a sentence. */
export type BugSwitch = { label: string; chosen?: number; sentence: string };

interface Common {
  name: string;
  question?: string;
  prompt?: Prompt;
  sentence: string;
  /** The longest text of the slot, which keeps its space so that nothing below moves. */
  longest: string;
  step: number;
}

export interface SearchData extends Common {
  kind: "search";
  subject: FigureSubject;
  last: number;
  /** The step of the record at `step`. */
  recordStep: number;
  /** The names of a link to Watch. */
  watch: Record<string, string>;
  bug?: BugSwitch;
  /** The number of leaves that the search visits, in words. */
  visited?: string;
}

export interface SeriesData extends Common {
  kind: "series";
  /** `play` has the names of a link to Play. */
  steps: { name: string; sentence: string; play: Record<string, string> }[];
  /** The step with a quiescence search, which a reader can switch on. */
  quiet?: number;
}

export type ReachData = Common & { kind: "reach"; reach: Reach };

/** The right number, the powers of ten on the axis, and the numbers of known mistakes. */
export type Scale = { count: number; powers: number; mistakes: { count: number; note: string }[] };

/** The figures that ask for a number. */
export type GuessData = Common &
  ({ kind: "scale"; scale: Scale } | { kind: "uniform"; uniform: UniformTree } | { kind: "map" });

export type FigureData = SearchData | SeriesData | GuessData | ReachData;

/** A step of a figure, by its number or its name. */
export type StepTarget = { step: number } | { name: string };

/** The same, or the step at which a search leaves a node of the drawing. */
export type Target = StepTarget | { node: number };

/** The page of a figure. The build has no page, so nothing can be pressed there. */
export interface FigurePage {
  showFailure: (error: unknown, retry: () => void) => void;
  /** Unfolds the text that states the answer. */
  unfoldAnswer?: () => void;
  /** True while the figure follows an answer. Screen readers announce the grade, not the step. */
  isSilent?: boolean;
}

export interface FigureProps<D extends FigureData = FigureData> {
  data: D;
  /** The drawings before and after the answer, or all boards of a series. */
  drawings: SvgElement[];
  page?: FigurePage;
  /** The step that a link leads to, in the text or in the address. */
  linked?: StepTarget;
  /** Called when a reader goes on by hand, so that no link of the text is current. */
  onLeave?: () => void;
}
