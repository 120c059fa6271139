/** Searches as bars of the nodes that they visit, to one scale, with their times. */
import { useWords } from "../../ui/words.tsx";

export interface Bar {
  series: number;
  name: string;
  nodes: number;
  time: string;
}

/** Seconds in which the longest bar grows. All grow at one speed. */
const GROWING = 2.2;

export function Bars({ bars }: { bars: readonly Bar[] }) {
  const { say, number } = useWords();
  const most = Math.max(...bars.map(({ nodes }) => nodes));
  return (
    <figure class="race-bars-figure">
      <ul class="race-lanes">
        {bars.map(({ series, name, nodes, time }) => {
          const share = nodes / most;
          const sizes = { "--share": `${share}`, "--grows": `${GROWING * share}s` };
          return (
            <li key={name} class="race-lane">
              <span class="race-name">{name}</span>
              <span class="race-track" aria-hidden="true">
                <span class={`race-bar series-${series}`} style={sizes} />
              </span>
              <span class="race-nodes">{number(nodes)}</span>
              <span class="race-time">{time}</span>
            </li>
          );
        })}
      </ul>
      <figcaption class="explained">
        {say("race-bars")} <span class="race-slow">{say("race-bars-slow")}</span>
      </figcaption>
    </figure>
  );
}
