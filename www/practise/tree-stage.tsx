/** A written-out tree as far as the search has come: drawn to the size of its box, and as a list. */
import { svgShape } from "../base/svg-shape.ts";
import { figure } from "../messages/figures.ts";
import { say } from "../messages/index.ts";
import { writtenBranches } from "../parts/search/branches.ts";
import { knowledgeAt } from "../parts/search/node-state.ts";
import { lookText } from "../parts/search/value-text.ts";
import { drawTree, FILLS } from "../parts/tree/drawing.ts";
import { MOST_DRAWN, fitTree } from "../parts/tree/fit.ts";
import { TreeList } from "../parts/tree/list.tsx";
import { nodeFigure } from "../parts/tree/node-figure.ts";
import { branchNumbers, namesOf } from "../parts/tree/node-names.ts";
import { Drawing } from "../ui/drawing.tsx";
import { useWords } from "../ui/words.tsx";
import { DrawingBox } from "./drawing-box.tsx";
import type { Look } from "../parts/search/node-state.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Listed } from "../parts/search/value-text.ts";
import type { Size } from "../parts/tree/camera.ts";
import type { Needs } from "../parts/tree/fit.ts";
import type { NodeSize } from "../parts/tree/node-figure.ts";

/** Where a search is when something is asked about it. */
export interface SearchMoment<R> {
  record: R;
  /** The last step that is shown. */
  index: number;
  /** The node that the question is about. */
  here: number;
  /** Whether that is a leaf which the question calls x. */
  isX: boolean;
}

const GRAIN: Needs = { across: [16, 96], down: [40, 128], above: 28, below: 36 };
/** Half the width of the largest node. */
const HALF = 25;

export function nodeSize(leaf: number, inner: number): NodeSize {
  return {
    leaf: { wide: leaf * 0.9, high: leaf * 0.72 },
    inner: { wide: inner * 1.12, tip: inner, base: inner * 0.85 },
    text: 18,
    letter: Math.max(Math.min(13, leaf * 0.72), 9),
  };
}

type StageProps = SearchMoment<TreeRecord> & { isList: boolean };

export function TreeStage({ isList, ...moment }: StageProps) {
  const { say } = useWords();
  const isDrawn = moment.record.tree.length <= MOST_DRAWN;
  return (
    <div class="tree-stage">
      {isDrawn && !isList ? (
        <DrawingBox class="tree-box" draw={(room) => drawnAt(moment, room)} />
      ) : (
        <>
          {!isDrawn && <p>{say("node-too-many")}</p>}
          <TreeItems {...moment} />
        </>
      )}
    </div>
  );
}

function drawnAt({ record, index, here, isX }: SearchMoment<TreeRecord>, room: Size) {
  const { tree } = record;
  const { places, width, height, ...fitted } = fitTree(tree, room, GRAIN);
  const leaf = Math.min(HALF, fitted.across * 0.45, fitted.down * 0.34);
  const inner = Math.min(HALF, fitted.room * 0.42, fitted.down * 0.34);
  const at = record.trace.moves[here];
  const branches = writtenBranches(record);
  const write = (id: number, look: Look) => (isX && id === at ? "x" : textOf(record, id, look));
  const parts = drawTree({
    ids: [...tree.keys()],
    parent: branches.parent,
    placeOf: (id) => places[id],
    figure: nodeFigure(tree, nodeSize(leaf, inner), write, branchNumbers(tree)),
    look: knowledgeAt(record, branches, record.step(index)),
    marks: (id) => (id === at ? ["here"] : []),
  });
  const look = { class: "tree", role: "img", "aria-label": say("practise-tree-drawn") };
  const shape = svgShape("svg", { ...look, width, height }, FILLS, ...parts);
  return { width, height, content: <Drawing shape={shape} />, middle: places[at].x };
}

/** What is written in a node: of a leaf what it is, of an inner node what came back. */
function textOf({ tree }: TreeRecord, id: number, look: Look) {
  if (tree[id].children.length === 0) return tree[id].name ?? figure(tree[id].value);
  // The best so far may be what is asked for.
  return look.state === "open" ? "" : lookText(look, figure);
}

function TreeItems({ record, index, here, isX }: SearchMoment<TreeRecord>) {
  const subject = listedTree(record, isX ? record.trace.moves[here] : null);
  return <TreeList subject={subject} step={record.step(index)} shown={[...record.tree.keys()]} />;
}

/** @param x The leaf that a question calls x. */
function listedTree(record: TreeRecord, x: number | null): Listed {
  const names = namesOf(record.tree);
  return {
    kind: "tree",
    record,
    branches: writtenBranches(record),
    write: figure,
    place(id) {
      const { children, name, value } = record.tree[id];
      const node = names[id];
      if (children.length === 0)
        return say("node-leaf", { node, value: id === x ? "x" : (name ?? figure(value)) });
      return say("node-inner", { node, side: say(record.maximises(id) ? "max" : "min") });
    },
  };
}
