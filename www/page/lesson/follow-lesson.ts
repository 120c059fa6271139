/** Follows the lesson in the address. Its code is loaded only if there is a lesson. */
import { isEmbedded } from "../address.ts";
import type { Message } from "../../base/message.ts";
import type * as LessonSession from "./lesson-session.tsx";

let loaded: typeof LessonSession | null = null;

/**
 * @returns `leaving` if the step is on another page; a fault of the link; `isUnloaded` if the code
 * did not load, so that a retry may help.
 */
export async function followLesson(
  names: URLSearchParams,
): Promise<{ leaving?: boolean; fault?: Message; isUnloaded?: boolean }> {
  if (isEmbedded || (!names.has("lesson") && !loaded)) return {};
  const { dataset } = document.documentElement;
  // If the address has no view, the page does not show the step yet.
  dataset.lesson = "opening";
  try {
    loaded ??= await import("./lesson-session.tsx");
    const followed = await loaded.openLesson(names);
    if (!followed.leaving) delete dataset.lesson;
    return followed;
  } catch {
    delete dataset.lesson;
    return { isUnloaded: true };
  }
}
