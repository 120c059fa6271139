import { loadWords, say } from "../../messages/index.ts";
import { here, herePath } from "../address.ts";
import { onClick, part } from "../parts.ts";
import { toast } from "../toast.ts";
import { addToLesson, ownLesson } from "./own.ts";

/** While a lesson is being written, the bar of the other places adds what is on the screen to it. */
export function offerStep() {
  const show = () => (part("lesson-add").hidden = here === "teach" || ownLesson() === "");
  show();
  addEventListener("storage", show);
  addEventListener("pageshow", show);
  onClick("lesson-add", async () => {
    try {
      const { writePlaceLink } = await import("../place-link.ts");
      await loadWords("teach");
      const isKept = addToLesson(writePlaceLink({ path: herePath, fragment: location.hash }));
      toast(say(isKept ? "lesson-added" : "lesson-not-kept"));
    } catch {
      toast(say("page-failed"));
    }
  });
}
