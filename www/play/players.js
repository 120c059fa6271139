/** Who plays each side: a button beside the board that opens the choice, and what each level does. */
import { say } from "../messages/index.js";
import { onClick, part, setText } from "../page/parts.js";
import { LEVELS, computersOnly, opponent, proves } from "../game/state.js";

/** @typedef {import("../game/controller.js").Controller} Controller */
/** @typedef {import("../game/state.js").Level} Level */
/** @typedef {import("../game/state.js").State} State */

const SIDES = /** @type {const} */ (["X", "O"]);

/** @param {Controller} controller */
export function playersView(controller) {
  const choices = SIDES.map((side) => {
    const choice = /** @type {HTMLSelectElement} */ (part(`player-${side.toLowerCase()}`));
    choice.append(...LEVELS.map((level) => new Option(say(`player-${level}`), level)));
    choice.addEventListener("change", () =>
      controller.setPlayer(side, /** @type {Level} */ (choice.value)),
    );
    return choice;
  });
  openChooser();

  /** @param {State} state */
  return function render(state) {
    const { settings, bug } = state;
    SIDES.forEach((side, index) => {
      choices[index].value = settings.players[side];
      const level = part(`level-${side.toLowerCase()}`);
      const played = settings.players[side];
      const broken = bug !== null && played === "perfect";
      setText(level, levelText(state, played, broken));
    });
    setText(part("players-now"), playersText(state));
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
  return proves(state, level) ? say("level-proving") : say(`level-${level}`);
}

/** @param {State} state */
function playersText(state) {
  const level = opponent(state);
  if (level) return say("players-versus", { name: say(`name-${level}`) });
  if (!computersOnly(state.settings)) return say("players-people");
  const { X, O } = state.settings.players;
  return say("players-both", { x: say(`name-${X}`), o: say(`name-${O}`) });
}

/** The choice opens below its button, and closes by Escape or a click elsewhere. */
function openChooser() {
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
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || box.hidden) return;
    show(false);
    button.focus();
  });
}
