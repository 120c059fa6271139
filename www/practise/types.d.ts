/** What the files of Practise share. */
import type { TreeRecord } from "../parts/search/tree-record.js";
import type { SearchRecord } from "../parts/search/record.js";
import type { EXPLAINED } from "./topics.js";

/** The same tree, searched in other ways. None of a position. */
export interface Others {
  minimax: TreeRecord;
  /** Fail-hard in place of fail-soft, or the other way round. */
  values: TreeRecord;
  /** Cut at α ≥ β in place of α > β, or the other way round. */
  ties: TreeRecord;
}

/**
 * What an answer would be right for. `hard` and `soft`: the value by the other convention;
 * `minimax`: the true value; `window`: α and β as if the node were the root; `deep`: the cut is
 * missed because the bound is from further up, from `owner`; `ge`, `gt`: a tie by the other
 * convention. Of a limit: `sides`, the bound of the other side; `limit-ge`, `limit-gt`, the last
 * whole number that cuts by the other convention, where α meets β at `value`.
 */
export type Diagnosis =
  | { kind: "hard" | "soft" | "minimax" | "window" | "ge" | "gt" }
  | { kind: "deep"; owner: number }
  | { kind: "sides"; side: "X" | "O" }
  | { kind: "limit-ge" | "limit-gt"; value: number };

export interface ExerciseFrame {
  /** Whether the first field gets the focus. */
  focus: boolean;
  fill: (stage: Element, panel: (Element | null)[]) => void;
  /** Says why there is no exercise. */
  refuse: (text: string) => void;
  /** Says which question is on the screen, from 1. */
  reached: (question: number) => void;
  /** Goes on to another exercise of the same kind. */
  next: () => void;
}

/**
 * A learner's answer at a step. A number is NaN if it cannot be read, and null if nothing is typed.
 */
export type Answer = {
  alpha?: number | null;
  beta?: number | null;
  value?: number | null;
  limit?: number | null;
  cut?: boolean | null;
};

export interface Grade {
  part: "alpha" | "beta" | "value" | "limit" | "cut";
  expected: number | boolean;
  right: boolean;
}

/**
 * What a learner has marked on a tree, by the tree's nodes: the branches that are cut, each by the
 * node that it leads to, and the values that the nodes return.
 */
export interface MarkedTree {
  cut: ReadonlySet<number>;
  values: ReadonlyMap<number, number | null>;
}

export interface Fault {
  kind: "extra-cut" | "missing-cut" | "wrong-value" | "missing-value";
  /** The tree's node: of a cut the one that the branch leads to. */
  index: number;
  /** The step of the record whose sentence explains it. */
  step: number;
}

/**
 * `bounds`: what are alpha and beta where the node is entered? `cut`: the node has come back; are
 * its younger siblings cut? `value`: what does the node return? `limit`: from which value of this
 * leaf on are its younger siblings cut?
 */
export interface Question {
  kind: "bounds" | "cut" | "value" | "limit";
  node: number;
  /** The last step that is shown before the answer. */
  shown: number;
  /** The step that the answer leads to. */
  answered: number;
}

/** Where the search is when a question is asked, drawn. */
export interface Stage {
  element: HTMLElement;
  /** The same in words, for the details; null if the drawing says it all. */
  list: Element | null;
  /** What is known after a step, with the search at a node; `supposed` if that is a leaf which the question calls x. */
  show: (step: number, here: number, supposed?: boolean) => void;
  close: () => void;
}

export interface QuestionWords {
  /** What is asked. */
  ask: (question: Question) => string;
  /** Why the right answer is right. */
  why: (question: Question) => string;
}

/**
 * The note says how values are counted, if that has to be said. `diagnose` says what a wrong answer
 * would be right for, if it is known.
 */
export type ExerciseSubject = QuestionWords & {
  record: SearchRecord;
  others: Others | null;
  stage: () => Stage;
  note: string;
  diagnose: (question: Question, answer: Answer) => string;
};

export type Topic = keyof typeof EXPLAINED;
