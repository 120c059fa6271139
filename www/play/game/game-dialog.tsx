/** The dialog of the board and the players. */
import { BoardDialog } from "../../page/board-choice.tsx";
import { Icon } from "../../page/buttons.tsx";
import { SelectField } from "../../ui/field.tsx";
import { markup, say } from "../../messages/index.ts";
import { LEVELS } from "../../game/state.ts";
import { levelKind } from "../state/play-state.ts";
import type { Player } from "../../../pkg/whole/cutoff.js";
import type { PlayProps } from "./play-props.ts";

export function GameDialog({ state, play }: PlayProps) {
  return (
    state.isChoosing && (
      <BoardDialog close={() => play.controller.setChoosing(false)}>
        {(leave) => <Players {...{ state, play, leave }} />}
      </BoardDialog>
    )
  );
}

function Players({ state, play, leave }: PlayProps & { leave: () => void }) {
  function swap() {
    leave();
    play.controller.swapSides();
  }
  return (
    <div id="players" class="fields" role="group" {...markup("players").attributes}>
      <Level side="X" state={state} play={play} />
      <Level side="O" state={state} play={play} />
      <button
        type="button"
        id="swap"
        class="play-swap in-row"
        {...markup("swap-button").attributes}
        onClick={swap}
      >
        <Icon name="arrow-left-right" />
        <span>{say("swap-button")}</span>
      </button>
    </div>
  );
}

function Level({ side, state, play: { controller } }: PlayProps & { side: Player }) {
  const level = state.settings.players[side];
  const isBroken = state.bug !== null && levelKind(state, level) === "perfect";
  return (
    <div class="stack tight">
      <SelectField
        label={say(side === "X" ? "player-first" : "player-second")}
        choices={LEVELS.map((one) => [one, say(`player-${levelKind(state, one)}`)] as const)}
        value={level}
        choose={(chosen) => controller.setPlayer(side, chosen)}
      />
      <p id={`level-${side.toLowerCase()}`} class="explained">
        {say(isBroken ? "level-broken" : `level-${levelKind(state, level)}`)}
      </p>
    </div>
  );
}
