/**
 * Setting up a position, on the board or as signs: a mode that takes the place of what the searches found. The
 * engine says whether a game can reach the position.
 */
import { setText } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { onClick, part, setPossible, spoken } from "../../page/parts.ts";
import { focusBoard } from "./status.ts";
import type { Controller } from "./controller.ts";
import type { Store } from "./store.ts";
import type { GameState } from "../../game/state.ts";
import type { Setup } from "../../game/opening.ts";

export function setupView(controller: Controller, store: Store) {
  const form = part<HTMLFormElement>("setup");
  const field = part<HTMLTextAreaElement>("setup-text");
  field.addEventListener("input", () => controller.setupText(field.value));
  submitOnEnter(field, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await controller.playSetup();
    if (!store.state.setup) focusBoard();
  });
  form.setAttribute("aria-label", say("setup-button"));
  onClick("setup-open", async () => {
    await controller.openSetup();
    form.focus();
  });
  onClick("setup-swap", () => controller.setupText(store.state.setup?.swapped ?? field.value));
  onClick("setup-clear", () => controller.setupText(store.state.shape.start));
  onClick("setup-cancel", async () => {
    await controller.look({ tab: "search" });
    focusBoard();
  });

  return function render(state: GameState) {
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

/** A board that is pasted can have lines; whoever types one is done with Enter. */
function submitOnEnter(field: HTMLTextAreaElement, form: HTMLFormElement) {
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
}

function verdict({ fault, position }: Setup) {
  if (fault) return spoken(fault);
  if (!position) return "";
  return position.finished ? say("setup-over") : say("setup-fine", { player: position.player });
}
