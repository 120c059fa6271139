/** What the files of a lesson share. */
import type { Words } from "../../base/types.d.ts";
import type { READY } from "./ready.js";

export interface LessonQuestion {
  ask: string;
  /** The answers that are right; none if the answer is not checked. */
  answers: string[];
}

export interface LessonStep {
  /** The line of its link in the lesson's text, counted from 1. */
  line: number;
  /** A link into the site, as a line of the text. */
  link: string;
  words: string;
  question: LessonQuestion | null;
}

export interface Lesson {
  title: string;
  steps: LessonStep[];
  /** What of the text could not be read. */
  faults: Words[];
}

export type ReadyName = (typeof READY)[number];
