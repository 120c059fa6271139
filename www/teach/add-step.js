/** Adds what is on the screen to the lesson in the making: see www/page/bar.js. */
import { here } from "../page/address.js";
import { loadWords } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { writePlaceLink } from "../page/place-link.js";
import { toast } from "../page/toast.js";
import { addToDraft } from "./draft.js";
import { withoutLesson } from "./lesson-link.js";

export async function addStep() {
  await loadWords("teach");
  const link = withoutLesson({ place: here, fragment: location.hash });
  toast(spoken(addToDraft(writePlaceLink(link))));
}
