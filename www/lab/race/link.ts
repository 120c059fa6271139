/** What a link to the race can say. Pure. */
import { oneOf } from "../../base/link-schema.ts";
import { someOf } from "../../base/link-values.ts";
import { RACE_MEMORIES, BENCH } from "../link.ts";
import { SEARCH_NAMES, STRONG } from "../searches.ts";

const searches = someOf(SEARCH_NAMES);

/** Searches of links of 0.3, in which the solver did without one of its ideas or all. Now it always has all. */
const LACKING = [
  ...["no-ideas", "no-table", "no-symmetry", "no-threats", "no-double-threats", "no-ordering"],
  ...["no-look-ahead", "no-open-lines", "no-potential", "no-follow-up"],
];

function readSearches(text: string) {
  const names = text.split(/\s+/).map((name) => {
    if (LACKING.includes(name)) return STRONG;
    // Those written in JavaScript visited the same nodes.
    return name.replace(/^textbook-(?=(minimax|alpha-beta)$)/, "");
  });
  return searches.read(names.join(" "));
}

export const SCHEMA = {
  ...BENCH,
  measure: oneOf(["depths", "times"] as const),
  memory: oneOf(RACE_MEMORIES),
  run: { ...searches, read: readSearches },
};
