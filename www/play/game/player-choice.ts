/** The choice of who plays each side, below its button, and what each level does. */
import { setText } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { onClick, part } from "../../page/parts.js";
import { LEVELS, proves, setsTraps } from "./state.js";
import { kindOf } from "./players.js";

/** @import { Controller } from "./controller.js" */
/** @import { State } from "./state.js" */
/** @import { Level } from "../../game/types.d.ts" */

const SIDES = /** @type {const} */ (["X", "O"]);

/** @param {Controller} controller */
export function playerChoice(controller) {
  const choices = SIDES.map((side) => {
    const choice = /** @type {HTMLSelectElement} */ (part(`player-${side.toLowerCase()}`));
    choice.append(...LEVELS.map((level) => new Option("", level)));
    choice.addEventListener("change", () =>
      controller.setPlayer(side, /** @type {Level} */ (choice.value)),
    );
    return choice;
  });
  openChooser(controller);

  /** @param {State} state */
  return function render(state) {
    const { settings, bug } = state;
    SIDES.forEach((side, index) => {
      const played = settings.players[side];
      const level = part(`level-${side.toLowerCase()}`);
      for (const option of choices[index].options) {
        const name = /** @type {Level} */ (option.value);
        setText(option, say(`player-${kindOf(state, name)}`));
      }
      choices[index].value = played;
      const broken = state.shape.exhaustive && bug !== null && played === "perfect";
      setText(level, levelText(state, played, broken));
    });
  };
}

/**
 * What a level does on this board.
 * @param {State} state
 * @param {Level} level
 * @param {boolean} broken Whether it plays with a bug.
 */
function levelText(state, level, broken) {
  if (broken) return say("level-broken");
  if (proves(state, level)) return say("level-proving");
  return setsTraps(state, level) ? say("level-traps") : say(`level-${level}`);
}

/** The choice opens below its button, and closes by Escape, by a swap, or a click elsewhere. @param {Controller} controller */
function openChooser(controller) {
  const [button, box] = [part("players-open"), part("players")];
  /** @param {boolean} open */
  const show = (open) => {
    box.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
    if (open) part("player-x").focus();
  };
  onClick("players-open", () => show(box.hidden === true));
  document.addEventListener("click", ({ target }) => {
    const inside = target instanceof Node && (box.contains(target) || button.contains(target));
    if (!box.hidden && !inside) show(false);
  });
  const close = () => {
    show(false);
    button.focus();
  };
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !box.hidden) close();
  });
  onClick("swap", () => {
    close();
    controller.swapSides();
  });
}
