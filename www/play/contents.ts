/** What is in the tabs, and the end of a game: loaded after the first answer, which it does not delay. */
import "../style/drawer.css";
import { announcer } from "./game/announce.ts";
import { bugView } from "./game/bug.ts";
import { drawerAtEnd, endingView } from "./ending/ending.ts";
import { lineOnBoard } from "./game/line-on-board.ts";
import { mapView } from "./card/map.ts";
import { methodView } from "./card/method.ts";
import { detailsView } from "./drawer/details.ts";
import { movesView } from "./drawer/moves.ts";
import { playerChoice } from "./game/player-choice.ts";
import { reviewQuestion } from "./questions/review.ts";
import { setupView } from "./game/setup.ts";
import { openRace } from "./card/slow-race.ts";
import { viewOfTab } from "./drawer/tab.ts";
export { raceCard } from "./card/slow-race.ts";
import type { Controller } from "./game/controller.ts";
import type { Store } from "./game/store.ts";
import type { Turns } from "./game/turns.ts";
import type { Runner } from "./questions/runner.ts";

export function openContents({
  store,
  turns,
  runner,
  controller,
}: {
  store: Store;
  turns: Turns;
  runner: Runner;
  controller: Controller;
}) {
  runner.add(reviewQuestion(store));
  store.ask(drawerAtEnd(controller));
  const line = lineOnBoard(controller, turns);
  const views = [
    detailsView(controller),
    mapView(),
    methodView(),
    line.render,
    endingView(controller, line),
    movesView(controller),
    bugView(controller),
    playerChoice(controller),
    setupView(controller),
    openRace(store),
    viewOfTab("review", async () => {
      const { reviewView } = await import("./ending/review.ts");
      return reviewView(controller, runner, line);
    }),
    announcer(),
  ];
  for (const view of views) store.subscribe(view);
}
