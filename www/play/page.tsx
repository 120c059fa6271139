/** Play's page: its first view, and the views that are loaded later. */
import { useLayoutEffect, useReducer, useRef } from "preact/hooks";
import { GameBoard } from "./game/game-board.tsx";
import { Sign } from "../parts/board/stone.tsx";
import { useWords } from "../ui/words.tsx";
import { Card } from "./card/card.tsx";
import { completeContent } from "./card/card-content.ts";
import { marksOf } from "./state/claim.ts";
import { NO_FACTS } from "./state/facts.ts";
import { GameButtons } from "./game/game-buttons.tsx";
import { secondSentence, turnText } from "./game/status.ts";
import { positionOf } from "../game/state.ts";
import { factsOf, isFirstView, tabsOf, withVariation } from "./state/play-state.ts";
import type * as OtherBoards from "./other-boards.tsx";
import type * as LaterViews from "./later-views.tsx";
import type { State, Tab } from "./state/play-state.ts";
import type { Play, PlayProps } from "./game/play-props.ts";

/** Modules that are loaded later; null until then. */
export interface LateModules {
  /** Views of every board, loaded after the first answer. */
  laterViews: typeof LaterViews | null;
  otherBoards: typeof OtherBoards | null;
}

/** Draws the page again after every change of the store. */
export function LivePage({ play, lateModules }: { play: Play; lateModules: LateModules }) {
  const { store } = play;
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => store.subscribe(() => drawAgain(null)), []);
  return <PlayPage state={store.state} play={play} lateModules={lateModules} />;
}

interface PageProps extends PlayProps {
  lateModules: LateModules;
  /** False during the build, because only scripts can draw the board. */
  hasBoard?: boolean;
}

export function PlayPage({ state, play, lateModules, hasBoard = true }: PageProps) {
  const { say, markup } = useWords();
  const { laterViews } = lateModules;
  const otherBoards = state.shape.exhaustive ? null : lateModules.otherBoards;
  const tab = useTab(state);
  const all = { state, play, laterViews, otherBoards };
  const full = state.isEmbedded && laterViews && <laterViews.FullPageLink class="play-tool" />;
  return (
    <>
      <h1 class="unseen">{say("game-title")}</h1>
      <Sentences {...all} />
      <div id="stage" class="stage">
        {hasBoard && <Board {...all} />}
      </div>
      <GameButtons state={state} play={play} tab={tab} full={full} />
      {laterViews && <laterViews.LineButtons state={state} play={play} />}
      <Panel {...all} />
      {!otherBoards &&
        (laterViews ? (
          <laterViews.TreeMap state={state} />
        ) : (
          <section id="map" class="tree-map no-print" {...markup("tree-map-label").attributes} />
        ))}
      {laterViews && (
        <laterViews.Details
          {...{ state, play, tab }}
          limits={otherBoards && <otherBoards.Limits state={state} play={play} />}
        />
      )}
      {laterViews && <laterViews.GameDialog state={state} play={play} />}
    </>
  );
}

type LiveProps = PlayProps & LateModules;

function Board({ state, play, laterViews, otherBoards }: LiveProps) {
  const board = {
    state: withVariation(state),
    marks: marksOf(state.variation ? NO_FACTS : factsOf(state)),
    press: (cell: number) => void play.controller.play(cell),
    over: laterViews?.mistakeMarks(state),
  };
  const { game } = state.shape;
  if (!otherBoards) return <GameBoard key={game} {...board} />;
  return <otherBoards.OtherBoard key={game} board={board} state={state} />;
}

/** Shows the searches, the set-up form, or the end of the game. */
function Panel({ state, play, laterViews, otherBoards }: LiveProps) {
  const words = useWords();
  const unit = words.say("nodes-unit");
  const cardKind = (otherBoards ?? laterViews)?.card;
  return (
    <div id="panel-search" class={state.tab ? "panel no-print" : "panel"}>
      <Card
        state={state}
        play={play}
        content={cardKind?.contentOf(words, state) ?? completeContent(words, state)}
        nodesLabel={laterViews ? <laterViews.Term name="node" text={unit} /> : unit}
        method={laterViews?.methodText(factsOf(state).times)}
        startOrStopRace={() => cardKind?.startOrStop(play)}
        pause={laterViews?.hasPauseButton(state) && <laterViews.PauseButton {...{ state, play }} />}
        hasValue={!otherBoards}
        below={otherBoards && <otherBoards.CostOrLegend state={state} />}
      />
      {laterViews && <laterViews.SetupForm state={state} play={play} />}
      {laterViews && <laterViews.GameOver state={state} play={play} />}
    </div>
  );
}

/** Returns the open tab, otherwise the last open one if this board has it. */
function useTab({ shape, tab }: State) {
  const last = useRef(tab);
  const tabs = tabsOf(shape);
  const named = (name: Tab | null) => tabs.find((one) => one === name);
  return (last.current = named(tab) ?? named(last.current) ?? tabs[0]);
}

/** Shows the headline at first, later the proved result, the turn or the end. */
function Sentences({ state, laterViews, otherBoards }: LiveProps) {
  const words = useWords();
  const headline = otherBoards?.headlineOf(state);
  const isFirst = isFirstView(state);
  const position = positionOf(state);
  const player = position?.finished ? position.winner : position?.player;
  const isShown = !state.variation && !state.setup && !isFirst && player;
  return (
    <div class="sentence-box">
      <p id="turn" class={`play-turn in-row ${isFirst ? "headline " : ""}first-words`}>
        {isShown && <Sign sign={player} falls={state.shape.gravity} />}
        {headline?.first ?? turnText(words, state)}
      </p>
      <p id="second-sentence" class="play-second muted">
        {headline?.second ?? laterViews?.gameOverText(state) ?? secondSentence(words, state)}
      </p>
    </div>
  );
}
