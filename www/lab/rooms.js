/** The views of the lab: the one table that the buttons, the links and the tests go by. */
import { CONTESTANTS } from "./contestants.js";
import { MISTAKES } from "./mistakes.js";
import { readOrder } from "./orders.js";

/** Whether a text is a valid value of a field. @typedef {(text: string) => boolean} Check */

/**
 * @typedef {object} LabView
 * @property {() => Promise<import("./open.js").OpenRoom>} load
 * @property {Record<string, Check> | null} fields What a link can say to it, `lab.seed=5` as `seed`;
 * null for a view that checks its link itself.
 */

/** @param {...string} choices @returns {Check} */
const oneOf =
  (...choices) =>
  (text) =>
    choices.includes(text);
/** @type {Check} */
const isSeed = (text) => /^\d{1,6}$/.test(text);
/** @type {Check} */
const areContestants = (text) => text.split(" ").every(oneOf("", ...CONTESTANTS));

export const ROOMS = {
  race: {
    load: async () => (await import("./race.js")).openRace,
    fields: {
      on: oneOf("empty", "board", "plies", "all"),
      rounds: oneOf("3", "7", "21"),
      with: areContestants,
    },
  },
  order: {
    load: async () => (await import("./order.js")).openOrder,
    fields: {
      order: (/** @type {string} */ text) => readOrder(text) !== undefined,
      scoring: oneOf("plain", "depth-aware"),
      on: oneOf("empty", "board"),
    },
  },
  size: { load: async () => (await import("./size.js")).openSize, fields: {} },
  find: {
    load: async () => (await import("../practise/find.js")).openFind,
    fields: { seed: isSeed },
  },
  review: { load: async () => (await import("../play/review.js")).openReview, fields: {} },
  break: {
    load: async () => (await import("./bugs.js")).openBreak,
    fields: { bug: oneOf("", ...MISTAKES) },
  },
  quiz: { load: async () => (await import("../practise/quiz.js")).openQuiz, fields: null },
  lesson: { load: async () => (await import("../teach/editor.js")).openLesson, fields: null },
};

/** @typedef {keyof typeof ROOMS} RoomName */

export const ROOM_NAMES = /** @type {RoomName[]} */ (Object.keys(ROOMS));

/** @param {string} name @returns {name is RoomName} */
export function isRoom(name) {
  return Object.hasOwn(ROOMS, name);
}

/** @param {RoomName} name @returns {LabView} */
export function viewOf(name) {
  return ROOMS[name];
}
