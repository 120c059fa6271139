/** What is in the tabs, and the end of a game: loaded after the first answer, which it does not delay. */
import "../style/drawer.css";
import { announcer } from "./game/announce.ts";
import { bugView } from "./game/bug.ts";
import { drawerAtEnd, endingView } from "./ending/ending.ts";
import { lineOnBoard } from "./game/line-on-board.ts";
import { mapView } from "./card/map.ts";
import { detailsView } from "./drawer/details.ts";
import { movesView } from "./drawer/moves.ts";
import { playerChoice } from "./game/player-choice.ts";
import { reviewQuestion } from "./questions/review.ts";
import { setupView } from "./game/setup.ts";
import { openRace } from "./card/slow-race.ts";
export { raceCard } from "./card/slow-race.ts";
import type { LineOnBoard } from "./game/line-on-board.ts";
import type { State } from "./game/state.ts";
import type { Play } from "./main.ts";

export function openContents(play: Play) {
  const { store, turns, runner, controller } = play;
  runner.add(reviewQuestion);
  store.ask(drawerAtEnd(controller));
  const line = lineOnBoard(controller, turns, store);
  for (const view of [
    detailsView(controller),
    mapView(),
    line.render,
    endingView(controller, line, store),
    movesView(controller),
    bugView(controller),
    playerChoice(controller),
    setupView(controller, store),
    openRace(store),
    reviewTab(play, line),
    announcer(),
  ])
    store.subscribe(view);
}

/** The tab of the review is filled when it is first opened: its code is not loaded before. */
function reviewTab({ store, runner, controller }: Play, line: LineOnBoard) {
  let view: ((state: State) => void) | null = null;
  let isOpen = false;

  async function fill() {
    try {
      const { reviewView } = await import("./ending/review.ts");
      view ??= reviewView(controller, runner, line);
      view(store.state);
    } catch {
      // It is tried again when the tab is opened again.
    }
  }

  return function render(state: State) {
    const opened = state.tab === "review" && !isOpen;
    isOpen = state.tab === "review";
    if (view) view(state);
    else if (opened) fill();
  };
}
