/** The settings as one row of chips, which opens a panel. */
import { button, make } from "../base/elements.ts";
import { icon } from "../page/icon.ts";
import { say } from "../messages/index.ts";
import { settingsForm } from "./settings.ts";
import { conventionParts } from "../parts/exercise/convention.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

export function settingsRow(changed: (change: Partial<Exercise>) => void) {
  const chips = make("span", { class: "chips" });
  const form = settingsForm(changed);
  const done = button(say("settings-done"), () => show(false, true));
  const panel = make(
    "div",
    {
      class: "settings-panel",
      id: "settings-panel",
      role: "group",
      "aria-label": say("settings"),
      hidden: true,
    },
    form.element,
    done,
  );
  const opener = make(
    "button",
    {
      type: "button",
      class: "settings-open",
      "aria-expanded": "false",
      "aria-controls": "settings-panel",
      onclick: () => show(Boolean(panel.hidden), false),
    },
    icon("sliders-horizontal"),
    make("span", { class: "unseen" }, say("settings")),
    chips,
    icon("chevron-down"),
  );
  const element = make("div", { class: "settings" }, opener, panel);

  /** @param back Whether the focus goes back to the row. */
  function show(open: boolean, back: boolean) {
    panel.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    if (open) panel.querySelector<HTMLElement>("select, input")?.focus();
    else if (back) opener.focus();
  }
  const outside = ({ target }: Event) => {
    if (!panel.hidden && target instanceof Node && !element.contains(target)) show(false, false);
  };
  document.addEventListener("click", outside);
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    event.stopPropagation();
    show(false, true);
  });
  return {
    element,
    show(exercise: Exercise) {
      form.show(exercise);
      chips.replaceChildren(
        ...chipsOf(exercise).map((text) => make("span", { class: "chip" }, text)),
      );
    },
    close: () => document.removeEventListener("click", outside),
  };
}

/** The first chip of each source but the examples. */
const CHIPS = { random: "tree-random-button", own: "tab-own", board: "chip-board" };

/** What is chosen, in a few words each. */
function chipsOf(exercise: Exercise) {
  const { mode, source, seed, plies, depth, example, asked, convention } = exercise;
  if (mode === "find") return [say("chip-puzzles", { seed })];
  const name =
    source === "gallery"
      ? say("practise-name-gallery", { name: say(`tree-gallery-${example}`) })
      : say(CHIPS[source]);
  const { cut, values, order } = conventionParts(convention);
  return [
    name,
    ...(source === "random" ? [say("chip-plies", { plies })] : []),
    ...(source === "board" && depth !== null ? [say("depth-at", { count: depth })] : []),
    say("chip-cut", { cut }),
    // The usual need not be said.
    ...(convention.includes("hard") ? [values] : []),
    ...(convention.includes("right") ? [order] : []),
    ...(mode === "step" && asked !== "all" ? [say(`practise-asked-${asked}`)] : []),
  ];
}
