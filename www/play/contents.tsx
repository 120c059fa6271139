/** Parts that are loaded after the first answer, so that they do not delay it. */
import "../style/drawer.css";
import "../style/ending.css";
import "../style/room.css";
import "../style/term.css";
import "../style/tree-map.css";
import { useEffect, useState } from "preact/hooks";
import { onHidden } from "../base/tab-visibility.ts";
import { loadWords, words } from "../messages/index.ts";
import { part, show } from "../page/parts.ts";
import { announcer } from "./game/announced.ts";
import { CheckField } from "../ui/check-field.tsx";
import { useWords } from "../ui/words.tsx";
import { reviewQuestion } from "./questions/review.ts";
import { slowRace } from "./card/slow-race.ts";
import type { Play, PlayProps } from "./game/play.ts";
import type { Runner } from "./questions/runner.ts";

export { raceCard, startOrStop } from "./card/slow-race.ts";
export { Runs, hasRuns } from "./card/runs.tsx";
export { TreeMap, methodText } from "./card/map.tsx";
export { Drawer } from "./drawer/drawer.tsx";
export { Ending, endingText, slipMarks } from "./ending/ending.tsx";
export { LineButtons } from "./game/line-buttons.tsx";
export { GameDialog } from "./game/players.tsx";
export { SetupForm } from "./game/setup.tsx";
export { FullPage } from "../page/alone.tsx";
export { Term } from "../page/term.tsx";

/** Adds the questions of these parts, and fills roots outside `main`. */
export function openContents(play: Play, runner: Runner) {
  const { store, controller } = play;
  runner.add(reviewQuestion, slowRace);
  onHidden((hidden) => hidden && runner.stop("race", "slowRace"));
  const linesOf = announcer(words);
  const choose = (isHidden: boolean) => controller.setAnswers(!isHidden);
  store.subscribe((state) => {
    show("bug", <BugBanner state={state} play={play} />);
    const label = words.say("answers-hide");
    const isOn = !state.settings.answers;
    show("menu-place", <CheckField {...{ label, isOn, choose }} />);
    const lines = linesOf(state).map(({ id, text }) => <p key={id}>{text}</p>);
    show("announcer", lines);
  });
}

/** Says that a bug of the lab is switched on. */
function BugBanner({ state: { bug, shape }, play: { controller } }: PlayProps) {
  const { say, knows } = useWords();
  const [, drawAgain] = useState(false);
  // The words of the lab name the bugs. If they do not load, the banner says "…".
  useEffect(() => {
    const hasWords = () => drawAgain(true);
    if (bug !== null) loadWords("lab").then(hasWords, () => {});
  }, [bug]);
  // Only 3×3 has bugs.
  if (bug === null || !shape.exhaustive) return null;
  const id = `bugs-${bug}-name`;
  function switchOff() {
    controller.setBug(null);
    part("cell-0").focus();
  }
  return (
    <>
      <p id="bug-text">{say("bug-on", { name: knows(id) ? say(id) : "…" })}</p>
      <button type="button" id="bug-off" onClick={switchOff}>
        {say("bug-off-button")}
      </button>
    </>
  );
}
