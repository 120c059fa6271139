/**
 * What every page does for lessons: it follows the one that its address names, and adds what is on the screen to
 * the one that the visitor writes. The rest is loaded when there is one.
 */
import { loadWords, say } from "../../messages/index.ts";
import { embedded, here, herePath, query, replaceAddress } from "../address.ts";
import { onClick, part } from "../parts.ts";
import { LESSON_NAMES } from "../places.ts";
import { toast } from "../toast.ts";
import { addToLesson, ownLesson } from "./own.ts";
import type { Words } from "../../base/link-text.ts";
import type * as following from "./follow.ts";

let loaded: typeof following | null = null;

/**
 * Shows the bar of the lesson that an address names.
 * @returns `leaving` if what the lesson's step shows is on another page; a fault of the link; a
 * failure, if another try may have better luck.
 */
export async function followLesson(
  names: URLSearchParams,
  reopen: () => void,
): Promise<{ leaving?: boolean; fault?: Words; failure?: [words: Words, retry: () => void] }> {
  if (embedded || (!names.has("lesson") && !loaded)) return {};
  const { dataset } = document.documentElement;
  // What the page shows without a link is not what the lesson is about.
  dataset.lesson = "opening";
  try {
    loaded ??= await import("./follow.ts");
    const followed = await loaded.follow(names);
    if (!followed.leaving) delete dataset.lesson;
    return followed;
  } catch {
    delete dataset.lesson;
    return { failure: [{ id: "lesson-unloaded" }, () => openAgain(reopen)] };
  }
}

/** Opens the lesson of the address, at what its step shows. */
function openAgain(reopen: () => void) {
  const kept = [...LESSON_NAMES, "lang"];
  replaceAddress([...query()].filter(([name]) => kept.includes(name)));
  reopen();
}

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
