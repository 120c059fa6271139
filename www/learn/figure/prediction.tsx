/**
 * What a figure asks before it answers: a reader presses the branch, the board or the column to be
 * chosen, or marks all leaves to be skipped.
 */
import { useState } from "preact/hooks";
import { textIn } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Dress } from "../../ui/drawing.tsx";
import type { Candidate } from "./data.ts";

/** What a finger can hit, and how wide and high a drawing can be on a small phone, in pixels. */
const [TARGET, NARROW, LOW] = [33, 268, 230];

/** By a leaf's id, what became of it: marked rightly or wrongly, or missed. */
export type Verdicts = Map<number, "right" | "wrong" | "missed">;

export type Judgement = { judged: string; tree?: string; verdicts?: Verdicts };

/** @param asked Null if there is no question, or no longer one. @param drawing In view before the answer. */
export function usePrediction(
  asked: readonly Candidate[] | null | undefined,
  drawing: SvgShape,
  answer: (judgement: Judgement) => void,
) {
  const words = useWords();
  const { say } = words;
  const [marked, mark] = useState<readonly number[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const many = asked?.some(({ skipped, told }) => skipped !== undefined && told === undefined);
  const side = hitSide(drawing);

  function press({ id, told, tree }: Candidate) {
    if (told !== undefined) return answer({ judged: told, tree });
    mark(marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id]);
  }
  const dress: Dress = (shape) => {
    if (!asked) return undefined;
    // Within a picture nothing could be pressed.
    if (shape.tag === "svg") return { props: { role: "group" } };
    const id = idOf(shape);
    const candidate = asked.find((each) => each.id === id);
    if (!candidate) return undefined;
    // What a leaf shows is part of its name.
    const text = textIn(shape);
    return {
      props: {
        tabindex: 0,
        role: "button",
        "aria-label": text ? `${candidate.label}: ${text}` : candidate.label,
        "aria-pressed": many ? marked.includes(candidate.id) : undefined,
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
  const check = () => {
    // An answer that was not given is not a wrong one, and gives nothing away.
    if (marked.length === 0) setEmpty(true);
    else answer(judgementOf(asked ?? [], marked, drawing, words));
  };
  const form = (
    <div class="handles">
      {many && (
        <button type="button" class="primary" onClick={check}>
          {say("check")}
        </button>
      )}
      <button
        type="button"
        onClick={() => answer({ judged: "", tree: asked?.find(({ answer }) => answer)?.tree })}
      >
        {say("chapter-answer")}
      </button>
      {many && (
        <p class="unmarked" role="status">
          {isEmpty && marked.length === 0 && say("ask-unmarked")}
        </p>
      )}
    </div>
  );
  return { dress, form };
}

/** The number that a drawing gives a node; NaN for what is not a node. */
export function idOf({ attributes }: SvgShape) {
  return Number(attributes["data-id"] ?? NaN);
}

/** How large what a finger can hit is in the units of a drawing. */
function hitSide({ attributes }: SvgShape) {
  return TARGET * Math.max(1, Number(attributes.width) / NARROW, Number(attributes.height) / LOW);
}

/** What is said of the marked leaves, and of each leaf that tells something. */
function judgementOf(
  asked: readonly Candidate[],
  marked: readonly number[],
  drawing: SvgShape,
  { say, list }: Speech,
): Judgement {
  const verdicts: Verdicts = new Map();
  for (const { id, skipped } of asked) {
    if (marked.includes(id)) verdicts.set(id, skipped ? "right" : "wrong");
    else if (skipped) verdicts.set(id, "missed");
  }
  const leaves = (verdict: "wrong" | "missed") =>
    asked
      .filter(({ id }) => verdicts.get(id) === verdict)
      .map(({ id, label }) => say("judged-leaf", { leaf: label, value: valueIn(drawing, id) }));
  const [missed, extra] = [leaves("missed"), leaves("wrong")];
  const judged = [
    ...(missed.length > 0 ? [say("judged-missed", { leaves: list(missed) })] : []),
    ...(extra.length > 0 ? [say("judged-visited", { leaves: list(extra) })] : []),
  ];
  return { judged: judged.length === 0 ? say("judged-all") : judged.join(" "), verdicts };
}

/** What a node shows. */
function valueIn(drawing: SvgShape, id: number): string {
  if (idOf(drawing) === id) return textIn(drawing);
  return drawing.children
    .map((child) => (typeof child === "string" ? "" : valueIn(child, id)))
    .join("");
}

const SIGNS = { right: "M-4 0l3 3l5 -6", wrong: "M-3 -3l6 6m0 -6l-6 6", missed: "M0 -4v5m0 2.5v1" };

/** What became of a reader's marks, at the leaves. */
export function verdictAt(verdicts: Verdicts | undefined, shape: SvgShape) {
  const verdict = verdicts?.get(idOf(shape));
  if (!verdict) return undefined;
  return (
    <g class={`badge ${verdict}`} transform="translate(18 -15)">
      <circle r={8} />
      <path d={SIGNS[verdict]} />
    </g>
  );
}
