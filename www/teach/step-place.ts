/** What the link of a step opens: its place in words, and a small picture of it. */
import { CHAPTERS } from "../../learn/chapters/chapters.js";
import { readGame } from "../game/link.js";
import { replayLink } from "../game/opening.js";
import { say } from "../messages/index.js";
import { boardPicture } from "../parts/board/picture.js";
import { icon } from "../page/icon.js";
import { spoken } from "../page/parts.js";
import { PLACES, queryOf } from "../page/places.js";
import { latin } from "../base/typed-text.js";
import { readChoice } from "../parts/search/choice.js";
import { placeOfStep } from "../page/lesson/lesson.js";
import { treePicture } from "./paper-drawing.js";
import { wordsOf } from "./words-of.js";

/** @import { TreeChoice } from "../parts/search/types.d.ts" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { LessonStep } from "../page/lesson/types.d.ts" */

/** The places that show a board, and the icons of the others. */
const WITH_BOARD = ["play", "watch", "bugs"];
const ICONS = {
  practise: "pencil",
  lab: "flask-conical",
  learn: "book-open",
  teach: "presentation",
};

/**
 * @param {Engine} engine
 * @param {Pick<LessonStep, "link">} step
 * @returns {Promise<{ name: string, picture: SVGElement, faults: string[] }>} What is wrong with the
 * game of the link is in `faults`, in words.
 */
export async function stepPlace(engine, step) {
  const { place, path, fragment } = placeOfStep(step);
  const query = queryOf(fragment);
  const room = /** @type {keyof typeof ICONS} */ (PLACES[place].within ?? place);
  const name = say(`place-${room}`);
  const choice = place === "watch" ? readChoice(query, true) : null;
  if (choice && "tree" in choice)
    return { name: `${name} · ${say("step-tree")}`, ...(await drawn(engine, choice.tree)) };
  if (!WITH_BOARD.includes(place)) {
    const chapter = CHAPTERS.findIndex((one) => path === `learn/${one}/`);
    const page = chapter < 0 ? [] : [say("learn-chapter", { number: chapter + 1 })];
    return { name: [name, ...page].join(" · "), picture: icon(ICONS[room]), faults: [] };
  }
  const { shape, game, positions, faults } = await replayLink(engine, readGame(query));
  const { board } = positions[game.at];
  const moves = game.at;
  const at = say(game.start === shape.start ? "lesson-at-empty" : "lesson-at-own", { moves });
  const last = moves === 0 ? undefined : game.moves[moves - 1];
  return {
    name: `${name} · ${at}`,
    picture: boardPicture(shape, board, last),
    faults: wordsOf(shape, () => faults.map(spoken)),
  };
}

/** @param {Engine} engine @param {TreeChoice} tree */
async function drawn(engine, { text, maximising }) {
  try {
    const trace = await engine.request("trace_tree", [latin(text), true, { maximising }]);
    return { picture: treePicture(trace.tree), faults: [] };
  } catch {
    // What is wrong with a tree, its own place says.
    return { picture: icon("eye"), faults: [] };
  }
}
