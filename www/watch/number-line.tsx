/** The window on a number line: α, β and the interval between them. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { unmarked } from "../base/typed-text.ts";
import { useElementSize } from "../ui/element-size.ts";
import { useWords } from "../ui/words.tsx";
import type { Words } from "../messages/catalogue.ts";
import type { PathState } from "../parts/search/path-state.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Moment } from "./stepper.ts";
import type { Subject } from "./subject.ts";

type Label = { words: string; x: number };

const HEIGHT = 56;
const AXIS = 26;
/** From this width in pixels, labels name the sides that α and β belong to. */
const WORDED_WIDTH = 500;
const BAND_HALF = 10;
/** Pixels from a label to its pin, to the edge, and to the other label. */
const GAP = { pin: 10, edge: 2, other: 12 };

export function NumberLine({ moment }: { moment: Moment | null }) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(box);
  return (
    <div ref={box} id="number-line" class="watch-number-line" dir="ltr">
      {moment && width > 0 && <Line {...moment} width={width} />}
    </div>
  );
}

function Line({ subject, pathStates, width }: Moment & { width: number }) {
  const { say } = useWords();
  const { at, marks } = useMemo(() => lineOf(subject, width, say), [subject, width]);
  const { record } = subject;
  // Minimax has no window, so the line shows the root's best value.
  const state = pathStates[record.pruning ? pathStates.length - 1 : 0];
  const { best } = state;
  const texts = subject.windowTexts(state);
  const label = record.pruning
    ? say("step-line-values", texts)
    : `${say("best-here")} ${texts.best}`;
  return (
    <svg role="img" viewBox={`0 0 ${width} ${HEIGHT}`} aria-label={label}>
      <path class="axis" d={`M0 ${AXIS}H${width}`} />
      {record.pruning && <Interval {...state} at={at} />}
      {marks.map(({ value, label }) => (
        <g key={value}>
          <path class="axis" d={`M${at(value)} ${AXIS - 4}v8`} />
          <text class="tick" x={at(value)} y={AXIS + 24} text-anchor="middle">
            {label}
          </text>
        </g>
      ))}
      {record.pruning && <Bounds state={state} subject={subject} at={at} width={width} />}
      {!record.pruning && best !== null && (
        <path class="pin" d={`M${at(best)} ${AXIS}v-24l16 6l-14 6v12z`} />
      )}
    </svg>
  );
}

type At = (value: number) => number;

function Interval({ alpha, beta, at }: Pick<PathState, "alpha" | "beta"> & { at: At }) {
  const [left, right] = [at(alpha), at(beta)];
  return (
    <rect
      class={alpha < beta ? "window" : "window closed"}
      x={Math.min(left, right)}
      y={AXIS - BAND_HALF}
      width={Math.max(Math.abs(right - left), 2)}
      height={2 * BAND_HALF}
      rx={3}
      fill={alpha < beta ? undefined : "url(#form-cut)"}
    />
  );
}

type BoundsProps = { state: PathState; subject: Subject; at: At; width: number };

/** The pins of α and β with their labels. */
function Bounds({ state, subject, at, width }: BoundsProps) {
  const { say } = useWords();
  const texts = subject.windowTexts(state);
  const isOpen = state.alpha < state.beta;
  const gap = Math.abs(at(state.beta) - at(state.alpha));
  const label = (bound: "alpha" | "beta", player: string): Label => {
    const x = at(state[bound]);
    const space = Math.max(isOpen === (bound === "alpha") ? x : width - x, gap / 2);
    const long = say(`sure-${bound}`, { player });
    // If the label is between the edge and its pin, the name must not reach the pin.
    const isNamed = width >= WORDED_WIDTH && SIGN_WIDTH * (long.length + 3) + 2 * GAP.pin < space;
    const isFinite = Number.isFinite(state[bound]);
    // Without room between the pins, ±∞ is only below the line.
    if (!isFinite && gap < SIGN_WIDTH * 6 + 2 * GAP.pin) return { words: SIGNS[bound], x };
    const name = isNamed && isFinite ? long : SIGNS[bound];
    return { words: `${name} \u2066${texts[bound]}\u2069`, x };
  };
  const [low, high] = [label("alpha", subject.sides[0]), label("beta", subject.sides[1])];
  return (
    <>
      <path class="pin" d={[low, high].map(({ x }) => `M${x} ${AXIS - 12}l-7 -11h14z`).join("")} />
      {/* Each label stays on its own side, even after the window has closed. */}
      <Labels first={isOpen ? low : high} second={isOpen ? high : low} width={width} />
    </>
  );
}

/** Places two labels outside their pins, inside the drawing, and without overlap. */
function Labels({ first, second, width }: { first: Label; second: Label; width: number }) {
  const texts = useRef<(SVGTextElement | null)[]>([]);
  const [[one, two], setLengths] = useState<readonly number[]>([0, 0]);
  useLayoutEffect(() => {
    setLengths(texts.current.map((text) => text?.getComputedTextLength() ?? 0));
  }, [first.words, second.words]);
  const [before, after] = [first.x - GAP.pin - one, second.x + GAP.pin];
  const last = width - GAP.edge - two;
  // A label without room outside is between the pins.
  const inner = (isOutside: boolean, length: number) => (isOutside ? 0 : length + 2 * GAP.pin);
  const isRoomy = second.x - first.x > inner(before >= GAP.edge, one) + inner(after <= last, two);
  const begin = before >= GAP.edge ? before : isRoomy ? first.x + GAP.pin : GAP.edge;
  const inside = isRoomy ? second.x - GAP.pin - two : last;
  const to = after <= last ? Math.max(after, begin + one + GAP.other) : inside;
  const from = Math.min(begin, to - GAP.other - one);
  return (
    <g>
      {[
        { ...first, middle: from + one / 2 },
        { ...second, middle: to + two / 2 },
      ].map(({ words, middle }, index) => (
        <text
          key={index}
          ref={(text) => void (texts.current[index] = text)}
          class="bound"
          x={middle}
          y={AXIS - 13}
          text-anchor="middle"
        >
          {words}
        </text>
      ))}
    </g>
  );
}

const SIGNS = { alpha: "α", beta: "β" };

type Mark = { value: number; label: string };

/** Pixels from the edge to ±∞. */
const EDGE = 24;
/** The distance of ±∞ and of wins from the numbers: a share of the width, and the most pixels. */
const END_GAP = { share: 0.09, most: 90 };
/** The assumed width in pixels of a character above the line. */
const SIGN_WIDTH = 7;
/** The least distance in pixels between two labels below the line. */
const LABEL_GAP = 6;
/** Half the width in pixels of a label below the line, in a wide font. */
const halfOf = (label: string) => 4.25 * unmarked(label).length;

/** True for a win in a search with estimates, which is drawn beyond all estimates. */
const isWon = (record: SearchRecord, value: number) => record.isDecided(value) && record.isLimited;

function lineOf(subject: Subject, width: number, say: Words["say"]) {
  const { record, write } = subject;
  const sorted = [...subject.values].sort((one, other) => one - other);
  const numbers = sorted.filter((value) => !isWon(record, value));
  /** The mark of a side that wins in the search. */
  const win = (player: "X" | "O"): Mark[] => {
    const sign = player === "X" ? 1 : -1;
    const wins = sorted.some((value) => value * sign > 0 && isWon(record, value));
    return wins ? [{ value: sign * record.wins.least, label: say("wins", { player }) }] : [];
  };
  const [lost, won] = [win("O"), win("X")];
  const [least, most] = [numbers[0], numbers[numbers.length - 1]];
  const gap = Math.min(END_GAP.most, width * END_GAP.share);
  // Makes room beside ±∞ for the labels of the least and the most value, if it is enough.
  const wanted = halfOf("−∞") + LABEL_GAP + Math.max(...[least, most].map(write).map(halfOf));
  const beyond = wanted < 2 * gap ? Math.max(gap, wanted) : gap;
  const start = EDGE + (1 + lost.length) * beyond;
  const end = width - EDGE - (1 + won.length) * beyond;
  const at = (value: number) => {
    if (value === -Infinity) return EDGE;
    if (value === Infinity) return width - EDGE;
    if (isWon(record, value)) return value > 0 ? end + beyond : start - beyond;
    if (least === most) return width / 2;
    return start + ((value - least) / (most - least)) * (end - start);
  };
  const mark = (value: number): Mark => ({ value, label: write(value) });
  const ends = [mark(-Infinity), mark(Infinity), ...lost, ...won];
  return { at, marks: apart(ends, [least, most, ...numbers].map(mark), at) };
}

/** Keeps the ends, and each number whose label overlaps none before it. */
function apart(ends: Mark[], numbers: Mark[], at: (value: number) => number) {
  const kept = [...ends];
  for (const mark of numbers) {
    const isFree = ({ value, label }: Mark) =>
      Math.abs(at(mark.value) - at(value)) >= halfOf(mark.label) + halfOf(label) + LABEL_GAP;
    if (kept.every(isFree)) kept.push(mark);
  }
  return kept;
}
