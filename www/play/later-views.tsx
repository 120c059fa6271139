/** Views that are loaded after the first answer, so that they do not delay it. */
import "../style/play-details.css";
import "../style/play-game-over.css";
import "../style/fields.css";
import "../style/term.css";
import "../style/tree-map.css";
import { onHidden } from "../base/tab-visibility.ts";
import { words } from "../messages/index.ts";
import { fillRoot } from "../page/roots.ts";
import { sentence } from "../page/sentence.ts";
import { toast } from "../page/toast.ts";
import { announcer } from "./game/announcer.ts";
import { BugBanner } from "./game/bug-banner.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { retryCheck, movesKey } from "./game-over/retry.ts";
import { reviewQuestion } from "./questions/review.ts";
import { slowRace } from "./questions/slow-race.ts";
import type { Play } from "./game/play-props.ts";

export { standardCard as card } from "./card/standard-card.ts";
export { PauseButton, hasPauseButton } from "./card/pause-button.tsx";
export { TreeMap } from "./tree-map.tsx";
export { Details } from "./details/details.tsx";
export { methodText } from "./details/method.tsx";
export { GameOver, gameOverText, mistakeMarks } from "./game-over/game-over.tsx";
export { LineButtons } from "./game/line-buttons.tsx";
export { GameDialog } from "./game/game-dialog.tsx";
export { SetupForm } from "./game/setup-form.tsx";
export { FullPageLink } from "../page/embedded.tsx";
export { Term } from "../page/term.tsx";

/** Adds the questions of these views, and fills roots outside `main`. */
export function openLaterViews(play: Play) {
  const { store, runner, controller } = play;
  runner.add(reviewQuestion, slowRace);
  // A race ends when nobody can see it, on 3×3 and on other boards.
  onHidden((hidden) => hidden && runner.stop("depthRace", "slowRace"));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && store.state.setup) controller.changeView({ tab: null });
  });
  const [linesOf, verdictOn] = [announcer(words), retryCheck((ply) => controller.tryAgain(ply))];
  const choose = (isHidden: boolean) => controller.setAnswers(!isHidden);
  store.subscribe((state) => {
    fillRoot("bug", <BugBanner state={state} play={play} />);
    const label = words.say("answers-hide");
    const isOn = !state.settings.answers;
    fillRoot("menu-place", <CheckField {...{ label, isOn, choose }} />);
    const lines = linesOf(state).map(({ id, text }) => <p key={id}>{text}</p>);
    fillRoot("announcer", lines);
    const verdict = verdictOn(state);
    if (!verdict) return;
    toast(sentence(verdict));
    store.change({ retry: { verdict, moves: movesKey(state) } });
  });
}
