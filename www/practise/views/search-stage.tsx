/** The search while a question is asked: a tree as a drawing or a list, or a board. */
import { clauses, say } from "../../messages/index.ts";
import { valueOrNone } from "../../messages/numerals.ts";
import { BoardFrame } from "../../parts/board/button-board.tsx";
import { MiniBoard } from "../../parts/board/mini.ts";
import { SearchCell, stateText, type Write } from "../../parts/board/search-cell.tsx";
import { writtenBranches } from "../../parts/search/branches.ts";
import { cellStates, type CellState } from "../../parts/search/cell-states.ts";
import { knowledgeAt } from "../../parts/search/node-state.ts";
import { knowledgeText, valueIn, valueText } from "../../parts/search/value-text.ts";
import { TreeList } from "../../parts/tree/list.tsx";
import { leafText, listedText, namesOf } from "../../parts/tree/node-names.ts";
import { TreeFields } from "./tree-fields.tsx";
import { MOST_DRAWN, moveText, sideText } from "../questions/question-texts.ts";
import type { Question } from "../questions/questions.ts";
import type { PathState } from "../../parts/search/path-state.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { Step } from "../../parts/search/steps.ts";
import { isEnd, type TreeRecord } from "../../parts/search/tree-record.ts";

interface StageProps<R> {
  record: R;
  /** The last visible step. */
  index: number;
  /** The node of the question. */
  here: number;
  /** True if that node is a leaf with the value x. */
  isX: boolean;
  isList: boolean;
}

type SearchStageProps = Pick<StageProps<SearchRecord>, "record" | "index" | "isList"> & {
  /** Null at the end. */
  question: Question | null;
};

export function SearchStage({ record, question, ...props }: SearchStageProps) {
  const node = question?.node ?? 0;
  const here = question?.kind === "cut" ? record.trace.parents[node] : node;
  const isX = question?.kind === "limit" && props.index === question.before;
  const stage = { ...props, here, isX };
  if (record.isTree()) return <TreeStage {...stage} record={record} />;
  return <BoardStage {...stage} record={record} />;
}

function TreeStage({ record, index, here, isX, isList }: StageProps<TreeRecord>) {
  const { tree } = record;
  const isDrawn = tree.length <= MOST_DRAWN;
  const at = record.trace.moves[here];
  const step = record.step(index);
  const branches = writtenBranches(record);
  if (isDrawn && !isList)
    return (
      <TreeFields
        tree={tree}
        depth={record.depth}
        knowledgeOf={knowledgeAt(record, branches, step)}
        // The best value so far may be the answer.
        textOf={(_, node) => (node.state === "open" ? "" : knowledgeText(node, valueOrNone))}
        here={{ at, isX }}
      />
    );
  const names = namesOf(tree);
  const nodeName = (id: number) => {
    const node = isEnd(tree[id], record.depth) ? { ...tree[id], children: [] } : tree[id];
    return listedText(node, names[id], isX && id === at ? "x" : leafText(node));
  };
  const subject = { record, branches, write: valueOrNone, nodeName };
  return (
    <div class="tree-stage">
      {!isDrawn && <p>{say("node-too-many")}</p>}
      <TreeList subject={subject} step={step} ids={[...tree.keys()]} />
    </div>
  );
}

function BoardStage({ record, index, here }: StageProps<SearchRecord>) {
  const { shape } = record;
  const board = record.board(here);
  const cells = cellStates(record, momentAt(record, index, here), null);
  const write = (value: number | null) => valueIn(record, value);
  const pathStates = record.pathStates({ index, kind: "enter", node: here, here });
  return (
    <div class="board-stage">
      <ol class="board-path explained in-row wraps bare gone-if-empty">
        {pathStates.slice(0, -1).map((state) => (
          <Above key={state.node} record={record} state={state} />
        ))}
      </ol>
      <BoardFrame shape={shape}>
        <div
          class={shape.gravity ? "board rack" : "board"}
          role="img"
          aria-label={boardText(board, cells, write)}
        >
          {cells.map((state, cell) => (
            <SearchCell key={cell} sign={board[cell]} state={state} write={write} />
          ))}
        </div>
      </BoardFrame>
    </div>
  );
}

/** The step whose knowledge the board shows at a node. */
function momentAt(record: SearchRecord, index: number, here: number): Step {
  const step = record.step(index);
  if (step.here === here && step.kind !== "leave") return step;
  // The child that has just returned counts.
  if (record.trace.parents[step.node] === here && step.node !== here)
    return { index, kind: "improve", node: step.node, here };
  return { index, kind: "leave", node: here, here };
}

/** A position on the path, with its best value so far. */
function Above({ record, state }: { record: SearchRecord; state: PathState }) {
  const { node, best, chosen } = state;
  const write = (value: number | null) => valueIn(record, value);
  const written = valueText({ record, write }, best, chosen);
  const text = say("practise-above-node", {
    node: moveText(record, node),
    side: sideText(record, node),
    best: best === null ? say("practise-none") : written,
  });
  return (
    <li>
      <MiniBoard
        shape={record.shape}
        board={record.board(node)}
        marked={node === 0 ? undefined : record.trace.moves[node]}
      />
      <span class="unseen">{text}</span>
      <span aria-hidden="true">{best !== null && written}</span>
    </li>
  );
}

/** On larger boards, free cells without a value are not listed. */
const LISTED_CELLS = 9;

/** The board for screen readers. */
function boardText(board: string, cells: CellState[], write: Write) {
  const valueOf = (state: CellState, cell: number) => {
    if ("value" in state) return stateText(state, write);
    if (state.state === "cut") return say("step-cell-cut");
    if (board[cell] !== ".") return board[cell];
    return board.length > LISTED_CELLS ? "" : say("practise-free");
  };
  const texts = cells.map((state, cell) => {
    const value = valueOf(state, cell);
    return value && say("practise-cell", { cell, value });
  });
  return clauses(texts.filter(Boolean));
}
