/**
 * Lists wrong answers to the chapters' questions, each with the wrong idea behind it. Their values
 * come from the engine, or are counted by hand. The message `wrong-idea-` and the idea, in chapters.ftl,
 * explains the value. The name of a question is the placeholder of its answer.
 */

import { WRONG_SEARCHES, skippedBy } from "./wrong-searches.ts";

type Ask = (placeholder: string) => number;

/**
 * Counts the leaves of a tree that other conventions skip, or searches with a wrong idea.
 */
const skippedOtherwise = (tree: string, of: Ask): Record<string, number> => ({
  nothing: 0,
  strict: of(`skipped strict ${tree}`),
  ...skippedByIdeas(tree),
  visited: leafCount(tree) - of(`skipped ${tree}`),
  sides: of(`skipped min ${tree}`),
});

const skippedByIdeas = (tree: string) =>
  Object.fromEntries(WRONG_SEARCHES.map((idea) => [idea, skippedBy(tree, idea)]));

const leafCount = (tree: string) => tree.match(/-?\d+/g)?.length ?? 0;

/** Several wrong answers that follow one idea. Each is named after the idea, with a number. */
const several = (idea: string, values: number[]) =>
  Object.fromEntries(values.map((value, n) => [`${idea}-${n}`, value]));

/** All ways to write three results as digits. */
const THREE_RESULTS = [1, 2, 3].flatMap((a) =>
  [1, 2, 3].flatMap((b) => [1, 2, 3].map((c) => 100 * a + 10 * b + c)),
);

const WRONG_ANSWERS: Record<string, (of: Ask) => Record<string, number>> = {
  "skipped [[6,5,8],[7,1,9],[4,9,3,8]]": (of) => ({
    visited: 10 - of("skipped [[6,5,8],[7,1,9],[4,9,3,8]]"),
    "one-branch": 1,
    cuts: 2,
    "both-branches": 3 + 4,
  }),
  "alpha [[[4,8],[6,1]],[[5,7],[3,9]]] 2.2": (of) => ({
    neighbour: of("beta [[[4,8],[6,1]],[[5,7],[3,9]]] 2.2"),
    start: of("alpha [[[4,8],[6,1]],[[5,7],[3,9]]] 1"),
    "first-node": of("returned [[[4,8],[6,1]],[[5,7],[3,9]]] 1.1"),
    ...several("leaf", [4, 1, 5, 3, 9]),
  }),
  "beta [[[3,5],[2,9]],[[12,17],[23,23]]] 2.2": (of) => ({
    unchanged: of("eight beta 2.2"),
    left: of("eight beta 1.2"),
    open: of("eight beta 2"),
    ...several("beta-leaf", [3, 2, 9, 23]),
  }),
  "skipped [[[12,5],[23,23]],[[3,5],[2,9]]]": () => ({
    ...several("one-cut", [1, 2]),
    "nothing-2": 4,
  }),
  "waiting 5 9": (of) => ({
    "even-others": of("waiting 5 8"),
    // At the end some of the rows, and the row of the threat in the figure.
    ...several("every-row", [12345, 2345, 135, 2, 4, 3, 246, 1, 13, 15]),
  }),
  "third value 3": (of) => ({
    alpha: of("third alpha 3"),
    exact: of("value min [7,4,1,9]"),
    highest: of("value [7,4,1,9]"),
    "next-leaf": of("third value 3.1"),
    ...several("other-node", [3, 8, 6]),
  }),
  "best [[4,7],[6,8],[9,3,8]]": (of) => ({
    sides: of("best min [[4,7],[6,8],[9,3,8]]"),
    "highest-leaf": 3,
    "tree-value": of("value [[4,7],[6,8],[9,3,8]]"),
  }),
  "second alpha 2.1.2": (of) => ({
    start: -Infinity,
    "neighbour-alpha": of("second value 2.1.1"),
    ...several("leaf", [8, 9, 7, 3, 5]),
  }),
  "narrow 4 5 [[3,8,5],[6,9],[2,7]]": (of) => ({
    "whole-window": of("skipped [[3,8,5],[6,9],[2,7]]"),
    nothing: 0,
    "one-cut": 2,
    every: 3 + 2 + 2,
    // The first leaf is below α, and the search ends there.
    "whole-branch": 7 - 1,
    ...skippedByIdeas("[4,[5,[[3,8,5],[6,9],[2,7]]]]"),
  }),
  "possible 8 12 5 0 20": () => ({
    "as-value": 1,
    "at-least": 20 - 5 + 1,
    "whole-node": 8,
    zero: 5,
    // In the window of the node, and in that of its third child.
    inside: 12 - 4 - 1,
    "inside-2": 12 - 8 - 1,
    // The α of the node, the numbers up to the third child's α, or all numbers.
    ...several("as-value", [4, 8 + 1, 21]),
  }),
  "most-skipped [[5,2,4,7],[7,6,8,4],[6,3,1]]": (of) => ({
    unchanged: of("skipped [[5,2,4,7],[7,6,8,4],[6,3,1]]"),
    "leaves-alone": of("skipped [[2,4,5,7],[4,6,7,8],[1,3,6]]"),
    "branches-alone": of("skipped [[7,6,8,4],[5,2,4,7],[6,3,1]]"),
    // The shortest branch comes first.
    nothing: of("skipped [[1,3,6],[2,4,5,7],[4,6,7,8]]"),
    "every-branch": 3 + 3 + 2,
    visited: 11 - of("most-skipped [[5,2,4,7],[7,6,8,4],[6,3,1]]"),
  }),
  "value min [8,6]": (of) => ({
    quick: of("value [8,6]"),
    flat: 10,
    "plies-alone": 2,
    "plies-alone-2": 4,
    sign: -of("value min [8,6]"),
  }),
  "turned [[4,7],[6,8],[5,9]] 3": (of) => ({
    mover: -of("turned [[4,7],[6,8],[5,9]] 3"),
    clamped: -6,
    ...several("other-node", [4, 6, 7, 8, -4, -7, -8]),
    "past-cut": -9,
    "past-cut-2": 9,
  }),
  "negamax 3 7": () => ({ unturned: -3, unsigned: 7, "own-alpha": 3 }),
  "sure 4 2 6 6 3 7": () => ({
    ties: 4667,
    "all-returned": 426637,
    ...several("all-returned", [426, 4267, 42637]),
    ...several("best-alone", [7, 47, 67, 46]),
    count: 3,
    sides: 42,
  }),
  "nodes minimax XX.XOO..O": (of) => ({
    "next-board": 1 + 3,
    "next-board-2": 3,
    // O wins after X's move in b3, and its other reply is left out.
    "next-board-3": 1 + 3 + 1,
    uncounted: of("nodes minimax XX.XOO..O") - 1,
    // One win is overlooked, or all three, to the end or for two plies, with and without the root.
    unended: 1 + 3 + 2 + 2,
    "unended-2": 1 + 3 + (2 + 2) + (2 + 1),
    "unended-3": 1 + 3 * (1 + 2 * (1 + 1)),
    "unended-4": 3 * (1 + 2 * (1 + 1)),
    "unended-5": 1 + 3 + 3 * 2,
    "unended-6": 3 + 3 * 2,
  }),
  "reached best 10 12000000": (of) => ({
    "minimax-depth": of("reached minimax 10 12000000"),
    "ply-more": of("reached minimax 10 12000000") + 1,
    "whole-twice": 2 * of("reached minimax 10 12000000"),
    "half-depth": Math.floor(of("reached minimax 10 12000000") / 2),
    "time-left": of("reached best 10 12000000") - 1,
  }),
  "answering 4 2 6 9@3 6+@4 2-@7 5+@8 4@5 7-@4": () => ({
    depthless: 1235,
    "values-alone": 5,
    "values-alone-2": 15,
    "values-alone-3": 23,
    "equal-bound": 25,
    "equal-bound-2": 35,
    boundless: 23456,
    "boundless-2": 2345,
    "boundless-3": 2356,
    "depthless-2": 123456,
    "exact-depth": 2,
    "exact-depth-2": 26,
    count: 3,
  }),
  "complete 2 1500": (of) => ({
    alone: of("complete 2 1500") + 1,
    // The next round, and the nodes of rounds 9 and 10, of all nine, and those that are left.
    ...several("rounds", [of("complete 2 1500") + 2, 512, 1024, 1022, 478]),
    ...several("time-left", [1, 2, 3, 4, 5, 6, 7, of("complete 2 1500") - 1]),
  }),
  "late long-6 hiding": (of) => ({
    "one-threat": 1,
    "two-threats": of("late long-6 hiding") - 1,
    "threats-alone": 12 - of("late long-6 plain"),
    "threats-alone-2": 12 - of("late long-6 plain") + 1,
    "threats-alone-3": 12,
    "all-plies": 12 / 2,
    "all-plies-2": 12 / 4,
  }),
  "skipped [[217,385,259],[343,175,301,385],[91,133,49]]": (of) => {
    const before = of("skipped [[5,9,6],[8,4,7,9],[2,3,1]]");
    const rescaled = { rescaled: 42 * before + 7, "rescaled-2": 42 * before };
    return { cuts: 2, "first-enough": 3 + 2, "both-branches": 4 + 3, ...rescaled };
  },
  "evaluation 7x6k4g 354": (of) => {
    const [right, own, theirs] = ["", " x", " o"].map((side) => of(`evaluation 7x6k4g 354${side}`));
    return {
      sign: -right,
      "one-side": own,
      "one-side-2": theirs,
      "one-side-3": -theirs,
      // Three lines of the bottom row have stones of both sides: two, two and one of X, and one of O
      // in each.
      "both-stones": right + (3 + 3 + 1) - 3,
      // X has one line of two stones, which counts three.
      weight: right - 2,
      "weight-2": right - 1,
      "one-line": right + 1,
      "one-line-2": 3,
    };
  },
  // The digits are the results after c2, a3 and b3.
  "results XXOOX...O": () => ({
    erring: 121,
    "erring-2": 131,
    "erring-3": 111,
    uncompared: 221,
    "uncompared-2": 211,
    count: 1,
    "count-2": 2,
    "count-3": 3,
    // O's view, the order of the moves, and each result's move.
    digits: 213,
    "digits-2": 123,
    "digits-3": 312,
    ...several("three-results", THREE_RESULTS),
  }),
  "mistake [[4,9],[5,6],[7,2]]": (of) => ({
    faultless: of("value [[4,9],[5,6],[7,2]]"),
    ...several("other-branch", [4, 9, 7, 2]),
  }),
  "random 16 4": (of) => ({
    "best-growth": of("power 16 2"),
    "best-growth-2": of("least 16 4"),
    ...several("exponent", [3, 16, 4 * 16]),
    // Three quarters of b and of all leaves, or three times b.
    ...several("factor", [12, 49152, 3 * 16]),
    "all-leaves": of("power 16 4"),
  }),
  "best-leaves 5 2 5": (of) => ({
    every: 5 * 2 * 5,
    proof: 5 * 5,
    "proof-2": 2,
    twice: of("best-leaves 5 2 5") + 1,
    doubled: 2 * (5 * 5) - 1,
    // The moves of MAX once, or added, in the second proof.
    ...several("pairs", [5 + 2, 5 + 2 - 1, 5 + 5, 5 + 5 + 2 - 1, 5 + 5 + 2, 5 + 5 * 2]),
    "one-number": of("least 5 3"),
    "one-number-2": of("least 2 3"),
    // Twice the square root of all leaves.
    "one-number-3": Math.round(2 * Math.sqrt(5 * 2 * 5)),
  }),
  "skipped [[[5,3,2],[4,7,2]],[[[7,3,4],8],[3,8,3,2,1]]]": () => ({ "one-cut": 1, cuts: 3 }),
};

/**
 * Returns the wrong answers that are recognised, each with its name and the idea behind it. If two
 * ideas lead to the same value, it is the first.
 * @param question The placeholder of its answer.
 */
export function wrongAnswersTo(
  question: string,
  of: Ask,
): Map<number, { name: string; idea: string }> {
  const right = of(question);
  const tree = /^skipped (\S+)$/.exec(question)?.[1];
  const ideas = { ...WRONG_ANSWERS[question]?.(of), ...(tree ? skippedOtherwise(tree, of) : {}) };
  const found = Object.entries(ideas).toReversed();
  return new Map(
    found
      .filter(([, value]) => value !== right)
      .map(([name, value]) => [value, { name, idea: name.replace(/-\d+$/, "") }]),
  );
}
