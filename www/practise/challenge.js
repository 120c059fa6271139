/** A position in which some moves keep the result and others do not: which? */
import { button, make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { destination } from "../board/board.js";
import { reasons } from "../play/why.js";

/** @typedef {import("../../pkg/web/cutoff.js").ReviewedMove} ReviewedMove */

/**
 * @param {import("../lab/open.js").Bench} bench
 * @param {string} board
 * @param {AbortSignal} signal
 * @param {(right: boolean) => void} answered Told of each answer.
 */
export function challenge({ engine, controller, tell, fail }, board, signal, answered) {
  const failed = (/** @type {unknown} */ error) => fail(error, signal);
  const task = make("p", { class: "task" });
  const status = make("div", { class: "verdict", role: "status" });
  const cells = [...board].map((sign, cell) =>
    make(
      "button",
      {
        type: "button",
        class: "study-cell",
        "data-sign": sign === "." ? null : sign,
        "aria-label": say(sign === "." ? "cell-empty" : `cell-${sign.toLowerCase()}`, { cell }),
        tabindex: cell === 0 ? 0 : -1,
        onclick: () => sign === "." && answer(cell),
      },
      sign === "." ? "" : sign,
    ),
  );
  const grid = make(
    "div",
    { class: "search-board challenge", role: "group", "aria-label": say("find-board") },
    ...cells,
  );
  grid.addEventListener("keydown", (event) => {
    const at = cells.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const next = at < 0 ? null : destination(event, at);
    if (next === null) return;
    event.preventDefault();
    cells.forEach((cell, index) => (cell.tabIndex = index === next ? 0 : -1));
    cells[next].focus();
  });
  engine
    .request("best_move", [board, true], { signal })
    .then(({ player, outcome }) => (task.textContent = say(`find-task-${outcome}`, { player })))
    .catch(failed);

  /** @param {number} cell */
  async function answer(cell) {
    status.replaceChildren();
    try {
      const { slips } = await engine.request("review", [board, [cell]], { signal });
      const right = slips.length === 0;
      cells.forEach((made, index) => {
        made.classList.toggle("right", right && index === cell);
        made.classList.toggle("wrong", !right && index === cell);
      });
      if (right) status.replaceChildren(make("p", {}, say("find-right", { cell })));
      else showWrong(cell, slips[0]);
      answered(right);
    } catch (error) {
      failed(error);
    }
  }

  /** @param {number} cell @param {ReviewedMove} slip */
  function showWrong(cell, slip) {
    const { player, refutation } = slip;
    const why = reasons(slip).map((words) => spoken(words));
    status.replaceChildren(
      make("p", {}, [say(`find-wrong-${slip.after}`, { cell, player }), ...why].join(" ")),
      button(say("find-play-out"), () => {
        controller.start({ start: board, moves: [cell, ...refutation.cells], at: 1 });
        tell(say("find-played-out"));
      }),
    );
  }

  return make("div", { class: "challenge-box" }, task, grid, status);
}
