/**
 * Setting up a position, on the board or as signs: a mode that takes the place of what the searches found. The
 * engine says whether a game can reach the position.
 */
import { setText } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { onClick, part, setPossible, spoken } from "../../page/parts.js";

/** @import { Controller } from "./controller.js" */
/** @import { GameState, Setup } from "../../game/types.d.ts" */

/** @param {Controller} controller */
export function setupView(controller) {
  const form = /** @type {HTMLFormElement} */ (part("setup"));
  const field = /** @type {HTMLTextAreaElement} */ (part("setup-text"));
  field.addEventListener("input", () => controller.setupText(field.value));
  // A board that is pasted can have lines; whoever types one is done with Enter.
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  const focusBoard = () => part("board").querySelector("button")?.focus();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await controller.playSetup();
    if (!current?.setup) focusBoard();
  });
  /** @type {GameState | null} */
  let current = null;
  form.setAttribute("aria-label", say("setup-button"));
  onClick("setup-open", async () => {
    await controller.openSetup();
    form.focus();
  });
  onClick("setup-swap", () => controller.setupText(current?.setup?.swapped ?? field.value));
  onClick("setup-clear", () => controller.setupText(current?.shape.start ?? ""));
  onClick("setup-cancel", async () => {
    await controller.closeSetup();
    focusBoard();
  });

  /** @param {GameState} state */
  return function render(state) {
    current = state;
    const { setup } = state;
    if (!setup) return;
    // While someone types, the field is theirs.
    if (field.value !== setup.text) field.value = setup.text;
    setText(part("setup-explained"), say("setup-explained", { cells: state.shape.start.length }));
    setText(part("setup-fault"), verdict(setup));
    field.setAttribute("aria-invalid", String(setup.fault !== null));
    part("setup-swap").hidden = !(setup.fault && setup.swapped);
    setPossible("setup-play", setup.position !== null);
  };
}

/** @param {Setup} setup */
function verdict({ fault, position }) {
  if (fault) return spoken(fault);
  if (!position) return "";
  return position.finished ? say("setup-over") : say("setup-fine", { player: position.player });
}
