/** The link to Learn: what this is, for whoever asks. */
import { make } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { hrefOf, onAddress } from "../../page/address.ts";

export function learnLink() {
  const learn = make("a", {}, say("whole-learn"));
  const link = () => learn.setAttribute("href", hrefOf("learn"));
  onAddress(link);
  link();
  return learn;
}
