/**
 * Asks before a figure answers: a reader chooses a branch, a board or a column, or marks leaves.
 * A wrong mark is explained at the step that decides it. Then the reader can correct the marks.
 */
import { useState } from "preact/hooks";
import { textIn, type Dress } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { Asked, Candidate, Judged } from "./data.ts";

/** The size of a target, and the width and height of a drawing on a small phone, in pixels. */
const [TARGET, NARROW, LOW] = [33, 268, 230];

interface Acts {
  /** @param verdict Undefined if the reader only wants to see the answer. */
  answer: (verdict: Judged | undefined, tree?: string) => void;
  /** Shows where a wrong mark is decided; null goes back to the question. */
  stop?: (frame: number | null) => void;
}

/** @param drawing Shown before the answer. */
export function usePrediction(asked: Asked | undefined, drawing: SvgShape, acts: Acts) {
  const { say } = useWords();
  const { candidates = [], reason } = asked ?? {};
  const [marked, mark] = useState<readonly number[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  /** The index of the wrong leaf that is explained; −1 for none. */
  const [at, explain] = useState(-1);
  const side = hitSide(drawing);
  const isMarked = ({ id }: Candidate) => marked.includes(id);
  const { wrongs, counts } = judge(candidates, marked);
  const wrong = wrongs[at];
  const candidateOf = (shape: SvgShape) => candidates.find(({ id }) => id === idOf(shape));

  function press(candidate: Candidate) {
    const { id, isRight, told, tree } = candidate;
    if (reason === undefined) return acts.answer({ isRight, told }, tree);
    mark(isMarked(candidate) ? marked.filter((one) => one !== id) : [...marked, id]);
  }
  const dress: Dress = (shape) => {
    // A picture (`img`) would hide its buttons, a group does not.
    if (shape.tag === "svg") return { props: { role: "group" } };
    const candidate = candidateOf(shape);
    if (!candidate) return undefined;
    if (wrong) return { over: badge(shape) };
    // The text on a leaf is part of its name.
    const text = textIn(shape);
    return {
      props: {
        tabindex: 0,
        role: "button",
        "aria-label": text ? `${candidate.label}: ${text}` : candidate.label,
        "aria-pressed": reason === undefined ? undefined : isMarked(candidate),
        onClick: () => press(candidate),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          press(candidate);
        },
      },
      over: shape.tag === "g" && (
        <rect class="hit" x={-side / 2} y={-side / 2} width={side} height={side} />
      ),
    };
  };
  /** Shows at a leaf if its mark is right. A missing mark is shown only when it is explained. */
  function badge(shape: SvgShape) {
    const candidate = candidateOf(shape);
    if (!candidate || !(isMarked(candidate) || candidate === wrong)) return undefined;
    const look = !isMarked(candidate) ? "missed" : candidate.isRight ? "right" : "wrong";
    return (
      <g class={`badge ${look}`} transform="translate(18 -15)">
        <circle r={8} />
        <path d={SIGNS[look]} />
      </g>
    );
  }
  function check() {
    // Without any mark there is no answer to judge.
    if (marked.length === 0) return setEmpty(true);
    if (wrongs.length > 0) stopAt(0);
    else acts.answer({ isRight: true, told: reason ?? "" });
  }
  function stopAt(next: number) {
    explain(next);
    acts.stop?.(wrongs[next]?.frame ?? null);
  }
  function show() {
    explain(-1);
    mark([]);
    acts.answer(undefined, candidates.find(({ isRight }) => isRight)?.tree);
  }
  const hasNext = wrong !== undefined && at + 1 < wrongs.length;
  const hint = isEmpty && marked.length === 0 ? say("ask-unmarked") : say("ask-press");
  return {
    dress,
    badge,
    verdict: wrong ? { isRight: false, told: wrong.told } : undefined,
    note: wrong ? say("judged-marks", counts) : reason !== undefined && hint,
    buttons: (
      <>
        {reason !== undefined && (
          <button type="button" class="primary" onClick={() => (wrong ? stopAt(-1) : check())}>
            {say(wrong ? "try-again" : "check")}
          </button>
        )}
        <button type="button" onClick={() => (hasNext ? stopAt(at + 1) : show())}>
          {say(hasNext ? "next" : "figure-show")}
        </button>
      </>
    ),
  };
}

/** Compares the marks with the answer. Of leaves that one cut skips, only the first is missed. */
function judge(candidates: readonly Candidate[], marked: readonly number[]) {
  const isMarked = ({ id }: Candidate) => marked.includes(id);
  const wrongs = candidates
    .filter((one) => isMarked(one) !== one.isRight)
    .filter((one, n, all) => isMarked(one) || one.frame !== all[n - 1]?.frame);
  const right = candidates.filter((one) => isMarked(one) && one.isRight).length;
  const missed = candidates.filter((one) => one.isRight).length - right;
  return { wrongs, counts: { right, missed, wrong: marked.length - right } };
}

/** @returns The number of a node; NaN for other shapes. */
export const idOf = ({ attributes }: SvgShape) => Number(attributes["data-id"] ?? NaN);

/** The size of a target in the units of a drawing. */
function hitSide({ attributes }: SvgShape) {
  return TARGET * Math.max(1, Number(attributes.width) / NARROW, Number(attributes.height) / LOW);
}

const SIGNS = { right: "M-4 0l3 3l5 -6", wrong: "M-3 -3l6 6m0 -6l-6 6", missed: "M0 -4v5m0 2.5v1" };
