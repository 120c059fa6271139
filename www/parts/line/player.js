/** A line of moves to be played through on a small board, one move at a time. */
import { say } from "../../messages/index.js";
import { nameOf, stepText } from "./words.js";
import { boardPicture } from "../board/picture.js";
import { button, make, setText } from "../../base/elements.js";
import "../../style/line-player.css";
import "../../style/picture.css";

/** @import { Engine } from "../../engine/engine.js" */
/** @import { GameDescription as Shape, ReplayedPosition as Position } from "../../../pkg/web/cutoff.js" */

/**
 * @typedef {object} Line
 * @property {Shape} shape
 * @property {string} board Where it begins.
 * @property {number[]} moves Cells.
 */

/**
 * @param {() => Engine} engineOf The engine that plays the moves.
 * @param {(line: Line) => unknown} [use] Puts a line on the board.
 * @returns {{ element: HTMLElement, show: (line: Line | null) => Promise<void> }} An empty line is hidden.
 */
export function linePlayer(engineOf, use) {
  /** @type {Line | null} */
  let line = null;
  /** @type {Position[]} */
  let positions = [];
  let at = 0;
  let drawn = "";
  let asked = new AbortController();

  const picture = make("div", { class: "line-board" });
  const caption = make("p", { class: "line-at", role: "status" });
  const used = make("p", { class: "explained", role: "status" });
  const moves = make("p", { class: "line-moves", dir: "ltr" });
  const step = (/** @type {string} */ id, /** @type {() => number} */ target) =>
    button(say(id), () => go(target()));
  const buttons = {
    first: step("best-play-first", () => 0),
    back: step("best-play-back", () => at - 1),
    next: step("next", () => at + 1),
    last: step("best-play-last", () => positions.length - 1),
  };
  const useIt = use
    ? button(say("best-play-use"), async () => {
        if (!line) return;
        await use(line);
        setText(used, say("best-play-used"));
      })
    : null;
  const element = make(
    "div",
    { class: "line-player" },
    picture,
    make(
      "div",
      { class: "line-side" },
      caption,
      make("div", { class: "buttons" }, ...Object.values(buttons)),
      moves,
      useIt && make("div", { class: "buttons" }, useIt),
      used,
    ),
  );
  element.hidden = true;

  /** @param {number} target */
  function go(target) {
    at = Math.max(0, Math.min(positions.length - 1, target));
    draw();
  }

  function draw() {
    if (!line) return;
    const { shape } = line;
    const cell = line.moves[at - 1];
    const here = positions[at];
    if (!here) return;
    picture.replaceChildren(boardPicture(shape, here.board, cell));
    setText(caption, at === 0 ? say("best-play-start") : stepText(line, positions, at));
    for (const [index, mark] of [...moves.children].entries()) {
      mark.setAttribute("aria-current", index === at - 1 ? "step" : "false");
    }
    const [isFirst, isLast] = [at === 0, at === positions.length - 1];
    for (const [name, possible] of /** @type {const} */ ([
      ["first", !isFirst],
      ["back", !isFirst],
      ["next", !isLast],
      ["last", !isLast],
    ])) {
      buttons[name].setAttribute("aria-disabled", String(!possible));
    }
  }

  /** @param {Line | null} shown */
  async function show(shown) {
    const key = JSON.stringify(shown && [shown.shape.game, shown.board, shown.moves]);
    if (key === drawn) return;
    drawn = key;
    asked.abort();
    asked = new AbortController();
    line = shown;
    element.hidden = shown === null;
    setText(used, "");
    if (!shown) return;
    const { shape, board } = shown;
    const { signal } = asked;
    try {
      const args = /** @type {const} */ ([board, shown.moves, { game: shape.game }]);
      const played = await engineOf().request("replay", [...args], { signal });
      positions = played.positions;
    } catch {
      // The next line tries again.
      if (!signal.aborted) drawn = "";
      return;
    }
    at = 0;
    const names = shown.moves.map((cell) => nameOf(shape, cell));
    moves.replaceChildren(...names.map((name) => make("span", {}, name)));
    draw();
  }

  return { element, show };
}
