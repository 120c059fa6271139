/** A tree to be marked: scissors on its branches, pressed or not, and a field in each node for what it returns. */
import { rounded, svgShape } from "../base/svg-shape.ts";
import { figure } from "../messages/figures.ts";
import { say } from "../messages/index.ts";
import { Icon } from "../page/site.tsx";
import { drawTree, FILLS } from "../parts/tree/drawing.ts";
import { fitTree } from "../parts/tree/fit.ts";
import { nodeFigure } from "../parts/tree/node-figure.ts";
import { branchNumbers } from "../parts/tree/node-names.ts";
import { Drawing } from "../ui/drawing.tsx";
import { DrawingBox } from "./drawing-box.tsx";
import { nodeSize } from "./tree-stage.tsx";
import type { RefObject } from "preact";
import type { Look } from "../parts/search/node-state.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Size } from "../parts/tree/camera.ts";
import type { Needs } from "../parts/tree/fit.ts";
import type { NodePlace } from "../parts/tree/layout.ts";
import type { Fault } from "./grading.ts";
import type { TreeMarks } from "./mark.tsx";

/** Wide enough for a finger on each branch of a small tree. */
const GRAIN: Needs = { across: [24, 96], down: [86, 124], above: 30, below: 34 };
/** Half the width of the largest node. */
const HALF = 26;

/** The form of which the fields are part. */
export const MARKS_FORM = "marks";

interface MarkTreeProps {
  record: TreeRecord;
  names: readonly string[];
  marks: TreeMarks;
  setMarks: (marks: TreeMarks) => void;
  verdict: { found: readonly Fault[] | null; unread: readonly number[] };
  /** Whether the marks stay. Then it is shown what is known of each node. */
  isOver: boolean;
  /** The fields that are there, by their nodes. */
  fields: RefObject<Map<number, HTMLInputElement>>;
}

export function MarkTree(props: MarkTreeProps) {
  return (
    <div class="tree-stage">
      <DrawingBox class="tree-box mark-box" draw={(room) => paper(props, room)} />
    </div>
  );
}

/** Whether a branch above a node is cut, by the marks. */
function isBelowCut(record: TreeRecord, marks: TreeMarks, index: number): boolean {
  return index !== 0 && isCutOff(record, marks, record.tree[index].parent);
}

/** Whether the search does not come to a node, by the marks. */
export function isCutOff(record: TreeRecord, marks: TreeMarks, index: number): boolean {
  return marks.cut.has(index) || isBelowCut(record, marks, index);
}

function paper(props: MarkTreeProps, room: Size) {
  const { record, marks, isOver } = props;
  const { tree } = record;
  const { places, width, height, ...fitted } = fitTree(tree, room, GRAIN);
  const inner = Math.min(HALF, Math.max(fitted.room * 0.42, 16));
  const size = nodeSize(Math.min(HALF, fitted.across * 0.47), inner);
  const leafText = (index: number) =>
    tree[index].children.length === 0 ? (tree[index].name ?? figure(tree[index].value)) : "";
  const nodes = nodeFigure(tree, size, leafText, branchNumbers(tree));
  const lookAt = (index: number): Look => {
    const node = isOver ? record.visit(index) : -1;
    const known = node < 0 ? "unknown" : record.bound(node);
    return { state: isCutOff(record, marks, index) ? "cut" : known, value: null, proves: null };
  };
  const parts = drawTree({
    ids: [...tree.keys()],
    parent: (index) => tree[index].parent,
    placeOf: (index) => places[index],
    // The scissors are buttons, on the upright part of the branch.
    figure: { ...nodes, edge: bentEdge, cut: () => [] },
    look: lookAt,
  });
  const look = { class: "tree mark-lines", "aria-hidden": "true" };
  const put = (x: number, y: number, width: number) => ({
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
  });
  const scissorsAt = (index: number) => {
    const { parent } = tree[index];
    const { x, y } = places[index];
    const top = y + nodes.top(index);
    const knee = kneeOf(places[parent].y + nodes.bottom(parent, lookAt(parent)), top);
    return put(x, (knee + top) / 2 + 2, Math.min(36, fitted.across - 2));
  };
  const fieldAt = (index: number) => {
    const { x, y } = places[index];
    return put(x, y + inner * (tree[index].player === "X" ? 0.2 : -0.24), inner * 1.2);
  };
  const content = (
    <div class="mark-paper" style={{ width: `${width}px`, height: `${height}px` }}>
      <Drawing shape={svgShape("svg", { ...look, width, height }, FILLS, ...parts)} />
      {/* Node by node, as one comes to them by keys. */}
      {tree.map(({ children }, index) => (
        <>
          {index > 0 && (
            <Scissors key={`✂${index}`} {...{ ...props, index, at: scissorsAt(index) }} />
          )}
          {children.length > 0 && (
            <ValueField key={index} {...{ ...props, index, at: fieldAt(index) }} />
          )}
        </>
      ))}
    </div>
  );
  return { width, height, content };
}

const kneeOf = (from: number, to: number) => to - (to - from) * 0.62;

function bentEdge(from: NodePlace, to: NodePlace) {
  const [x, top] = [rounded(to.x), rounded(to.y)];
  return `M${rounded(from.x)} ${rounded(from.y)}L${x} ${rounded(kneeOf(from.y, to.y))}V${top}`;
}

interface MarkProps extends MarkTreeProps {
  index: number;
  at: Record<"left" | "top" | "width", string>;
}

function Scissors({ record, names, marks, setMarks, verdict, isOver, index, at }: MarkProps) {
  const { children, name, value } = record.tree[index];
  const leaf = { node: names[index], value: name ?? figure(value) };
  const node = children.length === 0 ? say("node-leaf", leaf) : names[index];
  const isCut = marks.cut.has(index);
  const isWrong = verdict.found?.some((one) => one.index === index && one.kind.endsWith("cut"));
  function press() {
    const cut = new Set(marks.cut);
    if (!cut.delete(index)) cut.add(index);
    setMarks({ ...marks, cut });
  }
  return (
    <button
      type="button"
      class={isWrong ? "mark-scissors wrong" : "mark-scissors"}
      style={at}
      aria-pressed={isCut}
      aria-label={say("mark-cut", { node })}
      // What is cut off takes no marks.
      disabled={isOver || isBelowCut(record, marks, index)}
      onClick={press}
    >
      <Icon name="scissors" />
    </button>
  );
}

function ValueField(props: MarkProps) {
  const { record, names, marks, setMarks, verdict, isOver, fields, index, at } = props;
  const isWrong = verdict.found?.some((one) => one.index === index && one.kind.endsWith("value"));
  const side = say(record.maximises(index) ? "max" : "min");
  const write = (text: string) =>
    setMarks({ ...marks, texts: new Map(marks.texts).set(index, text) });
  return (
    <input
      ref={(field) => void (field && fields.current.set(index, field))}
      type="text"
      class={isWrong ? "mark-value wrong" : "mark-value"}
      style={at}
      dir="ltr"
      autoComplete="off"
      placeholder="?"
      form={MARKS_FORM}
      aria-label={say("mark-value", { node: names[index], side })}
      aria-invalid={isWrong || verdict.unread.includes(index) || undefined}
      disabled={isOver || isCutOff(record, marks, index)}
      value={marks.texts.get(index) ?? ""}
      onInput={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}
