/** What is seldom wanted of a figure, behind "⋯": its link, and its picture as a file. */
import { button, make } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { fail } from "../../page/start/place.js";

/** @import { Format } from "../../parts/picture/types.d.ts" */

/**
 * @param {() => void} copyLink
 * @param {(format: Format) => Promise<void>} save Whatever makes the file is loaded then.
 */
export function moreOf(copyLink, save) {
  const formats = /** @type {const} */ (["svg", "png", "tex"]).map((format) => {
    const attempt = () => save(format).catch((error) => fail(error, attempt));
    return button(say(`picture-${format}`), attempt);
  });
  return make(
    "details",
    { class: "figure-more" },
    make("summary", { "aria-label": say("figure-more"), title: say("figure-more") }, "⋯"),
    make("div", { class: "buttons" }, button(say("copy-link"), copyLink), ...formats),
  );
}
