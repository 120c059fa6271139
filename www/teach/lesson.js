/**
 * What a lesson is, and how it is read from data that comes from outside. Pure. A lesson is an
 * ordered list of links within the page, each with the teacher's own words and, if wanted, a
 * question. Words are plain text and never markup.
 */
import { queryOf } from "../page/places.js";

/** @import { Words } from "../game/state.js" */

/**
 * @typedef {object} Question
 * @property {string} ask
 * @property {string} answer The right answer; empty if none is checked.
 */

/**
 * @typedef {object} Step
 * @property {string} link A fragment that the page reads, without the `#`.
 * @property {string} words
 * @property {Question | null} question
 */

/** @typedef {{ title: string, steps: Step[] }} Lesson */

/** The version of the format that this page writes. It reads this one and all earlier ones. */
export const VERSION = 1;

/** The limits: how many steps, and how many characters of everything else. */
export const MOST = {
  steps: 100,
  title: 200,
  link: 20_000,
  words: 4_000,
  ask: 1_000,
  answer: 200,
  /** A lesson's text in a file, or unpacked out of a link. */
  text: 3_000_000,
  /** What stands for a lesson in a link. */
  code: 100_000,
};

/** The fault of data that is no lesson: which part is wrong, and why. */
export class LessonFault extends Error {
  /** @param {Words} words */
  constructor(words) {
    super(words.id);
    this.words = words;
  }
}

/** @param {string} what @param {Record<string, string | number | Words>} [values] */
export function fault(what, values = {}) {
  return new LessonFault({ id: `lesson-fault-${what}`, values });
}

/**
 * Where something is wrong.
 * @param {string} name
 * @param {number} [step] Counted from 1.
 * @returns {Words}
 */
const place = (name, step = 0) => ({ id: `lesson-place-${name}`, values: { step } });

/**
 * A lesson out of parsed JSON.
 * @param {unknown} value
 * @returns {Lesson} Throws a `LessonFault`.
 */
export function readLesson(value) {
  const { title, steps } = fields(value, ["title", "steps"], place("lesson"));
  if (!Array.isArray(steps)) throw fault("list", { place: place("steps") });
  if (steps.length > MOST.steps) {
    throw fault("steps", { found: steps.length, most: MOST.steps });
  }
  return {
    title: text(title, MOST.title, place("title")),
    steps: steps.map((step, index) => readStep(step, index + 1)),
  };
}

/**
 * @param {unknown} value
 * @param {number} number Counted from 1.
 * @returns {Step} Throws a `LessonFault`.
 */
export function readStep(value, number) {
  const step = fields(value, ["link", "words", "question"], place("step", number));
  const link = text(step.link, MOST.link, place("link", number)).replace(/^#/, "");
  if (opensLesson(link)) throw fault("nested", { place: place("link", number) });
  const words = text(step.words ?? "", MOST.words, place("words", number));
  if (step.question === undefined) return { link, words, question: null };
  const question = fields(step.question, ["ask", "answer"], place("question", number));
  return {
    link,
    words,
    question: {
      ask: text(question.ask, MOST.ask, place("question", number)),
      answer: text(question.answer ?? "", MOST.answer, place("answer", number)),
    },
  };
}

/**
 * The fields of an object that has no others.
 * @param {unknown} value
 * @param {string[]} names
 * @param {Words} where
 * @returns {Record<string, unknown>}
 */
function fields(value, names, where) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw fault("object", { place: where });
  }
  const other = Object.keys(value).find((name) => !names.includes(name));
  if (other !== undefined) throw fault("unknown", { place: where, name: other.slice(0, 40) });
  return /** @type {Record<string, unknown>} */ (value);
}

/** @param {unknown} value @param {number} most @param {Words} where */
function text(value, most, where) {
  if (typeof value !== "string") throw fault("text", { place: where });
  if (value.length > most) throw fault("length", { place: where, found: value.length, most });
  return value;
}

/** A lesson as data for JSON: what is not there is left out. @param {Lesson} lesson */
export function plain({ title, steps }) {
  return {
    title,
    steps: steps.map(({ link, words, question }) => ({
      link,
      ...(words === "" ? {} : { words }),
      ...(question === null ? {} : { question: plainQuestion(question) }),
    })),
  };
}

/** @param {Question} question */
function plainQuestion({ ask, answer }) {
  return answer === "" ? { ask } : { ask, answer };
}

/** Whether a link opens a lesson. @param {string} link */
export function opensLesson(link) {
  return queryOf(link.slice(link.indexOf("#") + 1)).has("lesson");
}
