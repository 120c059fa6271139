/**
 * What a sheet of exercises is, and how a link says it. Pure. A sheet is a row of trees that begins
 * with one exercise of Practise; the same link is the same sheet for everybody.
 */
import { badValue } from "../base/link-text.js";
import {
  DEFAULT_EXERCISE,
  EXAMPLES,
  nextExercise,
  readExercise,
  writeExercise,
} from "../parts/exercise/exercise.js";
import { oneOf, onOff, readLink, writeLink } from "../base/link-schema.js";
import { whole } from "../base/link-values.js";

/** @import { Exercise } from "../parts/exercise/types.d.ts" */
/** @import { Words } from "../base/types.d.ts" */
/** @import { Plan } from "./types.d.ts" */

/** How many trees one print can have. */
export const TREE_COUNT = /** @type {const} */ ([1, 12]);

/**
 * The sizes of random trees, as plies and branches: those whose nodes fit on a page at a size that
 * one can write into.
 */
export const TREE_SIZES = ["2x2", "2x3", "2x4", "3x2", "3x3", "4x2"];

/** What a link says of a sheet that is not of an exercise. */
const OWN = {
  // On paper a tree is marked.
  mode: oneOf(/** @type {const} */ (["mark"])),
  trees: whole(TREE_COUNT),
  key: onOff,
};

/**
 * Reads a sheet from a link.
 * @param {Map<string, string>} query Without the names of other sections.
 * @param {number} seed For a link that names none.
 * @returns {{ plan: Plan, faults: Words[] }} What cannot be read has its default, and is reported.
 */
export function readPlan(query, seed) {
  const own = readLink(OWN, query, { trees: 4, key: false });
  const others = new Map([...query].filter(([name]) => !Object.hasOwn(OWN, name)));
  const standard = { ...DEFAULT_EXERCISE, mode: /** @type {const} */ ("mark"), branches: 2, seed };
  const { exercise, faults } = readExercise(others, standard);
  // A position is no tree that could be drawn on a page.
  const drawn = exercise.source === "board" ? standard : exercise;
  const fits = drawn.source !== "random" || TREE_SIZES.includes(sizeOf(drawn));
  const first = fits ? drawn : { ...drawn, plies: standard.plies, branches: standard.branches };
  if (!fits) faults.push(badValue("plies × branches", sizeOf(drawn)));
  faults.push(...own.faults);
  return { plan: { first, count: own.values.trees, key: own.values.key }, faults };
}

/** A sheet as the names and values of a link. @param {Plan} plan @returns {Record<string, string>} */
export function writePlan({ first, count, key }) {
  const { mode: _, asked: __, ...exercise } = writeExercise(first);
  return { ...exercise, ...writeLink(OWN, { trees: count, key }) };
}

/** The exercises of a sheet: an own tree is but one. @param {Plan} plan */
export function exercisesOf({ first, count }) {
  const most = { random: TREE_COUNT[1], gallery: EXAMPLES.length, own: 1, board: 1 }[first.source];
  /** @type {Exercise[]} */
  const list = [];
  for (let next = first; list.length < Math.min(count, most); next = nextExercise(next)) {
    list.push(next);
  }
  return list;
}

/** @param {Pick<Exercise, "plies" | "branches">} exercise */
export function sizeOf({ plies, branches }) {
  return `${plies}x${branches}`;
}

/** @param {string} size One of `TREE_SIZES`. */
export function readSize(size) {
  const [plies, branches] = size.split("x").map(Number);
  return { plies, branches };
}

/**
 * What a link to Practise says of an exercise, as short as it can be: what Practise takes anyway is
 * left out, so that the link can be typed from paper.
 * @param {Exercise} exercise
 * @returns {Record<string, string>}
 */
export function shortNames(exercise) {
  const usual = /** @type {Record<string, unknown>} */ (DEFAULT_EXERCISE);
  const names = Object.entries(writeExercise(exercise));
  return Object.fromEntries(
    names.filter(([name, value]) => name === "seed" || value !== String(usual[name])),
  );
}
