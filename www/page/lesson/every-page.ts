/** Every page follows the lesson that its address names. What that takes is loaded when there is one. */
import { embedded, query, replaceAddress } from "../address.ts";
import { LESSON_NAMES } from "../places.ts";
import type { Words } from "../../base/link-text.ts";
import type * as following from "./follow.tsx";

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
    loaded ??= await import("./follow.tsx");
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
