/** The moves of the game, and how each of the computer's was found. */
import { Icon } from "../../page/site.tsx";
import { part, spoken } from "../../page/parts.ts";
import { useWords } from "../../ui/words.tsx";
import { howWords } from "../card/search-words.ts";
import { timeText } from "../card/searches.ts";
import { algorithm } from "../game/facts.ts";
import { answersShown } from "../game/state.ts";
import type { Player } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { PlayProps } from "../game/play.ts";
import type { State } from "../game/state.ts";

/** Who made a move, how it was found, and what that took: texts, empty where there is nothing to say. */
type Turn = { player: Player; found: string; time: string };

export function Moves({ state, play: { controller } }: PlayProps) {
  const words = useWords();
  const { say, number } = words;
  const { game, positions, shape } = state;
  const turns = game.moves.map((_, index) =>
    positions[index] ? turnOf(words, state, index) : null,
  );
  const steps = [
    ["best-play-first", "skip-back", 0],
    ["best-play-back", "step-back", game.at - 1],
    ["next", "step-forward", game.at + 1],
    ["best-play-last", "skip-forward", game.moves.length],
  ] as const;
  return (
    <>
      <table class={turns.some((turn) => turn?.time) ? "move-list" : "move-list untimed"}>
        <caption class="unseen">{say("moves-caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("moves-number")}</th>
            <th scope="col">{say("move")}</th>
            <th scope="col" id="moves-nodes">
              {say(shape.exhaustive ? "nodes" : "moves-how")}
            </th>
            <th scope="col">{say("time-label")}</th>
          </tr>
        </thead>
        <tbody id="move-list">
          {[null, ...turns].map((turn, index) => (
            <tr key={index} class={index === game.at ? "current" : undefined}>
              <td class="number">{number(index)}</td>
              <td class="move">
                <button
                  type="button"
                  class="jump"
                  aria-current={index === game.at ? "step" : "false"}
                  onClick={() => controller.jump(index)}
                >
                  {turn
                    ? say("moves-jump", { player: turn.player, cell: game.moves[index - 1] })
                    : say("moves-start")}
                </button>
              </td>
              <td class="nodes">{turn?.found}</td>
              <td class="time">{turn?.time}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="buttons">
        {steps.map(([id, icon, at]) => (
          <button
            key={id}
            type="button"
            aria-label={say(id)}
            aria-disabled={!positions[at] || at === game.at}
            onClick={() => controller.jump(at)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
      <button
        type="button"
        id="setup-open"
        onClick={async () => {
          await controller.openSetup();
          part("setup").focus();
        }}
      >
        {say("setup-button")}
      </button>
    </>
  );
}

/**
 * Where every search takes a moment, a move has the search before it. Nobody searched for a person's move,
 * nor for one that was made at random.
 */
function turnOf(words: Speech, state: State, index: number): Turn {
  const { say, number } = words;
  const { shape, game, positions, settings, facts } = state;
  const { board, player } = positions[index];
  const { searches, times, played } = facts.of(shape.game, board);
  if (!shape.exhaustive) {
    // Only on this visit is it known how the move was found.
    const isKnown = answersShown(state) && played?.move === game.moves[index];
    return { player, found: isKnown ? spoken(howWords(played)) : "", time: "" };
  }
  if (settings.players[player] !== "perfect") return { player, found: "", time: "" };
  const by = algorithm(settings.pruning);
  const search = searches[by];
  const found = search ? number(search.nodes) : say("pending");
  return { player, found, time: times ? timeText(words, times, by) : "" };
}
