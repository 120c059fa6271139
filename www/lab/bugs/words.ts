/** What is said of a bug. An estimate is called one. */
import { otherPlayer } from "../../game/state.ts";
import { playedText, stonesText } from "../cell-words.ts";
import type { BugName, Consultation, Player, Valuation } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { Tally } from "./counts.ts";
import type { Found } from "./search.ts";

/** Below this depth there is no deep cut-off. */
const DEEP = 4;
const TURNED = { exact: "exact", lower: "upper", upper: "lower" } as const;

/** Gives what came back for each move at the root, and its true value: X's, as texts. */
export function returnedValues(words: Speech, { answer, player }: Found) {
  return answer.root.map((value) => ({
    ...value,
    shown: xValueText(words, value.shown, player),
    right: xValueText(words, value.right, player),
    bound: player === "X" ? value.bound : TURNED[value.bound],
  }));
}

export function limitText({ say }: Speech, bug: BugName, depth: number | null) {
  if (depth === null) return "";
  if (bug === "wrong-side") return say("bugs-wrong-side-limit");
  return bug === "parent-bound" && depth < DEEP
    ? say("bugs-parent-bound-limit", { depth: DEEP })
    : "";
}

/** X's value in a table. @param value The mover's. */
function xValueText(
  { say, figure }: Speech,
  { outcome, plies, estimate }: Valuation,
  mover: Player,
) {
  if (estimate !== null) {
    const value = mover === "X" ? estimate : -estimate;
    return `≈\u00a0${value > 0 ? "+" : ""}${figure(value)}`;
  }
  if (outcome === "draw") return say("draw");
  const player = outcome === "win" ? mover : otherPlayer(mover);
  return plies === null ? say("wins", { player }) : say("win-in", { player, plies });
}

function worthText(words: Speech, value: Valuation, mover: Player) {
  const text = xValueText(words, value, mover);
  return value.estimate === null ? text : words.say("bugs-value-estimate", { estimate: text });
}

/** The board on the stage, for people who do not see it. */
export function boardText(words: Speech, { board, player, answer }: Found) {
  return words.say("bugs-board", {
    stones: stonesText(words, board),
    player,
    chosen: playedText(words, [answer.move ?? 0]),
    best: playedText(words, answer.best),
  });
}

export function judgement({ say }: Speech, { bug, player, answer }: Found) {
  const kind = kindOf(bug, answer);
  const plies = playedIn(answer)?.right.plies ?? 0;
  const { depth, move } = answer;
  return {
    text: say(`bugs-judgement-${kind}`, { player, depth: depth ?? 0, cell: move ?? 0, plies }),
    tone: ["shown", "estimated", "loses", "misvalued"].includes(kind) ? "wrong" : kind,
  };
}

export function answersText(words: Speech, { player, answer }: Found) {
  const { say, number } = words;
  const { move, value, nodes, best, right, rightNodes } = answer;
  const says = {
    player,
    cell: move ?? 0,
    value: worthText(words, value, player),
    nodes: number(nodes),
  };
  const truth = {
    cells: playedText(words, best),
    count: best.length,
    value: worthText(words, right, player),
    nodes: number(rightNodes),
  };
  return `${say("bugs-says", says)} ${say("bugs-truth", truth)}`;
}

function playedIn({ move, root }: Consultation) {
  return root.find((shown) => shown.move === move);
}

function kindOf(bug: BugName, answer: Consultation) {
  const { right, nodes, rightNodes, worse, thrown, misvalued } = answer;
  if (thrown) return "thrown";
  if (worse && bug === "bounds-shown") return "shown";
  const played = playedIn(answer);
  // It is proved, though what it should have played is estimated.
  if (worse && played?.right.outcome === "loss" && played.right.plies !== null) return "loses";
  const isEstimate = right.estimate !== null || (played?.right.estimate ?? null) !== null;
  if (worse) return isEstimate ? "estimated" : "wrong";
  if (misvalued) return "misvalued";
  return nodes > rightNodes ? "slower" : "right";
}

export function countWord(
  { say }: Speech,
  bug: BugName,
  { searched: all, worse, misvalued, moreNodes }: Tally,
) {
  const said = (kind: string, count: number) => say("bugs-word", { kind, count, all });
  if (worse > 0) return said(bug === "bounds-shown" ? "shown" : "wrong", worse);
  if (misvalued > 0) return said("misvalued", misvalued);
  return moreNodes > 0 ? said("slower", moreNodes) : say("bugs-word-none", { all });
}

export function tallyText(
  { say, number, times }: Speech,
  bug: BugName,
  tally: Tally,
  isLimited: boolean,
) {
  const { searched, worse, thrown, misvalued, moreNodes, nodes, nodesWithout } = tally;
  const kind = bug === "bounds-shown" ? "shown" : isLimited ? "estimated" : "wrong";
  const parts = [
    say("bugs-tally", { kind, wrong: worse, positions: searched }),
    thrown > 0 ? say("bugs-tally-thrown", { thrown }) : "",
    // What is proved to the end and is not given away comes later, or sooner.
    kind === "wrong" && worse > thrown
      ? say("bugs-tally-later", { thrown, later: worse - thrown })
      : "",
    misvalued > 0 ? say("bugs-tally-misvalued", { misvalued }) : "",
    moreNodes > 0
      ? say("bugs-tally-slower", {
          slower: moreNodes,
          times: times(nodes / nodesWithout),
          nodes: number(nodes),
          without: number(nodesWithout),
        })
      : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
