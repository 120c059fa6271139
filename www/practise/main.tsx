/** Practise: opens the exercise of the link, or the list of kinds. */
import "../style/search-cells.css";
import { useLayoutEffect, useState } from "preact/hooks";
import { newSeed } from "../base/random.ts";
import { faultMessage } from "../base/fault-messages.ts";
import { positionOf } from "../game/state.ts";
import { answerer } from "../engine/workers.ts";
import { isEmbedded } from "../page/address.ts";
import { faultsOf } from "../page/link-fault.ts";
import { sentence } from "../page/sentence.ts";
import { openView, type ViewProps } from "../page/start/view.tsx";
import { setUnderWay } from "../page/under-way.ts";
import * as exercises from "../parts/exercise/exercise.ts";
import { readableDepth } from "../parts/search/watch-link.ts";
import { useAsync } from "../ui/async.ts";
import { Frame } from "./frame.tsx";
import { Home } from "./home.tsx";
import { isContinued, loadMistake, loadKindProgress } from "./exercise/storage.ts";
import { openExercise } from "./kinds.tsx";
import type { Message } from "../base/message.ts";
import type { GameDescription } from "../../pkg/whole/cutoff.js";
import type { Exercise } from "../parts/exercise/exercise.ts";

function Practise(props: ViewProps) {
  const { link, state } = props;
  const mode = link.get("mode") ?? exercises.linkName(exercises.SETTINGS.kind.default);
  const kind = exercises.SETTINGS.kind.read(mode);
  const { length } = state.shape.start;
  const schema = exercises.exerciseSchema(length, kind ?? exercises.SETTINGS.kind.default);
  if (kind && [...link.keys()].some((name) => Object.hasOwn(schema, name)))
    return <Exercising {...props} />;
  const fault = faultText(faultsOf(schema, link));
  return <Home progressOf={loadKindProgress} mistake={loadMistake()} fault={fault} />;
}

const faultText = (faults: Message[]) => (faults.length > 0 ? sentence(faultMessage(faults)) : "");

/** The exercise of the link, its changes, and the next ones. */
function useExercise({ state, link, page }: ViewProps) {
  const { shape } = state;
  const onBoard = positionOf(state)?.board;
  const isLinked = link.has("seed");
  const [first] = useState(() =>
    exercises.readExercise(link, defaultExercise(shape, onBoard ?? shape.start, isLinked)),
  );
  const [now, setNow] = useState({
    ...first,
    /** Counts the exercises since the page opened. */
    turn: 0,
    /** True if the exercise takes the focus. Inside another page it does not. */
    focus: !isEmbedded,
    /** True if the seed is free, so that a better tree may be drawn. */
    isSeedFree: !isLinked,
  });
  const { exercise, turn, isSeedFree } = now;
  useLayoutEffect(() => {
    // The address stays unchanged until the exercise does.
    if (exercise !== first.exercise) page.replaceOwn(linkOf(exercise, onBoard));
  }, [exercise]);
  const begin = (exercise: Exercise, focus: boolean, isSeedFree: boolean) =>
    setNow({ exercise, faults: [], turn: turn + 1, focus, isSeedFree });

  function set(change: Partial<Exercise>) {
    setUnderWay("exercise", false);
    const wanted = { ...exercise, ...change, question: 1 };
    if (change.source === "board") wanted.board = onBoard ?? exercise.board;
    if (change.source) wanted.depth = change.source === "board" ? readableDepth(shape) : null;
    // Without a seed of the visitor's, new measures may skip to a tree with enough cuts.
    const isOther = (["source", "plies", "branches"] as const).some((name) => name in change);
    begin(wanted, false, isOther || (isSeedFree && !("seed" in change)));
  }
  const actionsOf = (turn: number) => ({
    next: () => begin(exercises.nextExercise(exercise), true, true),
    // Ignores changes of an exercise that is being replaced.
    update: (change: Partial<Exercise>) =>
      setNow((now) =>
        now.turn === turn ? { ...now, exercise: { ...now.exercise, ...change } } : now,
      ),
  });
  return { ...now, set, actionsOf };
}

function Exercising(props: ViewProps) {
  const { state, page } = props;
  const { exercise, faults, turn, focus, isSeedFree, set, actionsOf } = useExercise(props);
  const [isList, setList] = useState(false);
  const frame = { exercise, set, isList, setList, fault: faultText(faults) };
  const opened = useAsync(
    async (signal) => {
      const mayRedraw = isSeedFree && exercise.source === "random";
      const isKept = turn === 0 && isContinued(exercise);
      const how = { focus, isKept, mayRedraw, signal };
      return { turn, View: await openExercise({ ...how, state, page, exercise }) };
    },
    [turn],
    page.showFailure,
  );
  useLayoutEffect(() => () => setUnderWay("exercise", false), []);

  return (
    <Frame {...frame} shape={state.shape} chooseBoard={page.chooseBoard}>
      {opened && (
        // Enter in a field also clicks the button.
        <div class="exercise" onClick={() => setUnderWay("exercise", true)}>
          <opened.View key={opened.turn} {...actionsOf(opened.turn)} isList={isList} />
        </div>
      )}
    </Frame>
  );
}

/** The exercise of a link without settings. A board that takes a moment begins with its position. */
function defaultExercise(shape: GameDescription, board: string, isLinked: boolean): Exercise {
  const here = { game: shape.game, board, depth: readableDepth(shape) };
  const defaults = { ...exercises.DEFAULT_EXERCISE, ...here };
  if (isLinked) return defaults;
  const source = shape.exhaustive ? defaults.source : "board";
  // The tree of a first visit is small enough for every screen.
  return { ...defaults, source, branches: 2, seed: newSeed() };
}

/** Leaves out the position if the address has it already. */
function linkOf(exercise: Exercise, onBoard: string | undefined) {
  const { board, ...names } = exercises.writeExercise(exercise);
  return board === undefined || board === onBoard ? names : { ...names, board };
}

answerer().start();
openView(Practise);
