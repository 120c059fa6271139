/** What stands below the line of numbers: whose α and β these are, and how the search decides if not as usual. */
import { say } from "../messages/index.js";
import { conventionParts } from "../parts/exercise/convention.js";

/** @import { SearchRecord } from "../parts/search/record.js" */

/** @param {SearchRecord} record @param {string} title */
export function lineTitle({ convention }, title) {
  const { words } = convention;
  return words === "" ? title : `${title} ${say("convention-told", conventionParts(words))}`;
}
