/** Adds a step to the visitor's lesson, and says so. */
import { loadWords, say } from "../../messages/index.ts";
import { addToLesson } from "./own.ts";
import { writePlaceLink } from "../place-link.ts";
import { toast } from "../toast.ts";
import type { PlaceLink } from "../place-link.ts";

/** @param link What the step shows. */
export async function addStep(link: Pick<PlaceLink, "path" | "fragment">) {
  await loadWords("teach");
  toast(say(addToLesson(writePlaceLink(link)) ? "lesson-added" : "lesson-not-kept"));
}
