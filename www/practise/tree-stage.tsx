/** A written-out tree as far as the search has come: drawn, or as a list. */
import { figure } from "../messages/figures.ts";
import { writtenBranches } from "../parts/search/branches.ts";
import { knowledgeAt } from "../parts/search/node-state.ts";
import { lookText } from "../parts/search/value-text.ts";
import { MOST_DRAWN } from "../parts/tree/fit.ts";
import { TreeList } from "../parts/tree/list.tsx";
import { namesOf } from "../parts/tree/node-names.ts";
import { useWords } from "../ui/words.tsx";
import { leafText, TreePaper } from "./tree-paper.tsx";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Listed } from "../parts/search/value-text.ts";

/** Where a search is when something is asked about it. */
export interface SearchMoment<R> {
  record: R;
  /** The last step that is shown. */
  index: number;
  /** The node that the question is about. */
  here: number;
  /** True if that is a leaf which the question calls x. */
  isX: boolean;
}

type StageProps = SearchMoment<TreeRecord> & { isList: boolean };

export function TreeStage({ record, index, here, isX, isList }: StageProps) {
  const { say } = useWords();
  const { tree } = record;
  const isDrawn = tree.length <= MOST_DRAWN;
  const at = record.trace.moves[here];
  const step = record.step(index);
  const branches = writtenBranches(record);
  if (isDrawn && !isList) {
    return (
      <TreePaper
        tree={tree}
        look={knowledgeAt(record, branches, step)}
        // The best so far may be what is asked for.
        textOf={(_, look) => (look.state === "open" ? "" : lookText(look, figure))}
        here={{ at, isX }}
      />
    );
  }
  const names = namesOf(tree);
  const place = (id: number) => {
    const node = names[id];
    if (tree[id].children.length > 0)
      return say("node-inner", { node, side: say(record.maximises(id) ? "max" : "min") });
    return say("node-leaf", { node, value: isX && id === at ? "x" : leafText(tree[id]) });
  };
  const subject: Listed = { kind: "tree", record, branches, write: figure, place };
  return (
    <div class="tree-stage">
      {!isDrawn && <p>{say("node-too-many")}</p>}
      <TreeList subject={subject} step={step} shown={[...tree.keys()]} />
    </div>
  );
}
