/** What a link to the race can say. Pure. */
import { oneOf } from "../../base/link-schema.js";
import { someOf } from "../../base/link-values.js";
import { RACE_MEMORIES, BENCH } from "../link.js";
import { SEARCH_NAMES, STRONG } from "../searches.js";

const searches = someOf(SEARCH_NAMES);

/** Searches of links of 0.3, in which the solver did without one of its ideas or all. Now it always has all. */
const LACKING = [
  ...["no-ideas", "no-table", "no-symmetry", "no-threats", "no-double-threats", "no-ordering"],
  ...["no-look-ahead", "no-open-lines", "no-potential", "no-follow-up"],
];

/** @param {string} text */
function readSearches(text) {
  const names = text.split(/\s+/).map((name) => (LACKING.includes(name) ? STRONG : name));
  return searches.read(names.join(" "));
}

export const SCHEMA = {
  ...BENCH,
  measure: oneOf(/** @type {const} */ (["depths", "times"])),
  memory: oneOf(RACE_MEMORIES),
  run: { ...searches, read: readSearches },
};
