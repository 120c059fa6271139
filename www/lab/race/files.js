/** Buttons that give the figures of a race away: as text to paste, and as files. */
import { button, copy, download, make } from "../../page/elements.js";
import { say } from "../../messages/index.js";

/**
 * @param {{ tabs: () => string, csv: () => string, json: () => string }} texts The figures in each form.
 * @param {(text: string) => void} tell
 */
export function files({ tabs, csv, json }, tell) {
  return make(
    "div",
    { class: "buttons" },
    button(say("race-copy-button"), async () => {
      const copied = await copy(tabs());
      tell(say(copied ? "race-copied" : "race-not-copied"));
    }),
    button(say("race-csv-button"), () => download("race.csv", csv(), "text/csv")),
    button(say("race-json-button"), () => download("race.json", json(), "application/json")),
  );
}
