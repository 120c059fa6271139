/** The panel that saves the step on the screen as a picture, or leads to its code for another page. */
import { hrefOf, onAddress } from "../page/address.js";
import { part } from "../page/parts.js";
import { fail } from "../page/start/place.js";
import { PLACES } from "../page/places.js";

/** @import { Format } from "../parts/picture/types.d.ts" */
/** @import { workspace } from "./workspace.js" */
/** @import { Subject } from "../parts/tree/types.d.ts" */

/** @param {ReturnType<typeof workspace>} space */
export function picturePanel(space) {
  const isBoard = /** @type {HTMLInputElement} */ (part("picture-board"));

  /** @param {Format} format */
  async function save(format) {
    const { subject, step } = space.stepper;
    if (!subject || step === null) return;
    try {
      const { takeAlong } = await import("../parts/picture/take-along.js");
      const how = { format, isBoard: subject.kind === "position" && isBoard.checked };
      await takeAlong(subject, subject.record.step(step - 1), space.open, how);
    } catch (error) {
      fail(error, () => save(format));
    }
  }

  for (const button of part("picture-formats").querySelectorAll("button")) {
    const format = /** @type {Format} */ (button.dataset.format);
    button.addEventListener("click", () => save(format));
  }
  // Teach takes of the link what is shown.
  const lead = () =>
    part("embed-link").setAttribute(
      "href",
      hrefOf("teach", { do: "embed", link: `${PLACES.watch.path}${location.hash}` }),
    );
  onAddress(lead);
  lead();

  return {
    /** Only a position has a board. @param {Subject} subject */
    show({ kind }) {
      part("picture-board-box").hidden = kind !== "position";
    },
  };
}
