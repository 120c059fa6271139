/** Follows the lesson of the address on every page. What that takes is loaded for a lesson only. */
import { embedded, query, replaceAddress } from "../address.ts";
import { LESSON_NAMES } from "../places.ts";
import type { Words } from "../../base/link-text.ts";
import type * as following from "./follow.tsx";

let loaded: typeof following | null = null;

/**
 * @returns `leaving` if the step is on another page; a fault of the link; or a failure that another
 * try may not have.
 */
export async function followLesson(
  names: URLSearchParams,
  reopen: () => void,
): Promise<{ leaving?: boolean; fault?: Words; failure?: [words: Words, retry: () => void] }> {
  if (embedded || (!names.has("lesson") && !loaded)) return {};
  const { dataset } = document.documentElement;
  // Without a link the page shows something else than the lesson.
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

function openAgain(reopen: () => void) {
  const kept = [...LESSON_NAMES, "lang"];
  replaceAddress([...query()].filter(([name]) => kept.includes(name)));
  reopen();
}
