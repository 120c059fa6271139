/** Who plays each side, what that level does, and the link to share. */
import { say } from "../messages/index.js";
import { onClick, part, setText } from "../page/parts.js";
import { LEVELS } from "../game/state.js";

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
  onClick("setup-open", () => controller.openSetup());
  onClick("share", async () => {
    const copied = await copy(location.href);
    controller.tell({ id: copied ? "share-done" : "share-failed" });
  });

  /** @param {State} state */
  return function render({ settings, bug }) {
    SIDES.forEach((side, index) => {
      choices[index].value = settings.players[side];
      const level = part(`level-${side.toLowerCase()}`);
      const played = settings.players[side];
      const broken = bug !== null && played === "perfect";
      setText(level, broken ? say("level-broken") : say(`level-${played}`));
    });
  };
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
