import { loadWords, say } from "../../messages/index.ts";
import { here, herePath } from "../address.ts";
import { toast } from "../toast.ts";
import { addToLesson, ownLesson } from "./own.ts";

/**
 * While a lesson is written, the bar of other places can add the view to it.
 * @param offer Shows the button that does so, or none.
 */
export function offerStep(offer: (add: (() => void) | undefined) => void) {
  const show = () => offer(here === "teach" || ownLesson() === "" ? undefined : add);
  show();
  addEventListener("storage", show);
  addEventListener("pageshow", show);
}

async function add() {
  try {
    const { writePlaceLink } = await import("../place-link.ts");
    await loadWords("teach");
    const isKept = addToLesson(writePlaceLink({ path: herePath, fragment: location.hash }));
    toast(say(isKept ? "lesson-added" : "lesson-not-kept"));
  } catch {
    toast(say("page-failed"));
  }
}
