/** A bug by its name, with the room of the lab that shows what it does. */
import { make } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { hrefOf } from "../../page/address.js";

/** @import { BugName } from "../../../pkg/web/cutoff.js" */

/** The lab's words have to be there. @param {BugName} bug */
export function bugLink(bug) {
  return make("a", { href: hrefOf("bugs", { bug }) }, say(`bugs-${bug}-name`));
}
