/**
 * Wrong answers to the chapters' questions, and the idea that each of them follows: the engine gives the values, and a
 * message of learn.ftl, `slip-` and the idea, says what the value is. A question is called by its answer's placeholder.
 */

/** @typedef {(placeholder: string) => number} Ask */

/** What the other conventions skip of a tree. @param {string} tree @param {Ask} of @returns {Record<string, number>} */
const skippedOtherwise = (tree, of) => ({
  right: of(`skipped right ${tree}`),
  sides: of(`skipped min ${tree}`),
});

/** @type {Record<string, (of: Ask) => Record<string, number>>} */
const SLIPS = {
  "games XOXOOX.X.": (of) => ({ before: of("games XOXOOX...") }),
  "value [[3,12,8],[2,4,6],[14,5,9]]": (of) => ({
    unchanged: of("nine value root"),
    highest: of("nine value 3.1"),
    sides: of("value min [[3,12,8],[2,4,6],[14,5,9]]"),
  }),
  "skipped [[3,12,8],[2,4,6],[2,5,14]]": (of) => ({
    unchanged: of("nine skipped"),
    ...skippedOtherwise("[[3,12,8],[2,4,6],[2,5,14]]", of),
  }),
  "deep nodes": (of) => ({
    minimax: of("deep nodes") + of("deep skipped"),
    rootless: of("deep nodes") - 1,
    leaves: of("deep leaves"),
  }),
  "first skipped": (of) => ({
    visited: of("first leaves"),
    ...skippedOtherwise("[[4,7],[6,9],[1,8]]", of),
  }),
  "second alpha 2.1": (of) => ({ below: of("second value 2.1") }),
  "third value 3": (of) => ({
    hard: of("third alpha 3"),
    exact: of("value min [2,9,1]"),
    sides: of("value [2,9,1]"),
  }),
  "value [[[5,2],[6,-99]],[[3,1],[8,4]]]": (of) => ({
    changed: -99,
    sides: of("value min [[[5,2],[6,-99]],[[3,1],[8,4]]]"),
  }),
  "skipped [[[12,5],[23,23]],[[3,5],[2,9]]]": (of) => ({
    unchanged: of("eight skipped"),
    ...skippedOtherwise("[[[12,5],[23,23]],[[3,5],[2,9]]]", of),
  }),
  "skipped [[2,4,6],[3,12,8],[14,5,2]]": (of) => ({
    unchanged: of("nine skipped"),
    ...skippedOtherwise("[[2,4,6],[3,12,8],[14,5,2]]", of),
  }),
  "free X...O....": (of) => ({ early: of("free X........"), cells: of("free .........") }),
  "score depth-aware XOXOOX...": (of) => ({
    plain: of("score plain XOXOOX..."),
    moveless: of("score depth-aware XOXOOX...") + 1,
  }),
  "least 10 4": (of) => ({
    every: of("power 10 4"),
    proof: of("power 10 2"),
    twice: of("least 10 4") + 1,
  }),
  "verdicts X........ loss": (of) => ({
    replies: of("free X........"),
    shown: of("shown bounds-shown X........ draw"),
  }),
  "power 7 4": (of) => ({ product: 7 * 4, ply: of("power 7 3") }),
  "ahead depth-4 estimate": (of) => ({
    ...Object.fromEntries(
      [1, 2, 3].map((depth) => [`depth-${depth}`, of(`ahead depth-${depth} estimate`)]),
    ),
    sign: -of("ahead depth-4 estimate"),
  }),
  "late long-6 plies": (of) => ({ threatless: of("late long-6 plies") - 2 }),
  "positions empty": (of) => ({
    games: of("games empty"),
    nodes: of("nodes minimax empty"),
    unfinished: of("unfinished"),
  }),
  "wait start plies": (of) => ({ side: Math.ceil(of("wait start plies") / 2) }),
};

/**
 * The wrong answers that are recognised, each with the idea that it follows. Where two ideas give one value, the first is told.
 * @param {string} question The placeholder of its answer.
 * @param {Ask} of
 * @returns {Map<number, string>}
 */
export function slipsOf(question, of) {
  const right = of(question);
  const found = Object.entries(SLIPS[question]?.(of) ?? {}).toReversed();
  return new Map(
    found.filter(([, value]) => value !== right).map(([idea, value]) => [value, idea]),
  );
}
