/** One quiet control that saves what is drawn as a picture. Whatever makes the file is loaded then. */
import { button, make } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { fail } from "../../page/start/place.js";

/** @import { Format } from "./types.d.ts" */

/** @param {(format: Format) => Promise<void>} save */
export function saveControl(save) {
  const buttons = /** @type {const} */ (["svg", "png", "tex"]).map((format) => {
    const attempt = () => save(format).catch((error) => fail(error, attempt));
    return button(say(`picture-${format}`), attempt);
  });
  return make(
    "details",
    { class: "save-picture" },
    make("summary", {}, say("picture-take")),
    make("div", { class: "buttons" }, ...buttons),
  );
}
