/** Play's page: its first view, and the parts that are loaded later. */
import { useLayoutEffect, useReducer, useRef } from "preact/hooks";
import { GameBoard } from "./game/game-board.tsx";
import { Sign } from "../parts/board/stone.tsx";
import { useWords } from "../ui/words.tsx";
import { Card } from "./card/card.tsx";
import { standardTexts } from "./card/card-texts.ts";
import { marksOf } from "./state/claim.ts";
import { NO_FACTS } from "./state/facts.ts";
import { GameButtons } from "./game/game-buttons.tsx";
import { isFirstView, secondSentence, turnText } from "./game/status.ts";
import { position } from "../game/state.ts";
import { factsOf, tabsOf, withAside, type State, type Tab } from "./state/play-state.ts";
import type * as OtherBoards from "./other-boards.tsx";
import type * as LaterParts from "./later-parts.tsx";
import type { Play, PlayProps } from "./game/play-props.ts";

/** Parts that are loaded later; null until then. */
export interface Later {
  parts: typeof LaterParts | null;
  /** The parts for boards other than 3×3. */
  others: typeof OtherBoards | null;
}

/** Draws the page again after every change of the store. */
export function LivePage({ play, later }: { play: Play; later: Later }) {
  const { store } = play;
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => store.subscribe(() => drawAgain(null)), []);
  return <Page state={store.state} play={play} later={later} />;
}

interface PageProps extends PlayProps {
  later: Later;
  /** False during the build, because only scripts can draw the board. */
  hasBoard?: boolean;
}

export function Page({ state, play, later, hasBoard = true }: PageProps) {
  const { say, markup } = useWords();
  const { parts } = later;
  const others = state.shape.exhaustive ? null : later.others;
  const tab = useTab(state);
  const all = { state, play, parts, others };
  const full = state.isEmbedded && parts && <parts.FullPageLink class="play-tool" />;
  return (
    <>
      <h1 class="unseen">{say("game-title")}</h1>
      <Sentences {...all} />
      <div id="stage" class="stage">
        {hasBoard && <Board {...all} />}
      </div>
      <GameButtons state={state} play={play} tab={tab} full={full} />
      {parts && <parts.LineButtons state={state} play={play} />}
      <Panel {...all} />
      {!others &&
        (parts ? (
          <parts.TreeMap state={state} />
        ) : (
          <section id="map" class="tree-map" {...markup("tree-map-label").attributes} />
        ))}
      {parts && (
        <parts.Details
          {...{ state, play, tab }}
          limits={others && <others.Limits state={state} play={play} />}
        />
      )}
      {parts && <parts.GameDialog state={state} play={play} />}
    </>
  );
}

type LiveProps = PlayProps & Later;

function Board({ state, play, parts, others }: LiveProps) {
  const board = {
    state: withAside(state),
    marks: marksOf(state.aside ? NO_FACTS : factsOf(state)),
    press: (cell: number) => void play.controller.play(cell),
    over: parts?.mistakeMarks(state),
  };
  const { game } = state.shape;
  if (!others) return <GameBoard key={game} {...board} />;
  return <others.OtherBoard key={game} board={board} state={state} />;
}

/** Shows the searches, the set-up form, or the end of the game. */
function Panel({ state, play, parts, others }: LiveProps) {
  const words = useWords();
  const unit = words.say("nodes-unit");
  const cardPart = (others ?? parts)?.card;
  return (
    <div id="panel-search" class="panel">
      <Card
        state={state}
        play={play}
        card={cardPart?.cardOf(words, state) ?? standardTexts(words, state)}
        nodesLabel={parts ? <parts.Term name="node" text={unit} /> : unit}
        method={parts?.methodText(factsOf(state).times)}
        startOrStopRace={() => cardPart?.startOrStop(play)}
        pause={parts?.hasPauseButton(state) && <parts.PauseButton {...{ state, play }} />}
        hasValue={!others}
        below={others && <others.CostOrLegend state={state} />}
      />
      {parts && <parts.SetupForm state={state} play={play} />}
      {parts && <parts.Ending state={state} play={play} />}
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
function Sentences({ state, parts, others }: LiveProps) {
  const words = useWords();
  const headline = others?.headlineOf(state);
  const isFirst = isFirstView(state);
  const now = position(state);
  const player = now?.finished ? now.winner : now?.player;
  const isShown = !state.aside && !state.setup && !isFirst && player;
  return (
    <div class="sentence-box">
      <p id="turn" class={`play-turn in-row ${isFirst ? "headline " : ""}first-words`}>
        {isShown && <Sign sign={player} falls={state.shape.gravity} />}
        {headline?.first ?? turnText(words, state)}
      </p>
      <p id="second-sentence" class="play-second muted">
        {headline?.second ?? parts?.endingText(state) ?? secondSentence(words, state)}
      </p>
    </div>
  );
}
