/** What the files of an exercise share. */
import type {
  ASKED,
  DEMANDS,
  PROGRAM_LANGUAGES,
  MODES,
  ROOTS,
  TREE_SOURCES,
  WAYS,
} from "./exercise.js";

export interface Exercise {
  source: (typeof TREE_SOURCES)[number];
  mode: (typeof MODES)[number];
  /** Of a program. */
  way: (typeof WAYS)[number];
  /** What the program counts. */
  number?: number;
  demand: (typeof DEMANDS)[number];
  /** What the program visits. */
  log: string;
  language: (typeof PROGRAM_LANGUAGES)[number];
  /** The visitor's program. */
  code: string;
  /** How many seconds it may take for one answer. */
  limit: number;
  asked: (typeof ASKED)[number];
  /** Words as `readConvention` gives them. */
  convention: string;
  seed: number;
  /** Of a random tree. */
  plies: number;
  branches: number;
  /** Of the gallery. */
  example: string;
  /** The visitor's own. */
  tree: string;
  /** Who moves at the root of a random or an own tree. */
  root: (typeof ROOTS)[number];
  /** The game of the address, which a link names by itself. */
  game: string;
  /** The position. */
  board: string;
  /** To which it is searched; null for all to the end of the game. */
  depth: number | null;
  /** How many questions there are at most. */
  count: number;
  /** Which of them is on the screen, from 1. */
  question: number;
}
