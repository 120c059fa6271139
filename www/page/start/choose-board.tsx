/** Opens the dialog of boards in a place that chooses nothing else in it. */
import { render } from "preact";
import { make } from "../../base/elements.ts";
import { loadWords } from "../../messages/index.ts";
import { BoardDialog } from "../board-choice.tsx";
import { WithAddress } from "./with-address.tsx";

export async function chooseBoard() {
  await loadWords("chooser");
  const box = document.body.appendChild(make("div"));
  const dialog = <BoardDialog close={() => box.remove()} />;
  render(<WithAddress>{dialog}</WithAddress>, box);
}
