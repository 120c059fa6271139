/** How alpha-beta decides, in words. */
import { say } from "../../messages/index.ts";
import { partsOf } from "../search/convention-words.ts";

export function conventionParts(words: string) {
  const [cut, values, order] = partsOf(words).map((id) => say(id));
  return { cut, values, order };
}
