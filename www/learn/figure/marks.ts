/** The leaves that a reader marks before a figure answers, and the mistakes among them. */
import type { Candidate } from "./figure-data.ts";

export interface LeafMarks {
  /** The numbers of the marked leaves. */
  ids: readonly number[];
  /** The index of the mistake that is explained; −1 for none. */
  at: number;
  /** True once the reader has checked without a mark. */
  wasEmpty: boolean;
}

export const NO_MARKS: LeafMarks = { ids: [], at: -1, wasEmpty: false };

export const isMarked = ({ ids }: LeafMarks, { id }: Candidate) => ids.includes(id);

export function toggleMark(marks: LeafMarks, one: Candidate): LeafMarks {
  const others = marks.ids.filter((id) => id !== one.id);
  return { ...marks, ids: isMarked(marks, one) ? others : [...others, one.id] };
}

/** Lists wrong and missing marks. Of leaves that one cut skips, only the first is missing. */
export function wrongMarks(marks: LeafMarks, candidates: readonly Candidate[]) {
  return candidates
    .filter((one) => isMarked(marks, one) !== one.isRight)
    .filter((one, n, all) => isMarked(marks, one) || one.step !== all[n - 1]?.step);
}

export function countsOf(marks: LeafMarks, candidates: readonly Candidate[]) {
  const needed = candidates.filter(({ isRight }) => isRight);
  const right = needed.filter((one) => isMarked(marks, one)).length;
  return { right, missed: needed.length - right, wrong: marks.ids.length - right };
}

/** Gives the sign at a leaf. A missing mark has one only while it is `explained`. */
export function signAt(one: Candidate, marks: LeafMarks, explained?: Candidate) {
  if (isMarked(marks, one)) return one.isRight ? "right" : "wrong";
  return one === explained ? "missed" : undefined;
}
