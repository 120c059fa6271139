/**
 * The card of both searches: the recommended move, the switch between them, what each took, and what pruning saves. Where
 * a whole search takes a moment, it is of whole searches; elsewhere of searches to a depth (to-depth.ts).
 */
import { useRef } from "preact/hooks";
import { Icon, useSite } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";
import { algorithm } from "../game/facts.ts";
import { isWaiting } from "../game/game-buttons.tsx";
import { position } from "../game/state.ts";
import { Recommendation } from "./recommendation.tsx";
import type { ComponentChildren } from "preact";
import type { Algorithm } from "../game/facts.ts";
import type { PlayProps } from "../game/play.ts";
import type { Card as CardWords } from "./searches.ts";

const ROWS: [Algorithm, string, MessageId][] = [
  ["minimax", "minimax", "minimax-name"],
  ["alphaBeta", "alpha-beta", "alpha-beta-name"],
];

interface CardProps extends PlayProps {
  card: CardWords;
  /** What heads the column of nodes. */
  nodesLabel: ComponentChildren;
  /** How the times were measured. */
  method?: string;
  /** What the link to Watch says. */
  watchText: string;
  /** Starts a race, or stops it. */
  race: () => void;
}

/** @param below What boards have whose searches take time. */
export function Card({ below, ...props }: CardProps & { below: ComponentChildren }) {
  const { state, play, card } = props;
  const { say } = useWords();
  const { pruning } = state.settings;
  return (
    <section
      id="figures"
      class="figures"
      aria-labelledby="compare-title"
      // A position that is being set up is searched when it is played; a finished one has no search.
      hidden={state.setup !== null || (position(state)?.finished ?? false)}
    >
      <h2 id="compare-title" class="unseen">
        {say("compare-title")}
      </h2>
      <div class="answer">
        <Recommendation state={state} />
        <button
          type="button"
          id="pruning"
          class="switch"
          role="switch"
          aria-checked={pruning}
          onClick={() => play.controller.setPruning(!pruning)}
        >
          <span class="track" aria-hidden="true">
            <span class="thumb" />
          </span>
          <span>{say("pruning-switch")}</span>
        </button>
      </div>
      <Searches {...props} />
      <Next {...props} />
      <span id="compare-heard" class="unseen" role="status">
        {card.heard}
      </span>
      {below}
    </section>
  );
}

function Searches({ card, state, nodesLabel, method }: CardProps) {
  const { say } = useWords();
  const playing = algorithm(state.settings.pruning);
  const most = Math.max(1, card.most ?? 0, ...ROWS.map(([by]) => card[by].count));
  return (
    <table class="compare" aria-labelledby="compare-title">
      <thead>
        <tr>
          <td />
          <th scope="col" id="nodes-heading">
            {nodesLabel}
          </th>
          <th scope="col">{say("time-label")}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([by, id, name]) => (
          <tr key={id} id={`row-${id}`} class={by === playing ? "playing" : undefined}>
            <th scope="row">
              <span>{say(name)}</span>
              <span
                id={`bar-${id}`}
                class={card[by].about ? "bar about" : "bar"}
                aria-hidden="true"
                style={card[by].count > 0 ? { "--share": `${card[by].count / most}` } : undefined}
              />
            </th>
            <td id={`nodes-${id}`} class="nodes">
              {card[by].nodes}
            </td>
            <td id={`time-${id}`} title={method}>
              {card[by].time}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What pruning saves, and what to do next: the race, or where there is none worth seeing, Watch. */
function Next({ card, state, watchText, race }: CardProps) {
  const { say } = useWords();
  const races = useRef(true);
  // What is not known yet changes nothing.
  races.current = card.races ?? races.current;
  const { isPossible, isRunning, text } = card.button ?? {
    ...{ isPossible: false, isRunning: false, text: say("slow-race-button") },
  };
  // One button at a time is what one would press first.
  const isFirst = !isWaiting(state) && !position(state)?.finished;
  return (
    <div class="next">
      <p id="saving" class="saved">
        {card.saving}
      </p>
      <button
        type="button"
        id="race"
        class={isFirst ? "primary" : undefined}
        hidden={!races.current}
        aria-disabled={!isPossible}
        onClick={race}
      >
        <Icon name={isRunning ? "square" : "fast-forward"} />
        <span id="race-text">{text}</span>
      </button>
      <a
        id="watch"
        class={isFirst && !races.current ? "primary" : undefined}
        href={useSite().hrefOf("watch", { of: "board" })}
      >
        <Icon name="eye" />
        <span id="watch-text">{watchText}</span>
      </a>
    </div>
  );
}
