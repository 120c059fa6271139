/** Which moves of a game changed its result or its length: that is proved, the last moves first. */
import { thinkingAbout } from "../../engine/workers.ts";
import { lineKey, positionKey, reviewOf } from "../game/facts.ts";
import { answersShown, position } from "../game/state.ts";
import { seldom } from "./seldom.ts";
import type { Review } from "../../../pkg/web/cutoff.js";
import type { State } from "../game/state.ts";
import type { Store } from "../game/store.ts";
import type { PlayQuestion } from "./runner.ts";

/** Milliseconds that it takes without being asked for. */
const REVIEW_MS = 2_000;

/** A review of the game on the screen, at its end and where the visitor looks at that. */
export function reviewQuestion(store: Store): PlayQuestion {
  return {
    name: "review",
    lane: "review",
    rank: 0,
    extra: true,
    budget: () => REVIEW_MS,
    key: (state) => (isWanted(state) ? positionKey(state.game.rules, lineKey(state.game)) : null),
    isDone: ({ facts, game }) => isExplained(reviewOf(facts, game)),
    async run({ state, signal, budget }) {
      const { rules: game, start, moves } = state.game;
      const learn = (review: Review) => store.learn(game, lineKey(state.game), { review });
      const engine = await thinkingAbout(game);
      const options = { game, ...(budget === null ? {} : { budgetMs: budget }) };
      const hears = { signal, progress: seldom(learn), until: isExplained };
      learn(await engine.request("review", [start, moves, options], hears));
    },
  };
}

function isWanted(state: State) {
  const isOver = position(state).finished;
  return (state.tab === "review" || isOver) && answersShown(state) && state.game.moves.length > 0;
}

/** Whether all that the page shows is known: what each move changed, and how a change is refuted. */
function isExplained(review: Review | null) {
  const isKnown = ({ exact, changed, refutation }: Review["moves"][number]) =>
    exact && (changed === null || refutation !== null);
  return review?.moves.every(isKnown) ?? false;
}
