/** Adds a step to the visitor's lesson, and says so. */
import { loadWords, say } from "../../messages/index.js";
import { addToLesson } from "./own.js";
import { writePlaceLink } from "../place-link.js";
import { toast } from "../toast.js";

/** @import { PlaceLink } from "../types.d.ts" */

/** @param {Pick<PlaceLink, "path" | "fragment">} link What the step shows. */
export async function addStep(link) {
  await loadWords("teach");
  toast(say(addToLesson(writePlaceLink(link)) ? "lesson-added" : "lesson-not-kept"));
}
