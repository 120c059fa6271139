/** The window as a line of numbers: what MAX is sure of, what MIN is sure of, and the interval between. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useWidth } from "../ui/width.ts";
import { useWords } from "../ui/words.tsx";
import { lineOf } from "./number-marks.ts";
import type { Moment } from "./stepper.ts";

/** What stands beside an end of the interval, and where that is. */
type Label = { name: string; words: string; x: number };

const [HEIGHT, LINE] = [56, 28];
/** Half the height of the interval. */
const HALF = 8;
/** Between a label and its end of the interval, from a label to the edge, and between two labels. */
const [BESIDE, MARGIN, BETWEEN] = [4, 2, 12];

export function NumberLine({ moment }: { moment: Moment | null }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <div ref={box} id="number-line" class="number-line">
      {moment && width > 0 && <Line {...moment} width={width} />}
    </div>
  );
}

function Line({ subject, stands, width }: Moment & { width: number }) {
  const { say } = useWords();
  const { at, marks } = useMemo(() => lineOf(subject, width, say), [subject, width]);
  const { alpha, beta, best, ...stand } = stands[stands.length - 1];
  const open = alpha < beta;
  const [left, right] = [at(alpha), at(beta)];
  const { valueText } = subject;
  const values = {
    alpha: valueText(alpha, stand.alphaFrom),
    beta: valueText(beta, stand.betaFrom),
    best: valueText(best, stand.chosen),
  };
  const low = { name: "alpha", words: `α ${values.alpha}`, x: left };
  const high = { name: "beta", words: `β ${values.beta}`, x: right };
  return (
    <svg
      role="img"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-label={`${subject.lineTitle}: ${say("step-line-values", values)}`}
    >
      <path class="axis" d={`M0 ${LINE}H${width}`} />
      <rect
        class={open ? "window" : "window closed"}
        x={Math.min(left, right)}
        y={LINE - HALF}
        width={Math.max(Math.abs(right - left), 2)}
        height={2 * HALF}
        rx={3}
      />
      {marks.map(({ value, label }) => (
        <g key={value}>
          <path class="axis" d={`M${at(value)} ${LINE - 4}v8`} />
          <text class="tick" x={at(value)} y={LINE + 24} text-anchor="middle">
            {label}
          </text>
        </g>
      ))}
      {best !== null && <path class="best" d={`M${at(best)} ${LINE - 9}l7 9l-7 9l-7 -9z`} />}
      {/* Each on its own side where they meet, whether the window is open there or has closed. */}
      <Labels first={open ? low : high} second={open ? high : low} width={width} />
    </svg>
  );
}

/** One label to the left of an end and another to the right of the other end: within the drawing, and apart. */
function Labels({ first, second, width }: { first: Label; second: Label; width: number }) {
  const group = useRef<SVGGElement>(null);
  const [[one, two], setLengths] = useState<readonly number[]>([0, 0]);
  useLayoutEffect(() => {
    const texts = [...(group.current?.children ?? [])] as SVGTextElement[];
    setLengths(texts.map((text) => text.getComputedTextLength()));
  }, [first.words, second.words]);
  const last = width - MARGIN - two;
  const begin = Math.max(MARGIN, first.x - BESIDE - one);
  const to = Math.min(last, Math.max(second.x + BESIDE, begin + one + BETWEEN));
  const from = Math.min(begin, to - BETWEEN - one);
  return (
    <g ref={group}>
      {[
        { ...first, middle: from + one / 2 },
        { ...second, middle: to + two / 2 },
      ].map(({ name, words, middle }, index) => (
        <text key={index} class={name} x={middle} y={LINE - 13} text-anchor="middle">
          {words}
        </text>
      ))}
    </g>
  );
}
