/**
 * The moments of a search that a figure can show, in order. Each is one step of the record. Their
 * names are those of learn/chapters/README.md: `start`, `enter-2`, `leave-2.1`, `cut-1`, `end`.
 */
import { isDrawn, wayTo } from "./subject.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { FigureSubject } from "./subject.ts";

export interface Frame {
  name: string;
  moment: "start" | "enter" | "leave" | "cut" | "end";
  /** Of the search: where it is, or the node that was left. */
  node: number;
  /** Of the record: the last one that the frame shows. */
  step: number;
}

/** Steps that tell what a node's value does to its parent. */
const EFFECTS = ["improve", "narrow"];

export function framesOf(record: SearchRecord, { show }: FigureSubject): Frame[] {
  const frames: Frame[] = [{ name: "start", moment: "start", node: 0, step: 0 }];
  let cuts = 0;
  for (let index = 0; index < record.length; index += 1) {
    const { kind, node, here } = record.step(index);
    const leaf = record.isLeaf(node);
    const name = wayTo(record, node).join(".") || "root";
    if (kind === "cut" && record.trace.skipped[here] > 0) {
      cuts += 1;
      // Where the branches that it skips are not in the drawing, a cut changes nothing that is shown.
      if (isDrawn(record, here + 1)) {
        frames.push({ name: `cut-${cuts}`, moment: "cut", node: here, step: index });
      }
    }
    if (node === 0 || !isDrawn(record, node)) continue;
    if (kind === "enter" && !leaf && isDrawn(record, node + 1)) {
      frames.push({ name: `enter-${name}`, moment: "enter", node, step: index });
    }
    if (kind === "leave" && (leaf || show !== "ends")) {
      const step = lastEffect(record, index);
      frames.push({ name: `leave-${name}`, moment: "leave", node, step });
    }
  }
  return [...frames, { name: "end", moment: "end", node: 0, step: record.length - 1 }];
}

/** The last step that belongs to the leaving of a node. */
function lastEffect(record: SearchRecord, left: number) {
  let step = left;
  while (step + 1 < record.length && EFFECTS.includes(record.step(step + 1).kind)) step += 1;
  return step;
}

/**
 * Where a frame stands in the list.
 * @throws Error Where there is none of this name.
 */
export function frameAt(frames: readonly { name: string }[], name: string) {
  const index = frames.findIndex((frame) => frame.name === name);
  if (index < 0) throw new Error(`the figure has no step ${name}`);
  return index;
}
