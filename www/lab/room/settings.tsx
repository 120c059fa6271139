/** The settings of a room. Other rooms keep its positions and its time. */
import { oneOf, type Values } from "../../base/link-schema.ts";
import { SEED_RANGE, newSeed } from "../../base/random.ts";
import { positionOf, type GameState } from "../../game/state.ts";
import { BoardButton } from "../../page/board-button.tsx";
import { Icon } from "../../page/buttons.tsx";
import { boardName } from "../../page/games.ts";
import { SelectField } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { useWords } from "../../ui/words.tsx";
import type { ComponentChildren } from "preact";
import type { ViewProps } from "../../page/start/view.tsx";
import type { Player } from "../../../pkg/whole/cutoff.js";

/** Time limits in seconds, the default first. */
const TIME_LIMITS = [1, 3, 10];

/** The positions and the time in links, which rooms pass on (`shared` in www/page/places.ts). */
export const ROOM_SCHEMA = {
  on: oneOf(["empty", "board", "plies", "sample", "all"] as const),
  time: oneOf(TIME_LIMITS),
};

/** The visitor's choices. Each room has its own defaults. */
type SettingsChoice = Partial<Values<typeof ROOM_SCHEMA>>;
export type PositionSet = NonNullable<SettingsChoice["on"]>;

export interface Beginning {
  board: string;
  player: Player;
  /** If the game has ended, the place where the search starts instead. */
  over?: "before-end" | "start";
}

/** @param offered The positions that the room offers, the default first. */
export const usedPositions = ({ on }: SettingsChoice, offered: readonly PositionSet[]) =>
  offered.find((name) => name === on) ?? offered[0];

export const secondsOf = ({ time }: SettingsChoice) => time ?? TIME_LIMITS[0];

/** Finds the position where a search starts. A finished game has no moves to search. */
export function beginningOf(state: GameState, on: PositionSet): Beginning {
  const { positions, line, shape } = state;
  const start = { board: shape.start, player: "X" } as const;
  if (on !== "board") return start;
  const going = positions.slice(0, line.at + 1).filter(({ finished }) => !finished);
  const last = going.at(-1);
  if (!last) return { ...start, over: "start" };
  const { board, player } = last;
  return positionOf(state)?.finished ? { board, player, over: "before-end" } : { board, player };
}

export interface RoomSettingsProps extends Pick<ViewProps, "state" | "page"> {
  /** Left out if the room finds its own positions. */
  positions?: PositionsProps;
  /** The room's own settings, for the line that sums up all settings. */
  summary?: readonly string[];
  run?: ComponentChildren;
  settings?: ComponentChildren;
}

export function RoomSettings(props: RoomSettingsProps) {
  const { state, page, positions, summary = [], run, settings } = props;
  const { say, markup } = useWords();
  const { shape } = state;
  const used = positions && usedPositions(positions.choice, positions.offered);
  const where = say(used ? `room-on-${used}` : "room-random");
  return (
    <section class="room-settings stack first-words" {...markup("room-settings").attributes}>
      {run && <div class="room-run">{run}</div>}
      <details class="room-fold">
        <summary class="in-row">
          <Icon name="sliders-horizontal" />
          <span>{[boardName(say, shape.game, shape), where, ...summary].join(" · ")}</span>
          <Icon name="chevron-down" />
        </summary>
        <div class="fields">
          <div class="field">
            <span class="label">{say("room-board")}</span>
            <BoardButton shape={shape} choose={page.chooseBoard} />
          </div>
          {positions && <PositionFields {...positions} />}
        </div>
        {settings}
      </details>
      {positions && <PositionNote {...positions} state={state} />}
    </section>
  );
}

interface PositionsProps {
  /** The positions to choose from. */
  offered: readonly PositionSet[];
  isTimed?: boolean;
  choice: SettingsChoice;
  choose: (choice: SettingsChoice) => void;
}

function PositionFields({ offered, isTimed = false, choice, choose }: PositionsProps) {
  const { say } = useWords();
  return (
    <>
      <SelectField
        label={say("room-positions")}
        choices={offered.map((name) => [name, say(`room-on-${name}`)] as const)}
        value={usedPositions(choice, offered)}
        choose={(on) => choose({ on })}
      />
      {isTimed && (
        <SelectField
          label={say("time-label")}
          choices={TIME_LIMITS.map((count) => [count, say("room-seconds", { count })] as const)}
          value={secondsOf(choice)}
          choose={(time) => choose({ time })}
        />
      )}
    </>
  );
}

/** The seed of a sample. Emptying the field draws a new seed. */
export function SeedField(props: { seed: number; choose: (seed: number) => void }) {
  const { say } = useWords();
  return (
    <NumberField
      label={say("seed")}
      range={SEED_RANGE}
      value={props.seed}
      isOptional
      choose={(seed) => props.choose(seed ?? newSeed())}
    />
  );
}

/** Describes which positions replace a choice that was made in another room. */
function PositionNote({ state, offered, choice }: PositionsProps & { state: GameState }) {
  const { say } = useWords();
  const used = usedPositions(choice, offered);
  const { over } = beginningOf(state, used);
  const { on } = choice;
  const textOf = (positions: PositionSet) => say(`room-on-${positions}`);
  const words = [
    on && on !== used && say("room-instead", { wanted: textOf(on), used: textOf(used) }),
    over && say(`lab-over-${over}`),
  ];
  return (
    <p class="room-note explained wide gone-if-empty" role="status">
      {words.filter(Boolean).join(" ")}
    </p>
  );
}
