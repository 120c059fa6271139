/** A bug by its name, with the room of the lab that shows what it does. */
import { make } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { hrefOf } from "../../page/address.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";

/** The lab's words have to be there. */
export function bugLink(bug: BugName) {
  return make("a", { href: hrefOf("bugs", { bug }) }, say(`bugs-${bug}-name`));
}
