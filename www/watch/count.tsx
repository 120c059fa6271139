/** How much the search has visited at a step: leaves of a written-out tree, nodes of a position. */
import { knowledgeAt } from "../parts/search/node-state.ts";
import { useWords } from "../ui/words.tsx";
import type { Moment } from "./stepper.ts";

/** There is a square for each leaf of up to so many. */
const SQUARES = 27;

export function Count({ moment }: { moment: Moment | null }) {
  const { say } = useWords();
  if (!moment) return null;
  const { record } = moment.subject;
  const leaves = record.isTree() ? leavesOf(moment) : [];
  const values = record.isTree()
    ? { seen: leaves.filter((state) => state === "seen").length, all: leaves.length, of: "leaves" }
    : { seen: entered(moment), all: record.trace.nodes, of: "nodes" };
  return (
    <div class={`watch-count in-row ${record.pruning ? "prunes" : ""}`}>
      <p class="squares" aria-hidden="true">
        {leaves.length <= SQUARES && leaves.map((state, leaf) => <span key={leaf} class={state} />)}
      </p>
      <p id="watch-count">{say("watch-count", values)}</p>
    </div>
  );
}

/** What has become of each leaf of a written-out tree. */
function leavesOf({ subject: { record, branches }, step }: Moment) {
  const look = knowledgeAt(record, branches, step);
  const ids = [...Array(branches.count).keys()];
  const leaves = ids.filter((id) => branches.children(id).length === 0);
  return leaves.map((id) => {
    const { state } = look(id);
    return state === "cut" || state === "unknown" ? state : "seen";
  });
}

/** How many nodes were entered: each has its number by then. */
function entered({ subject: { record }, step: { kind, node } }: Moment) {
  return kind === "enter" || kind === "leaf" ? node + 1 : node + record.trace.sizes[node];
}
