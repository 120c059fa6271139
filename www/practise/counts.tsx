/** How many leaves and nodes of a tree a search has come to. */
import { useWords } from "../ui/words.tsx";
import { countsOf } from "./grading.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";

export function Counts({ record }: { record: TreeRecord }) {
  return <p class="explained">{useWords().say("practise-counts", countsOf(record))}</p>;
}
