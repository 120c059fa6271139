/** Opens the dialog that offers boards. */
import { loadWords, say } from "../../messages/index.ts";
import { fillRoot } from "../roots.ts";
import { toast } from "../toast.ts";

export async function chooseBoard() {
  try {
    const [{ BoardDialog }] = await Promise.all([
      import("../board-choice.tsx"),
      loadWords("chooser"),
    ]);
    fillRoot("dialog", <BoardDialog close={() => fillRoot("dialog", null)} />);
  } catch {
    toast(say("page-failed"));
  }
}
