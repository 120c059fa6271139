/** What a teacher sets, and beside it what comes of that. */
import { make } from "../base/elements.ts";

export const settingsPair = (settings: Node[], shown: Node[]) =>
  make(
    "div",
    { class: "teach-pair" },
    make("div", { class: "teach-settings stack airy" }, ...settings),
    make("div", { class: "stack" }, ...shown),
  );
