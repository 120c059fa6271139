/** The tab "moves": the moves of the game, and how the computer found its moves. */
import { elementOf } from "../../page/roots.ts";
import { sentence } from "../../page/sentence.ts";
import { Button } from "../../page/buttons.tsx";
import { number, say } from "../../messages/index.ts";
import { computerMoveMessage } from "../game/search-messages.ts";
import { algorithmOf } from "../state/facts.ts";
import { StepButtons } from "../game/line-buttons.tsx";
import { showsAnswers } from "../../game/state.ts";
import type { State } from "../state/play-state.ts";
import type { PlayProps } from "../game/play-props.ts";

export function Moves({ state, play: { controller } }: PlayProps) {
  const { at, moves } = state.line;
  async function setUp() {
    await controller.openSetup();
    elementOf("setup").focus();
  }
  return (
    <>
      <MoveTable state={state} jump={(at) => controller.jump(at)} />
      <div class="buttons">
        <StepButtons from={0} at={at} to={moves.length} go={(at) => controller.jump(at)} />
        <Button say="setup-button" id="setup-open" press={setUp} />
      </div>
    </>
  );
}

function MoveTable({ state, jump }: { state: State; jump: (at: number) => void }) {
  const { line, positions } = state;
  const [head, textOf] = state.shape.exhaustive
    ? (["nodes", nodesText] as const)
    : (["moves-how", howText] as const);
  const turns = line.moves.map((_, index) =>
    positions[index] ? { player: positions[index].player, how: textOf(state, index) } : null,
  );
  return (
    <table class="table move-list">
      <caption class="unseen">{say("moves-caption")}</caption>
      <thead>
        <tr>
          {(["moves-number", "move", head] as const).map((id) => (
            <th key={id} scope="col">
              {say(id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody id="move-list">
        {[null, ...turns].map((turn, index) => (
          <tr key={index} class={index === line.at ? "current" : undefined}>
            <td>{number(index)}</td>
            <td>
              <button
                type="button"
                class="jump"
                aria-current={index === line.at ? "step" : "false"}
                onClick={() => jump(index)}
              >
                {turn
                  ? say("moves-jump", { player: turn.player, cell: line.moves[index - 1] })
                  : say("moves-start")}
              </button>
            </td>
            <td class="nodes">{turn?.how}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On 3×3, describes how many nodes the search for a perfect computer's move visited. */
function nodesText(state: State, index: number) {
  const { shape, positions, settings, facts } = state;
  const { board, player } = positions[index];
  if (settings.players[player] !== "perfect") return "";
  const search = facts.of(shape.game, board).searches[algorithmOf(settings.pruning)];
  return search ? number(search.nodes) : say("pending");
}

/** On other boards, describes how a computer found a move that it played during this visit. */
function howText(state: State, index: number) {
  const { shape, line, positions, facts } = state;
  const { computerMove } = facts.of(shape.game, positions[index].board);
  const isKnown = showsAnswers(state) && computerMove?.move === line.moves[index];
  return isKnown ? sentence(computerMoveMessage(computerMove)) : "";
}
