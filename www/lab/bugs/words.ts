/** What is said of a bug. An estimate is called one. */
import { make } from "../../base/elements.ts";
import { otherPlayer } from "../../game/other-player.ts";
import { signed } from "../../messages/figures.ts";
import { number, say, times, words } from "../../messages/index.ts";
import { playedText } from "../cell-words.ts";
import type { BugName, Consultation, Player, Valuation } from "../../../pkg/web/cutoff.js";
import type { Tally } from "./counts.ts";

/** Below this depth there is no deep cut-off. */
const DEEP = 4;
const TURNED = { exact: "exact", lower: "upper", upper: "lower" } as const;

/** The answer of a search with a bug, with X's values as texts. */
export type BugAnswers = ReturnType<typeof bugAnswersOf>;

export function bugAnswersOf({ move, best, root }: Consultation, mover: Player) {
  const returned = root.map((shown) => ({
    ...shown,
    shown: xValueText(shown.shown, mover),
    right: xValueText(shown.right, mover),
    bound: mover === "X" ? shown.bound : TURNED[shown.bound],
  }));
  return { move, best, root: returned };
}

/** What a depth limit has to do with a bug. */
export function limitText(bug: BugName, depth: number | null) {
  if (depth === null) return "";
  if (bug === "wrong-side") return say("bugs-wrong-side-limit");
  return bug === "parent-bound" && depth < DEEP
    ? say("bugs-parent-bound-limit", { depth: DEEP })
    : "";
}

/** X's value in a table. @param value The mover's. */
function xValueText({ outcome, plies, estimate }: Valuation, mover: Player) {
  if (estimate !== null) return `≈\u00a0${signed(mover === "X" ? estimate : -estimate)}`;
  if (outcome === "draw") return say("draw");
  const player = outcome === "win" ? mover : otherPlayer(mover);
  return plies === null ? say("wins", { player }) : say("win-in", { player, plies });
}

function worthText(value: Valuation, mover: Player) {
  const text = xValueText(value, mover);
  return value.estimate === null ? text : say("bugs-value-estimate", { estimate: text });
}

/** Says what a bug does in the position on the stage. @param player Who is to move. */
export function verdict(bug: BugName, player: Player, found: Consultation) {
  const { move, value, nodes, best, right, rightNodes, depth } = found;
  const kind = kindOf(bug, found);
  const plies = playedIn(found)?.right.plies ?? 0;
  const cells = playedText(words, best);
  const says = { player, cell: move ?? 0, value: worthText(value, player), nodes: number(nodes) };
  const truth = {
    cells,
    count: best.length,
    value: worthText(right, player),
    nodes: number(rightNodes),
  };
  const tone = ["shown", "estimated", "loses", "misvalued"].includes(kind) ? "wrong" : kind;
  return [
    make(
      "p",
      { class: `judgement ${tone}` },
      say(`bugs-judgement-${kind}`, { player, depth: depth ?? 0, cell: move ?? 0, plies }),
    ),
    make("p", {}, say("bugs-says", says), " ", say("bugs-truth", truth)),
  ];
}

function playedIn({ move, root }: Consultation) {
  return root.find((shown) => shown.move === move);
}

function kindOf(bug: BugName, found: Consultation) {
  const { right, nodes, rightNodes, worse, thrown, misvalued } = found;
  if (thrown) return "thrown";
  if (worse && bug === "bounds-shown") return "shown";
  const played = playedIn(found);
  // It is proved, though what it should have played is estimated.
  if (worse && played?.right.outcome === "loss" && played.right.plies !== null) return "loses";
  const isEstimate = right.estimate !== null || (played?.right.estimate ?? null) !== null;
  if (worse) return isEstimate ? "estimated" : "wrong";
  if (misvalued) return "misvalued";
  return nodes > rightNodes ? "slower" : "right";
}

export function countWord(bug: BugName, { searched: all, worse, misvalued, moreNodes }: Tally) {
  const said = (kind: string, count: number) => say("bugs-word", { kind, count, all });
  if (worse > 0) return said(bug === "bounds-shown" ? "shown" : "wrong", worse);
  if (misvalued > 0) return said("misvalued", misvalued);
  return moreNodes > 0 ? said("slower", moreNodes) : say("bugs-word-none", { all });
}

/** Says what a bug does in all positions that were searched. */
export function tallyText(bug: BugName, tally: Tally, limited: boolean) {
  const { searched, worse, thrown, misvalued, moreNodes, nodes, nodesWithout } = tally;
  const kind = bug === "bounds-shown" ? "shown" : limited ? "estimated" : "wrong";
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
