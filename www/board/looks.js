/** What each cell of the board shows, and how it is named. */
import { list, say } from "../messages/index.js";
import { algorithm } from "../engine/answers.js";
import { answersShown, position } from "../game/state.js";

/** @typedef {import("../engine/answers.js").Facts} Facts */
/** @typedef {import("../game/state.js").State} State */
/** @typedef {import("../../pkg/web/cutoff.js").MoveVerdict} MoveVerdict */

/**
 * What a cell shows.
 * @typedef {object} Look
 * @property {string} sign `X`, `O` or `.`.
 * @property {boolean} last Whether the last move was played here.
 * @property {boolean} winning Whether it is part of a finished line.
 * @property {import("../game/state.js").Player | null} recommended Whose recommended move it is.
 * @property {boolean} equal Whether it is as good as the recommended move.
 * @property {MoveVerdict | undefined} verdict What playing here is worth, if hints are on.
 */

/**
 * @param {State} state
 * @param {Facts} facts What is known of the position on the board.
 * @returns {Look[]}
 */
export function looks(state, { searches, analysis }) {
  const { game, setup, settings } = state;
  const now = position(state);
  const board = setup ? setup.board : (now?.board ?? game.start);
  const last = setup ? undefined : game.moves[game.at - 1];
  const shown = !setup && now && !now.finished && answersShown(state);
  const best = shown ? searches[algorithm(settings.pruning)] : null;
  const verdicts = shown && settings.hints ? analysis?.moves : undefined;
  return [...board].map((sign, cell) => ({
    sign,
    last: cell === last,
    winning: !setup && (now?.winningCells.includes(cell) ?? false),
    recommended: best?.index === cell ? best.player : null,
    equal: best !== null && best.index !== cell && (analysis?.best.includes(cell) ?? false),
    verdict: verdicts?.find(({ index }) => index === cell),
  }));
}

/** The verdict in words, from the side to move. @param {MoveVerdict} verdict */
export function hintText({ outcome, plies }) {
  return say(`hint-${outcome}`, { plies });
}

/**
 * The name of a cell as it is said.
 * @param {Look} look
 * @param {number} cell
 */
export function cellName(look, cell) {
  const { sign, last, winning, recommended, equal, verdict } = look;
  const content = sign === "." ? "cell-empty" : `cell-${sign.toLowerCase()}`;
  const parts = [
    say(content, { cell }),
    last && say("cell-last"),
    winning && say("cell-winning"),
    recommended && say("cell-recommended"),
    equal && say("cell-equal"),
    verdict && hintText(verdict),
  ];
  return list(parts.filter((part) => typeof part === "string"));
}
