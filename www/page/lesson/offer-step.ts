/** Lets the visitor add views of other places to the lesson that he or she is writing. */
import { loadWords, say } from "../../messages/index.ts";
import { thisPlace, thisPath } from "../address.ts";
import { toast } from "../toast.ts";
import { addToLesson, loadLesson } from "./lesson-storage.ts";

/** @param offer Shows the button for this, or hides it. */
export function offerStep(offer: (add: (() => void) | undefined) => void) {
  const show = () => offer(thisPlace === "teach" || loadLesson() === "" ? undefined : add);
  show();
  addEventListener("storage", show);
  addEventListener("pageshow", show);
}

async function add() {
  try {
    const { writePlaceLink } = await import("../place-link.ts");
    await loadWords("teach");
    const isSaved = addToLesson(writePlaceLink({ path: thisPath, fragment: location.hash }));
    toast(say(isSaved ? "lesson-added" : "lesson-not-saved"));
  } catch {
    toast(say("page-failed"));
  }
}
