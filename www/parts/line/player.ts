/** A line of moves to be played through on a small board, one move at a time. */
import { say } from "../../messages/index.ts";
import { nameOf, stepText } from "./words.ts";
import { boardFrame, fitFrame } from "../board/frame.ts";
import { boardPicture } from "../board/picture.ts";
import { joinedView } from "../board/win-lines.ts";
import { button, make, setText } from "../../base/elements.ts";
import { roving } from "../../base/roving-focus.ts";
import "../../style/line-player.css";
import "../../style/picture.css";
import type { Engine } from "../../engine/engine.ts";
import type { GameDescription, ReplayedPosition } from "../../../pkg/web/cutoff.js";

interface PlayedLine {
  shape: GameDescription;
  /** Where it begins. */
  board: string;
  /** Cells. */
  moves: number[];
}

/** @param engineOf The engine that plays the moves. */
export function linePlayer(
  engineOf: () => Engine,
  {
    use,
    words,
    atEnd = false,
  }: {
    /** Puts a line on the board. */
    use?: (line: PlayedLine) => unknown;
    /** The board in words, for people who do not see it. */
    words?: (board: string) => string;
    /** Whether a line is shown at its end first. */
    atEnd?: boolean;
  } = {},
) {
  let line: PlayedLine | null = null;
  let positions: ReplayedPosition[] = [];
  let at = 0;
  let drawn = "";
  let asked = new AbortController();

  const frame = boardFrame();
  // A drawing stands where other frames have cells.
  const drawing = make("div", { class: "line-grid" });
  frame.grid.replaceWith(drawing);
  const joined = joinedView();
  const board = make("div", { class: "line-board", role: words ? "img" : null }, frame.element);
  const caption = make("p", { class: "line-at", role: "status" });
  const used = make("p", { class: "explained", role: "status" });
  const steps = make("ol", { class: "line-moves", "aria-label": say("line-buttons") });
  const [back, next] = [
    button(say("best-play-back"), () => go(at - 1)),
    button(say("next"), () => go(at + 1)),
  ];
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
    board,
    make(
      "div",
      { class: "line-side" },
      caption,
      make("div", { class: "buttons" }, back, next),
      steps,
      useIt && make("div", { class: "buttons" }, useIt),
      used,
    ),
  );
  element.hidden = true;
  const chips = () => Array.from(steps.querySelectorAll("button"));
  const stop = roving(steps, chips, ({ key }, index) => {
    const last = positions.length - 1;
    const right = getComputedStyle(steps).direction === "rtl" ? -1 : 1;
    return { ArrowLeft: index - right, ArrowRight: index + right, Home: 0, End: last }[key];
  });

  function go(target: number) {
    at = Math.max(0, Math.min(positions.length - 1, target));
    draw();
  }

  function draw() {
    const here = positions[at];
    if (!line || !here) return;
    const { shape, moves } = line;
    joined.render(shape, here.winningCells);
    drawing.replaceChildren(boardPicture(shape, here.board, moves[at - 1]), joined.element);
    if (words) board.setAttribute("aria-label", words(here.board));
    setText(caption, at === 0 ? say("best-play-start") : stepText(line, positions, at));
    chips().forEach((chip, index) =>
      chip.setAttribute("aria-current", index === at ? "step" : "false"),
    );
    stop(at);
    back.setAttribute("aria-disabled", String(at === 0));
    next.setAttribute("aria-disabled", String(at === moves.length));
  }

  /**
   * Shows a line; none is hidden.
   * @returns The positions of the line; none where they are not to be had.
   */
  async function show(shown: PlayedLine | null): Promise<ReplayedPosition[]> {
    const key = JSON.stringify(shown && [shown.shape.game, shown.board, shown.moves]);
    if (key === drawn) return positions;
    drawn = key;
    asked.abort();
    asked = new AbortController();
    line = shown;
    positions = [];
    element.hidden = shown === null;
    setText(used, "");
    if (!shown) return positions;
    const { shape, moves } = shown;
    const { signal } = asked;
    try {
      const options = { game: shape.game };
      const asking = engineOf().request("replay", [shown.board, moves, options], { signal });
      ({ positions } = await asking);
    } catch {
      // The next line tries again.
      if (!signal.aborted) drawn = "";
      return [];
    }
    fitFrame({ ...frame, grid: drawing }, shape);
    const names = [say("moves-start"), ...moves.map((cell) => nameOf(shape, cell))];
    steps.replaceChildren(
      ...names.map((name, index) =>
        make(
          "li",
          {},
          button(name, () => go(index)),
        ),
      ),
    );
    go(atEnd ? moves.length : 0);
    return positions;
  }

  return { element, show };
}
