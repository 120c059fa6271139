/**
 * What every page does for lessons: it follows the one that its address names, and adds what is on the screen to
 * the one that the visitor writes. The rest is loaded when there is one.
 */
import { say } from "../../messages/index.js";
import { embedded, here, herePath, query, replaceAddress } from "../address.js";
import { onClick, part } from "../parts.js";
import { LESSON_NAMES } from "../places.js";
import { toast } from "../toast.js";
import { ownLesson } from "./own.js";

/** @import { Words } from "../../base/types.d.ts" */
/** @import * as following from "./follow.js" */

/** Follows lessons, once there was one. @type {typeof following | null} */
let loaded = null;

/**
 * Shows the bar of the lesson that an address names.
 * @param {URLSearchParams} names Of the address.
 * @param {() => void} reopen Shows again what the address says.
 * @returns {Promise<{ leaving?: boolean, fault?: Words, failure?: [words: Words, retry: () => void] }>} Leaving if
 * what the lesson's step shows is on another page; a fault of the link; a failure, if another try may have better
 * luck.
 */
export async function followLesson(names, reopen) {
  if (embedded || (!names.has("lesson") && !loaded)) return {};
  const { dataset } = document.documentElement;
  // What the page shows without a link is not what the lesson is about.
  dataset.lesson = "opening";
  try {
    loaded ??= await import("./follow.js");
    const followed = await loaded.follow(names);
    if (!followed.leaving) delete dataset.lesson;
    return followed;
  } catch {
    delete dataset.lesson;
    return { failure: [{ id: "lesson-unloaded" }, () => openAgain(reopen)] };
  }
}

/** Opens the lesson of the address, at what its step shows. @param {() => void} reopen */
function openAgain(reopen) {
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
      const { addStep } = await import("./add-step.js");
      await addStep({ path: herePath, fragment: location.hash });
    } catch {
      toast(say("page-failed"));
    }
  });
}
