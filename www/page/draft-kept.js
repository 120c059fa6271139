/**
 * Where the browser keeps the lesson in the making. The bar of every page looks whether there is one,
 * and loads nothing of Teach for that.
 */

export const DRAFT_KEY = "cutoff.lesson";

/** Whether a lesson is being written, in this tab or in another one. */
export function hasDraft() {
  try {
    return localStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
