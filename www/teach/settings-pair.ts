/** What a teacher sets, and beside it what comes of that. */
import { make } from "../base/elements.js";

/** @param {Node[]} settings @param {Node[]} shown */
export const settingsPair = (settings, shown) =>
  make(
    "div",
    { class: "teach-pair" },
    make("div", { class: "teach-settings stack airy" }, ...settings),
    make("div", { class: "stack" }, ...shown),
  );
