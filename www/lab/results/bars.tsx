/** Bars for the nodes of searches, on one linear scale. */
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../../ui/words.tsx";

/** The fills of a bar: hues of base.css, or patterns of lab.css. */
export type BarFill = "minimax" | "alpha-beta" | "stripes" | "outlined";

export interface BarRow {
  name: string;
  fill: BarFill;
  nodes: number;
  /** The number in words, if it is rounded. */
  text?: string;
  note?: string;
}

/** Milliseconds until the longest bar is complete. All bars grow at the same speed. */
const GROWTH_MS = 2_200;

type BarsProps = { bars: readonly BarRow[]; caption: string; share?: number };

/** @param share The visible part of the longest bar, from 0 to 1; undefined if bars do not grow. */
export function Bars({ bars, caption, share }: BarsProps) {
  const { number } = useWords();
  const most = Math.max(1, ...bars.map(({ nodes }) => nodes));
  const clock = (share ?? 1) * most;
  return (
    <figure class="bars">
      <ul class="bare">
        {bars.map(({ name, fill, nodes, text, note }) => {
          const isDone = nodes <= clock;
          const visited = isDone ? nodes : Math.floor(clock);
          // The policy of the page forbids a style in its HTML, which has empty bars.
          const width = visited > 0 ? `${(100 * visited) / most}%` : undefined;
          return (
            <li key={name} class="bars-row">
              <span class="bars-label">{name}</span>
              <span class="bars-track" aria-hidden="true">
                <span class={`bars-fill ${fill}`} style={{ width }} />
              </span>
              <span class="bars-value">
                {isDone && text ? text : number(visited)}
                {note && <small class="explained">{note}</small>}
              </span>
              <span class="bars-done" aria-hidden="true">
                {share !== undefined && isDone && "✓"}
              </span>
            </li>
          );
        })}
      </ul>
      <figcaption class="explained">
        <span>{number(0)}</span>
        <span>{caption}</span>
        <span>{most > 1 && (bars.find(({ nodes }) => nodes === most)?.text ?? number(most))}</span>
      </figcaption>
    </figure>
  );
}

/** @returns The share of the growth that is complete, from 0 to 1. */
export function useClock(grows: boolean) {
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (!grows) return setShare(0);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setShare(1);
    const begun = performance.now();
    function grow() {
      const share = Math.min(1, (performance.now() - begun) / GROWTH_MS);
      setShare(share);
      if (share < 1) frame = requestAnimationFrame(grow);
    }
    let frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, [grows]);
  return share;
}
