/** The choice of who plays each side, below its button, and what each level does. */
import { setText } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { onClick, part } from "../../page/parts.ts";
import { LEVELS, kindOf } from "./state.ts";
import type { Select } from "../../base/elements.ts";
import type { Controller } from "./controller.ts";
import type { State } from "./state.ts";
import type { Level } from "../../game/preferences.ts";

const SIDES = ["X", "O"] as const;

export function playerChoice(controller: Controller) {
  const choices = SIDES.map((side) => {
    const choice = part<Select<Level>>(`player-${side.toLowerCase()}`);
    choice.append(...LEVELS.map((level) => new Option("", level)));
    choice.addEventListener("change", () => controller.setPlayer(side, choice.value));
    return { side, choice, explained: part(`level-${side.toLowerCase()}`) };
  });
  openChooser(controller);

  return function render(state: State) {
    const { settings, bug } = state;
    for (const { side, choice, explained } of choices) {
      const played = settings.players[side];
      for (const [n, name] of LEVELS.entries())
        setText(choice.options[n], say(`player-${kindOf(state, name)}`));
      choice.value = played;
      const broken = state.shape.exhaustive && bug !== null && played === "perfect";
      setText(explained, say(broken ? "level-broken" : `level-${kindOf(state, played)}`));
    }
  };
}

/** The choice opens below its button, and closes by Escape, by a swap, or a click elsewhere. */
function openChooser(controller: Controller) {
  const [button, box] = [part("players-open"), part("players")];
  const show = (open: boolean) => {
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
