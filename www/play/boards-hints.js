/** What is proved of each move on a large board, as a table in the tab of hints. */
import { hintText } from "../parts/board/cell-look.js";
import { say } from "../messages/index.js";
import { part, setText } from "../page/parts.js";
import { isStandard } from "../game/state.js";
import { draw, explained, shows } from "./hints.js";
import { exact } from "./range.js";
import { worthOf } from "./finding.js";

/** @import { State } from "../game/state.js" */
/** @import { BoardsAdviser } from "./boards-adviser.js" */
/** @import { MoveScore } from "./proofs.js" */

/**
 * @param {BoardsAdviser} adviser
 * @returns {(state: State) => void}
 */
export function boardHints(adviser) {
  let drawn = "";
  return function render(state) {
    if (isStandard(state)) return void (drawn = "");
    const on = shows(state);
    const open = state.shape.gravity ? "hints-open-columns" : "hints-open-cells";
    const explanation = on ? ["hints-explained-other", "score-signs", open] : [explained(state)];
    setText(part("hints-explained"), explanation.map((id) => say(id)).join(" "));
    part("hints-switches").hidden = true;
    for (const id of ["hints-table", "hints-notes"]) part(id).hidden = !on;
    if (!on) return;
    const { analysis, analyzing, known } = adviser.of(state);
    const moves = analysis?.moves ?? [];
    const best = known?.proved ? known.best : null;
    const rows = moves.map((move) => [moveText(move, best), worthText(move)]);
    const texts = JSON.stringify(rows);
    if (texts !== drawn) draw([{ name: say("moves-move") }, { name: say("hints-worth") }], rows);
    drawn = texts;
    const proved = moves.filter((move) => exact(move)).length;
    const counts = { proved, moves: moves.length };
    setText(part("hints-notes"), say(analyzing ? "hints-proving" : "hints-so-far", counts));
  };
}

/** @param {MoveScore} move @param {number | null} best */
function moveText({ cell }, best) {
  return say(best === cell ? "hints-best" : "why-cell", { cell });
}

/** @param {MoveScore} move */
function worthText(move) {
  const worth = worthOf(move);
  if (!worth) return say("hints-open");
  return worth.at ? say(`hint-words-${worth.at}`) : hintText(worth);
}
