/** The card: recommended move, switch, both searches, savings by pruning, and the race. */
import { useRef } from "preact/hooks";
import { useSite } from "../../page/site.tsx";
import { Icon } from "../../page/buttons.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useWords } from "../../ui/words.tsx";
import { algorithmOf, type Algorithm } from "../state/facts.ts";
import { positionOf } from "../../game/state.ts";
import { Recommendation } from "./recommendation.tsx";
import type { ComponentChildren } from "preact";
import type { PlayProps } from "../game/play-props.ts";
import type { CardContent } from "./card-content.ts";

const ALGORITHMS: readonly Algorithm[] = ["minimax", "alpha-beta"];

interface CardProps extends PlayProps {
  content: CardContent;
  /** The unit after minimax's count. */
  nodesLabel: ComponentChildren;
  /** The tooltip of the times. */
  method?: string;
  /** Starts or stops a race. */
  startOrStopRace: () => void;
  /** Replaces the race if a computer waits or if two computers play. */
  pause?: ComponentChildren;
  /** False if the headline already gives the result of the recommended move. */
  hasValue: boolean;
}

export function Card({ below, ...props }: CardProps & { below: ComponentChildren }) {
  const { state, play, content, hasValue, pause } = props;
  const { say } = useWords();
  return (
    <section
      id="card"
      class="play-card"
      aria-labelledby="card-title"
      // Nothing is compared while the visitor sets up a position, or after the game.
      hidden={state.setup !== null || (positionOf(state)?.finished ?? false)}
    >
      <h2 id="card-title" class="unseen">
        {say("card-title")}
      </h2>
      <div class="card-head in-row wraps">
        <Recommendation state={state} hasValue={hasValue} />
        <Switch
          id="pruning"
          name={say("pruning-switch")}
          isOn={state.settings.pruning}
          turn={(isOn) => play.controller.setPruning(isOn)}
        >
          <LongOrShort long={say("pruning-switch")} short={say("pruning-short")} />
        </Switch>
      </div>
      <SearchTable {...props} />
      <div class="card-next in-row wraps no-print">
        <p id="saving" class="card-saved">
          {content.saving.split("*").map((part, n) => (n % 2 ? <strong>{part}</strong> : part))}
        </p>
        {pause || <RaceOrWatch {...props} />}
      </div>
      <span id="card-spoken" class="unseen" role="status">
        {content.spoken?.replaceAll("*", "")}
      </span>
      {below}
    </section>
  );
}

/** A text, and a shorter one for narrow screens. */
function LongOrShort({ long, short }: { long: string; short?: string }) {
  if (!short) return <span>{long}</span>;
  return (
    <>
      <span class="card-long">{long}</span>
      <span class="card-short">{short}</span>
    </>
  );
}

function SearchTable({ content, state, nodesLabel, method }: CardProps) {
  const { say } = useWords();
  const playing = algorithmOf(state.settings.pruning);
  const most = Math.max(1, content.longest ?? 0, ...ALGORITHMS.map((one) => content[one].count));
  const unitOf = (algorithm: Algorithm) => {
    if (content[algorithm].phase === "running") return say("card-so-far");
    return algorithm === "minimax" ? nodesLabel : say("nodes-unit");
  };
  return (
    <table class="card-table" aria-labelledby="card-title">
      <tbody>
        {ALGORITHMS.map((algorithm) => {
          const { nodes, time, count, isEstimate, phase } = content[algorithm];
          return (
            <tr
              key={algorithm}
              id={`row-${algorithm}`}
              class={algorithm === playing ? `${algorithm} playing` : algorithm}
            >
              <th scope="row">{say(`${algorithm}-name`)}</th>
              <td key={nodes} class="nodes">
                <strong id={`nodes-${algorithm}`}>{nodes}</strong>{" "}
                <span class="card-unit explained">{unitOf(algorithm)}</span>
              </td>
              <td id={`time-${algorithm}`} title={method}>
                {time}
              </td>
              <td class={phase === "running" ? "card-lane in-row running" : "card-lane in-row"}>
                <span
                  id={`bar-${algorithm}`}
                  class={isEstimate ? "node-bar estimated" : "node-bar"}
                  aria-hidden="true"
                  style={count > 0 ? { "--share": `${count / most}` } : undefined}
                />
                {phase === "done" && <span class="card-done muted">✓ {say("card-done")}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Buttons for the race and for Watch; only Watch if a race is too short to see. */
function RaceOrWatch({ content, startOrStopRace }: CardProps) {
  const { say } = useWords();
  const isRaceWorthSeeing = useRef(true);
  // Until it is known whether a race is possible, the buttons do not change.
  isRaceWorthSeeing.current = content.isRaceWorthSeeing ?? isRaceWorthSeeing.current;
  const { isPossible, isRunning, text, short } = content.button ?? {
    text: say("slow-race-button"),
    short: say("slow-race-short"),
  };
  return (
    <>
      <button
        type="button"
        id="race"
        class={isRunning ? undefined : "primary"}
        hidden={!isRaceWorthSeeing.current}
        aria-disabled={!isPossible}
        onClick={startOrStopRace}
      >
        <Icon name={isRunning ? "square" : "fast-forward"} />
        <LongOrShort long={text} short={short} />
      </button>
      <a
        id="watch"
        class={isRaceWorthSeeing.current ? undefined : "primary"}
        href={useSite().hrefOf("watch", { of: "board" })}
      >
        <Icon name="eye" />
        <span>{say("watch-link")}</span>
      </a>
    </>
  );
}
