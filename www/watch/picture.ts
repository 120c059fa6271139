/** The panel that saves the step on the screen as a picture, or leads to its code for another page. */
import { hrefOf, onAddress } from "../page/address.ts";
import { part } from "../page/parts.ts";
import { fail } from "../page/start/place.ts";
import { PLACES } from "../page/places.ts";
import type { Format } from "../parts/picture/take-along.ts";
import type { workspace } from "./workspace.ts";
import type { Subject } from "../parts/tree/stage.ts";

export function picturePanel(space: ReturnType<typeof workspace>) {
  const isBoard = part<HTMLInputElement>("picture-board");

  async function save(format: Format) {
    const { subject, step } = space.stepper;
    if (!subject || step === null) return;
    try {
      const { takeAlong } = await import("../parts/picture/take-along.ts");
      const how = { format, isBoard: subject.kind === "position" && isBoard.checked };
      await takeAlong(subject, subject.record.step(step - 1), space.open, how);
    } catch (error) {
      fail(error, () => save(format));
    }
  }

  for (const button of part("picture-formats").querySelectorAll("button")) {
    const format = button.dataset.format as Format;
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
    /** Only a position has a board. */
    show({ kind }: Subject) {
      part("picture-board-box").hidden = kind !== "position";
    },
  };
}
