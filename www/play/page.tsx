/** All of Play's page: the first view, and what is loaded after it. */
import { useRef, useState } from "preact/hooks";
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
import type { Ref } from "preact";
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

export interface PageProps extends PlayProps {
  later: Later;
}

/** @param hasBoard Whether it has a board: it comes with the scripts. */
export function Page({ state, play, later, hasBoard = true }: PageProps & { hasBoard?: boolean }) {
  const words = useWords();
  const { say } = words;
  const { contents } = later;
  const boards = state.shape.exhaustive ? null : later.boards;
  const [isExplained, explain] = useState(false);
  const idea = boards?.ideaOf(words, state);
  const headline = boards?.headlineOf(words, state);
  const unit = say("nodes-unit");
  const tab = useTab(state);
  const [turn, stage] = [useRef<HTMLParagraphElement>(null), useRef<HTMLDivElement>(null)];
  play.showBoard = () => {
    for (const { current } of [stage, turn]) current?.scrollIntoView({ block: "nearest" });
  };
  const board = {
    state: onBoard(state),
    marks: marksOf(state.aside ? UNKNOWN : factsOf(state)),
    press: (cell: number) => void play.controller.play(cell),
    handle: (focus: Play["focus"]["cell"]) => void (play.focus.cell = focus),
    over: contents?.slipMarks(state),
  };
  return (
    <>
      <h1 class="unseen">{say("game-title")}</h1>
      <div class="sentence-box">
        <Turn state={state} element={turn} headline={headline?.first} />
        <p id="hope" class="hope">
          {headline?.second ?? contents?.endingText(words, state) ?? hopeText(words, state)}
        </p>
      </div>
      <div ref={stage} class="stage">
        {boards ? (
          <boards.LargeBoard
            key={state.shape.game}
            {...{ board, state }}
            idea={isExplained ? idea?.reason : null}
          />
        ) : (
          hasBoard && <GameBoard {...board} key={state.shape.game} />
        )}
      </div>
      <GameButtons
        {...{ state, play, tab }}
        full={state.isEmbedded && contents && <contents.FullPage state={state} />}
      />
      {contents && <contents.LineButtons state={state} play={play} />}
      <div id="panel-search" class="figures-box">
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
        {contents && <contents.SetupForm state={state} play={play} />}
        {contents && <contents.Ending state={state} play={play} />}
      </div>
      {contents ? (
        <contents.TreeMap state={state} />
      ) : (
        <section id="map" class="tree-map" {...words.markup("map-label").attributes} />
      )}
      {contents && (
        <contents.Drawer
          {...{ state, play, tab }}
          limits={boards && <boards.Limits {...{ state, play, idea, isExplained, explain }} />}
        />
      )}
      {contents && <contents.GameDialog state={state} play={play} />}
    </>
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
function Turn({
  state,
  element,
  headline,
}: {
  state: State;
  element: Ref<HTMLParagraphElement>;
  headline?: string;
}) {
  const isFirst = isFirstView(state);
  const now = position(state);
  const player = now?.finished ? now.winner : now?.player;
  const isShown = !state.aside && !state.setup && !isFirst && player;
  return (
    <p ref={element} id="turn" class={`turn ${isFirst ? "headline " : ""}first-words`}>
      {isShown && <Sign sign={player} falls={state.shape.gravity} />}
      {headline ?? turnText(useWords(), state)}
    </p>
  );
}
