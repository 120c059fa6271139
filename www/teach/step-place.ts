/** What the link of a step opens: its place in words, and a small picture of it. */
import { CHAPTERS } from "../../learn/chapters/chapters.js";
import { readGame } from "../game/link.ts";
import { replayLink } from "../game/opening.ts";
import { say, nameCells, onShape } from "../messages/index.ts";
import { boardPicture } from "../parts/board/picture.ts";
import { icon } from "../page/icon.ts";
import { spoken } from "../page/parts.ts";
import { PLACES, queryOf } from "../page/places.ts";
import { latin } from "../base/typed-text.ts";
import { readChoice } from "../parts/search/choice.ts";
import { placeOfStep } from "../page/lesson/lesson.ts";
import { treePicture } from "./paper-drawing.ts";
import { STANDARD } from "../game/shape.ts";
import type { IconName } from "../page/icon-names.ts";
import type { TreeChoice } from "../parts/search/choice.ts";
import type { Engine } from "../engine/engine.ts";
import type { LessonStep } from "../page/lesson/lesson.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** The places that show a board, and the icons of the others. */
const WITH_BOARD = ["play", "watch", "bugs"];
const ICONS: Record<"practise" | "lab" | "learn" | "teach", IconName> = {
  practise: "pencil",
  lab: "flask-conical",
  learn: "book-open",
  teach: "presentation",
};

/** @returns `faults`: what is wrong with the game of the link, in words. */
export async function stepPlace(
  engine: Engine,
  step: Pick<LessonStep, "link">,
): Promise<{ name: string; picture: SVGElement; faults: string[] }> {
  const { place, path, fragment } = placeOfStep(step);
  const query = queryOf(fragment);
  const room = (PLACES[place].within ?? place) as keyof typeof ICONS;
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

async function drawn(engine: Engine, { text, maximising }: TreeChoice) {
  try {
    const trace = await engine.request("trace_tree", [latin(text), true, { maximising }]);
    return { picture: treePicture(trace.tree), faults: [] };
  } catch {
    // What is wrong with a tree, its own place says.
    return { picture: icon("eye"), faults: [] };
  }
}

/** The page's own board. */
let own = STANDARD;
onShape((shape) => (own = shape));

export function wordsOf(shape: GameDescription, words: () => string[]) {
  nameCells(shape);
  const texts = words();
  nameCells(own);
  return texts;
}
