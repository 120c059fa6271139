/** Describes the harm of a bug, in one position and in many. */
import { otherPlayer } from "../../game/state.ts";
import { playedText, stonesText } from "../results/cell-texts.ts";
import type { BugName, Consultation, Player, Valuation } from "../../../pkg/whole/cutoff.js";
import type { Words } from "../../messages/catalogue.ts";
import type { BugSurvey } from "./survey-bugs.ts";
import type { BugResult } from "./consultation.ts";

/** The bug affects deep cutoffs, which need at least this depth. */
const LEAST_DEPTH = 4;
const OPPOSITE_BOUND = { exact: "exact", lower: "upper", upper: "lower" } as const;

/** Lists the returned and the true value of each move at the root, from X's view. */
export function returnedValues(words: Words, { answer, player }: BugResult) {
  return answer.root.map((value) => ({
    ...value,
    shown: xValueText(words, value.shown, player),
    right: xValueText(words, value.right, player),
    bound: player === "X" ? value.bound : OPPOSITE_BOUND[value.bound],
  }));
}

export function limitText({ say }: Words, bug: BugName, depth: number | null) {
  if (depth === null) return "";
  if (bug === "wrong-side") return say("bugs-wrong-side-limit");
  const isTooShallow = bug === "parent-bound" && depth < LEAST_DEPTH;
  return isTooShallow ? say("bugs-parent-bound-limit", { depth: LEAST_DEPTH }) : "";
}

/** Writes a value of the side to move from X's view. */
function xValueText({ say, numeral }: Words, valuation: Valuation, mover: Player) {
  const { outcome, plies, estimate } = valuation;
  if (estimate !== null) {
    const value = mover === "X" ? estimate : -estimate;
    return `≈\u00a0${value > 0 ? "+" : ""}${numeral(value)}`;
  }
  if (outcome === "draw") return say("draw");
  const player = outcome === "win" ? mover : otherPlayer(mover);
  return plies === null ? say("wins", { player }) : say("win-in", { player, plies });
}

/** Describes the board to screen readers. */
export function boardAsText(words: Words, { board, player, move, answer }: BugResult) {
  return words.say("bugs-board", {
    stones: stonesText(words, board),
    player,
    chosen: playedText(words, [move]),
    best: playedText(words, answer.best),
  });
}

export function judgement({ say, number }: Words, { bug, player, move, answer }: BugResult) {
  const kind = kindOf(bug, answer);
  const values = {
    player,
    depth: answer.depth ?? 0,
    cell: move,
    plies: playedIn(answer)?.right.plies ?? 0,
    nodes: number(answer.nodes),
    without: number(answer.rightNodes),
  };
  return {
    text: say(`bugs-judgement-${kind}`, values),
    tone: ["shown", "estimated", "loses", "misvalued"].includes(kind) ? "wrong" : kind,
  };
}

const playedIn = ({ move, root }: Consultation) => root.find((one) => one.move === move);

function kindOf(bug: BugName, answer: Consultation) {
  const { right, nodes, rightNodes, worse, thrown, misvalued } = answer;
  if (thrown) return "thrown";
  if (worse && bug === "bounds-shown") return "shown";
  const played = playedIn(answer);
  // The loss is proved even if the value of the best move is an estimate.
  if (worse && played?.right.outcome === "loss" && played.right.plies !== null) return "loses";
  const isEstimate = right.estimate !== null || (played?.right.estimate ?? null) !== null;
  if (worse) return isEstimate ? "estimated" : "wrong";
  if (misvalued) return "misvalued";
  return nodes > rightNodes ? "slower" : "right";
}

export function surveyWord({ say }: Words, bug: BugName, survey: BugSurvey) {
  const { searched: all, worse, misvalued, moreNodes } = survey;
  const word = (kind: string, count: number) => say("bugs-word", { kind, count, all });
  if (worse > 0) return word(bug === "bounds-shown" ? "shown" : "wrong", worse);
  if (misvalued > 0) return word("misvalued", misvalued);
  return moreNodes > 0 ? word("slower", moreNodes) : say("bugs-word-none", { all });
}

export function surveyText(words: Words, bug: BugName, survey: BugSurvey, isLimited: boolean) {
  const { say, number } = words;
  const { searched, worse, thrown, misvalued, moreNodes, nodes, nodesWithout } = survey;
  const kind = bug === "bounds-shown" ? "shown" : isLimited ? "estimated" : "wrong";
  const parts = [
    say("bugs-survey", { kind, wrong: worse, positions: searched }),
    thrown > 0 && say("bugs-survey-thrown", { thrown }),
    kind === "wrong" &&
      worse > thrown &&
      say("bugs-survey-later", { thrown, later: worse - thrown }),
    misvalued > 0 && say("bugs-survey-misvalued", { misvalued }),
    moreNodes > 0 &&
      say("bugs-survey-slower", {
        slower: moreNodes,
        nodes: number(nodes),
        without: number(nodesWithout),
      }),
  ];
  return parts.filter(Boolean).join(" ");
}
