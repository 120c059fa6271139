/** The bench: the settings of a room. Other rooms keep its positions and its time. */
import { oneOf, type Values } from "../../base/link-schema.ts";
import { SEED_RANGE, newSeed } from "../../base/random.ts";
import { position, type GameState } from "../../game/state.ts";
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

/** The bench's names in links. Links between rooms pass them on (www/page/places.ts). */
export const BENCH = {
  on: oneOf(["empty", "board", "plies", "sample", "all"] as const),
  time: oneOf(TIME_LIMITS),
};

/** The visitor's choices. Each room has its own defaults. */
type BenchChoice = Partial<Values<typeof BENCH>>;
export type PositionSet = NonNullable<BenchChoice["on"]>;

export interface Beginning {
  board: string;
  player: Player;
  /** If the game has ended, the place where the search starts instead. */
  over?: "before-end" | "start";
}

/** @param offered The positions that the room offers, the default first. */
export const usedPositions = ({ on }: BenchChoice, offered: readonly PositionSet[]) =>
  offered.find((name) => name === on) ?? offered[0];

export const secondsOf = ({ time }: BenchChoice) => time ?? TIME_LIMITS[0];

/** Finds the position where a search starts. A finished game has no moves to search. */
export function beginningOf(state: GameState, on: PositionSet): Beginning {
  const { positions, line, shape } = state;
  const start = { board: shape.start, player: "X" } as const;
  if (on !== "board") return start;
  const going = positions.slice(0, line.at + 1).filter(({ finished }) => !finished);
  const last = going.at(-1);
  if (!last) return { ...start, over: "start" };
  const { board, player } = last;
  return position(state)?.finished ? { board, player, over: "before-end" } : { board, player };
}

export interface BenchProps extends Pick<ViewProps, "state" | "page"> {
  /** Left out if the room finds its own positions. */
  bench?: PositionsProps;
  /** The room's own settings, for the line that sums up all settings. */
  summary?: readonly string[];
  run?: ComponentChildren;
  settings?: ComponentChildren;
}

export function Bench({ state, page, bench, summary = [], run, settings }: BenchProps) {
  const { say, markup } = useWords();
  const { shape } = state;
  const used = bench && usedPositions(bench.choice, bench.offered);
  const where = say(used ? `bench-on-${used}` : "bench-random");
  return (
    <section id="bench" class="bench stack first-words" {...markup("bench").attributes}>
      {run && <div class="bench-run">{run}</div>}
      <details class="bench-settings">
        <summary class="in-row">
          <Icon name="sliders-horizontal" />
          <span>{[boardName(say, shape.game, shape), where, ...summary].join(" · ")}</span>
          <Icon name="chevron-down" />
        </summary>
        <div class="fields">
          <div class="field">
            <span class="label">{say("bench-board")}</span>
            <BoardButton shape={shape} choose={page.chooseBoard} />
          </div>
          {bench && <BenchFields {...bench} />}
        </div>
        {settings}
      </details>
      {bench && <BenchNote {...bench} state={state} />}
    </section>
  );
}

interface PositionsProps {
  /** The positions to choose from. */
  offered: readonly PositionSet[];
  isTimed?: boolean;
  choice: BenchChoice;
  choose: (choice: BenchChoice) => void;
}

function BenchFields({ offered, isTimed = false, choice, choose }: PositionsProps) {
  const { say } = useWords();
  return (
    <>
      <SelectField
        label={say("bench-positions")}
        choices={offered.map((name) => [name, say(`bench-on-${name}`)] as const)}
        value={usedPositions(choice, offered)}
        choose={(on) => choose({ on })}
      />
      {isTimed && (
        <SelectField
          label={say("time-label")}
          choices={TIME_LIMITS.map((count) => [count, say("bench-seconds", { count })] as const)}
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
function BenchNote({ state, offered, choice }: PositionsProps & { state: GameState }) {
  const { say } = useWords();
  const used = usedPositions(choice, offered);
  const { over } = beginningOf(state, used);
  const { on } = choice;
  const textOf = (positions: PositionSet) => say(`bench-on-${positions}`);
  const words = [
    on && on !== used && say("bench-instead", { wanted: textOf(on), used: textOf(used) }),
    over && say(`lab-over-${over}`),
  ];
  return (
    <p class="bench-note explained wide gone-if-empty" role="status">
      {words.filter(Boolean).join(" ")}
    </p>
  );
}
