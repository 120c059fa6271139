/** A lesson on paper: words, boards, questions with room for answers, and the link of each step. */
import { make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { directionOf } from "../messages/languages.js";
import { hrefOf } from "../page/address.js";
import { readPlaceLink } from "../page/place-link.js";
import { queryOf } from "../page/places.js";
import { boardPicture } from "../board/picture.js";
import { placeText, positionOf } from "./place.js";

/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("../engine/engine.js").Engine} Engine */

/**
 * @param {import("./lesson.js").Lesson} lesson
 * @param {Engine} engine
 */
export async function sheetOf({ title, steps }, engine) {
  const articles = await Promise.all(steps.map((step, at) => onPaper(step, at + 1, engine)));
  return make(
    "div",
    { class: "sheet lesson-sheet" },
    make("h1", { dir: directionOf(title) }, title || say("lesson-untitled")),
    make("p", {}, say("quiz-sheet-name")),
    ...articles,
  );
}

/** @param {Step} step @param {number} number @param {Engine} engine */
async function onPaper({ link, words, question }, number, engine) {
  const position = await positionOf(engine, link);
  const { shape, board, last } = position;
  const { place, fragment } = readPlaceLink(link) ?? { place: "play", fragment: "" };
  const tree = queryOf(fragment).get("tree");
  return make(
    "article",
    {},
    make("h2", {}, `${say("lesson-step", { number })}: ${placeText(link, position)}`),
    tree === null
      ? boardPicture(shape, board, last)
      : make("p", { class: "lesson-tree", dir: "ltr" }, tree),
    words === "" ? null : make("p", { class: "lesson-words", dir: directionOf(words) }, words),
    question === null
      ? null
      : make("p", { class: "lesson-ask", dir: directionOf(question.ask) }, question.ask),
    question === null ? null : make("div", { class: "lesson-lines" }),
    make(
      "p",
      { class: "lesson-address", dir: "ltr" },
      hrefOf(/** @type {any} */ (place), fragment),
    ),
  );
}
