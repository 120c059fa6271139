/** All of Play's page: the first view, and what is loaded after it. */
import { useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { GameBoard } from "../parts/board/game-board.tsx";
import { Sign } from "../parts/board/stone.tsx";
import { useWords } from "../ui/words.tsx";
import { Card } from "./card/card.tsx";
import { wholeSearches } from "./card/searches.ts";
import { marksOf } from "./game/claim.ts";
import { UNKNOWN } from "./game/facts.ts";
import { GameButtons } from "./game/game-buttons.tsx";
import { hopeText, isFirstView, turnText } from "./game/status.ts";
import { factsOf, onBoard, position, tabsOf } from "./game/state.ts";
import type * as Boards from "./boards.tsx";
import type * as Contents from "./contents.tsx";
import type { Play, PlayProps } from "./game/play.ts";
import type { State, Tab } from "./game/state.ts";

/** The parts of the page that come later; null until they are there. */
export interface Later {
  /** What is loaded after the first answer. */
  contents: typeof Contents | null;
  /** What boards have whose searches take time. */
  boards: typeof Boards | null;
}

/** The page, drawn anew whenever the store tells of a change. */
export function LivePage({ play, later }: { play: Play; later: Later }) {
  const { store } = play;
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => store.subscribe(() => drawAgain(null)), []);
  return <Page state={store.state} play={play} later={later} />;
}

interface PageProps extends PlayProps {
  later: Later;
  /** Whether it has a board: it comes with the scripts. */
  hasBoard?: boolean;
}

export function Page({ state, play, later: { contents, ...later }, hasBoard = true }: PageProps) {
  const words = useWords();
  const boards = state.shape.exhaustive ? null : later.boards;
  const [isExplained, explain] = useState(false);
  const idea = boards?.ideaOf(words, state);
  const tab = useTab(state);
  const props = { state, play };
  const board = {
    state: onBoard(state),
    marks: marksOf(state.aside ? UNKNOWN : factsOf(state)),
    press: (cell: number) => void play.controller.play(cell),
    over: contents?.slipMarks(state),
  };
  return (
    <>
      <h1 class="unseen">{words.say("game-title")}</h1>
      <Sentences state={state} contents={contents} headline={boards?.headlineOf(words, state)} />
      <div id="stage" class="stage">
        {boards ? (
          <boards.LargeBoard board={board} state={state} idea={isExplained ? idea?.reason : null} />
        ) : (
          hasBoard && <GameBoard {...board} key={state.shape.game} />
        )}
      </div>
      <GameButtons
        {...props}
        tab={tab}
        full={state.isEmbedded && contents && <contents.FullPage />}
      />
      {contents && <contents.LineButtons {...props} />}
      <div id="panel-search" class="figures-box">
        <Figures {...props} contents={contents} boards={boards} />
        {contents && <contents.SetupForm {...props} />}
        {contents && <contents.Ending {...props} />}
      </div>
      {contents ? (
        <contents.TreeMap state={state} />
      ) : (
        <section id="map" class="tree-map" {...words.markup("map-label").attributes} />
      )}
      {contents && (
        <contents.Drawer
          {...{ ...props, tab }}
          limits={boards && <boards.Limits {...{ ...props, idea, isExplained, explain }} />}
        />
      )}
      {contents && <contents.GameDialog {...props} />}
    </>
  );
}

/** The card, with what has come of it. */
function Figures({ state, play, contents, boards }: PlayProps & Later) {
  const words = useWords();
  const unit = words.say("nodes-unit");
  return (
    <Card
      state={state}
      play={play}
      card={(boards?.searchesToDepth ?? contents?.raceCard ?? wholeSearches)(words, state)}
      nodesLabel={contents ? <contents.Term name="node" text={unit} /> : unit}
      method={contents?.methodText(words, factsOf(state).times)}
      race={() => (boards ? boards.raceOrStop(play) : contents?.startOrStop(play.store))}
      runs={contents?.hasRuns(state) && <contents.Runs state={state} play={play} />}
      below={boards && <boards.FarFact state={state} />}
    />
  );
}

/** The tab of the details that is open, or was open last. Another board may not have that one. */
function useTab({ shape, tab }: State) {
  const last = useRef<Tab>(tab);
  const offered = tabsOf(shape);
  const chosen = [tab, last.current].find((one) => offered.some((other) => other === one));
  return (last.current = chosen ?? offered[0]);
}

/** What this is for, and once something has been done what is proved, whose turn it is, or the result. */
function Sentences({
  state,
  contents,
  headline,
}: Pick<Later, "contents"> & {
  state: State;
  headline?: { first: string; second: string } | null;
}) {
  const words = useWords();
  const isFirst = isFirstView(state);
  const now = position(state);
  const player = now?.finished ? now.winner : now?.player;
  const isShown = !state.aside && !state.setup && !isFirst && player;
  return (
    <div class="sentence-box">
      <p id="turn" class={`turn ${isFirst ? "headline " : ""}first-words`}>
        {isShown && <Sign sign={player} falls={state.shape.gravity} />}
        {headline?.first ?? turnText(words, state)}
      </p>
      <p id="hope" class="hope">
        {headline?.second ?? contents?.endingText(words, state) ?? hopeText(words, state)}
      </p>
    </div>
  );
}
