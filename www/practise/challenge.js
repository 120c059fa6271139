/** A position in which some moves keep the result and others do not: which? */
import { button, make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { gameLink } from "../game/visited.js";
import { hrefOf } from "../page/address.js";
import { rovingGrid } from "../board/grid.js";
import { reasons } from "../play/why.js";

/** @typedef {import("../../pkg/web/cutoff.js").ReviewedMove} ReviewedMove */

/**
 * @param {import("../page/view.js").ViewContext} context
 * @param {string} board
 * @param {AbortSignal} signal
 * @param {(right: boolean) => void} answered Called after each answer.
 */
export function challenge({ engine, state, fail }, board, signal, answered) {
  const failed = (/** @type {unknown} */ error) => fail(error, signal);
  const task = make("p", { class: "task" });
  const status = make("div", { class: "verdict", role: "status" });
  const cells = [...board].map((sign, cell) => {
    const content = sign === "." ? "cell-empty" : `cell-${sign.toLowerCase()}`;
    return make(
      "button",
      {
        type: "button",
        class: "study-cell",
        "data-sign": sign === "." ? null : sign,
        "aria-label": say(content, { cell }),
        onclick: () => answer(cell),
      },
      sign === "." ? "" : sign,
    );
  });
  const grid = make(
    "div",
    { class: "search-board challenge", role: "group", "aria-label": say("find-board") },
    ...cells,
  );
  rovingGrid(grid)(state().shape, cells);
  engine
    .request("best_move", [board, true], { signal })
    .then(({ player, outcome }) => (task.textContent = say(`find-task-${outcome}`, { player })))
    .catch(failed);

  /** @param {number} cell */
  async function answer(cell) {
    status.replaceChildren();
    try {
      const { positions } = await engine.request(
        "replay",
        [board, [], { game: state().shape.game }],
        { signal },
      );
      if (positions[0].targets[cell] === null) return;
      const { slips } = await engine.request("review", [board, [cell]], { signal });
      const right = slips.length === 0;
      cells.forEach((button, index) => {
        button.classList.toggle("right", right && index === cell);
        button.classList.toggle("wrong", !right && index === cell);
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
      button(say("find-play-out"), async () => {
        const rules = state().shape.game;
        const line = { rules, start: board, moves: [cell, ...refutation.cells], at: 1 };
        location.href = hrefOf("play", await gameLink(engine, line));
      }),
    );
  }

  return make("div", { class: "challenge-box" }, task, grid, status);
}
