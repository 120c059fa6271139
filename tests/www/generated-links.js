/**
 * Random links to every place and every kind of board, with valid and invalid values. The same seed
 * makes the same links.
 */
import { PLACE_NAMES, fragmentOf } from "../../www/page/places.ts";
import { EXERCISE_KINDS, linkName } from "../../www/parts/exercise/exercise.ts";
import { seeded } from "../../www/base/random.ts";

/** @import { PlaceName } from "../../www/page/places.ts" */

/**
 * @typedef {object} Generated
 * @property {PlaceName} place
 * @property {string} fragment
 * @property {boolean} isFaulty Whether its game is invalid. Other parts of the link can be invalid
 * too.
 */

/**
 * Games, each with boards and lists of moves that occur in links.
 * @type {Record<string, { starts: string[], moves: string[] }>}
 */
const GAMES = {
  "3x3k3": { starts: ["XO.......", "XO./.X./..O"], moves: ["4082", "b2a1c3", "4 0 8"] },
  "tic-tac-toe": { starts: ["X...O...."], moves: ["0123"] },
  "4x4k4": { starts: ["XO..............", "XO../..../..../...."], moves: ["c3d3d4", "b2c2"] },
  "5x5k4": { starts: [`${".".repeat(20)}X.O.X`], moves: ["a1b2c3", "e4"] },
  "6x5k3": { starts: [`X${".".repeat(29)}`], moves: ["f5e4d3"] },
  "8x8k5": { starts: [`${".".repeat(62)}XO`], moves: ["h7g6f5"] },
  "3x3k3g": { starts: ["......XO."], moves: ["123", "33"] },
  "3x4k3g": { starts: [".........X.."], moves: ["2312"] },
  "4x4k4g": { starts: ["............XO.."], moves: ["1122", "4321"] },
  "7x6k4g": { starts: [`${".".repeat(38)}X...`], moves: ["4455", "1234567"] },
  "connect-four": { starts: [`${".".repeat(35)}XO.....`], moves: ["44"] },
};

const UNKNOWN = ["9x9k5", "chess", "4x4", "", "7x6k9g", "<b>", "4x4k4g;answers=off"];
const LONG = ["x".repeat(3000), "é".repeat(300), "4x4k4g;".repeat(20)];

const BAD_STARTS = [
  ...["9", "44", "best", "a9", "h1", "1.5", "4444", "connect-four", "0-1-2", "b2a1", "4455", ""],
  ...["XO", "XXXXXXXXX", "x", "[3,5]", "%", "null", "X\nO", "9".repeat(500), "é".repeat(300)],
];
const BAD_MOVES = [
  ...["best", "99", "a9", "a", "044x", "4b2", "x1", "🙂", "-1", "1.5", "4,5", "b2b2b2", "00"],
  ...["1".repeat(200), "a1".repeat(90), "zz".repeat(3000)],
];
const NUMBERS = [
  "0",
  "1",
  "2",
  "3",
  "-1",
  "1.5",
  "1e3",
  "999999",
  "1000000",
  "",
  "NaN",
  "۳",
  "0x4",
];

/**
 * Values for the links of each place, some of them invalid.
 * @type {Record<PlaceName, Record<string, string[]>>}
 */
const OWN = {
  play: {
    view: ["board", "page"],
    tab: ["moves", "review", "prove", "all"],
    setup: ["on", "maybe"],
    bug: ["no-depth", "beetle"],
    theme: ["dark", "blue"],
  },
  learn: {},
  watch: {
    tree: ["[3,5]", "[[1,2],[3,4]]", "[1", "", "[".repeat(500)],
    root: ["max", "min", "top"],
    depth: [...NUMBERS, "end"],
    by: ["minimax", "guess"],
    of: ["board", "bored"],
    search: NUMBERS,
    from: ["4", "a1", "99", "best"],
    scores: ["plain", "fancy"],
    convention: ["strict", "right hard", "loose"],
  },
  practise: {
    source: ["random", "gallery", "own", "board", "book"],
    mode: [...EXERCISE_KINDS.filter((kind) => kind !== "program").map(linkName), "lost"],
    asked: ["all", "cut", "nodes", "none"],
    plies: NUMBERS,
    branches: NUMBERS,
    seed: NUMBERS,
    count: NUMBERS,
    question: NUMBERS,
    depth: [...NUMBERS, "end"],
    tree: ["[3,5]", "[", "4455"],
    board: ["44", "XO.......", "XXXXXXXXX"],
    convention: ["strict hard", "loose"],
    window: ["4,6", "-1,", "7,3", "x"],
  },
  lab: { depth: NUMBERS },
  race: {
    on: ["empty", "board", "plies", "all", "none"],
    time: ["1", "10", ...NUMBERS],
    measure: ["times", "depths", "both"],
    memory: ["8", ...NUMBERS],
    run: ["minimax", "nobody", "alpha-beta  "],
  },
  order: {
    scoring: ["plain", "fancy"],
    on: ["empty", "sample", "all", "none"],
    depth: NUMBERS,
    first: ["1-2-3", "99-1", "best"],
    seed: NUMBERS,
  },
  size: {
    on: ["empty", "board", "sea"],
    time: NUMBERS,
    row: ["4", ...NUMBERS],
    falls: ["on", "off", "up"],
  },
  horizon: { on: ["all"], depth: NUMBERS, seed: NUMBERS },
  bugs: {
    bug: ["no-depth", "beetle", ""],
    on: ["all", "sample", "some"],
    depth: [...NUMBERS, "end"],
    seed: NUMBERS,
  },
  teach: {
    do: ["sheet", "lesson", "embed", "code", "nothing"],
    trees: NUMBERS,
    plies: NUMBERS,
    branches: NUMBERS,
    seed: NUMBERS,
    key: ["on", "maybe"],
    "board-start": BAD_STARTS,
    "board-moves": ["44", "b2", "best"],
  },
};

/** Settings of the game, which every place reads. */
const SETTINGS = {
  x: ["human", "perfect", "wizard"],
  o: ["human", "random", ""],
  pruning: ["on", "off", "perhaps"],
  hints: ["on", "1"],
  answers: ["off", "no"],
  lang: ["es", "fa", "xx"],
  lesson: ["abc", "9999.x", "!"],
  step: NUMBERS,
  colour: ["blue"],
};

/**
 * @param {number} count
 * @param {number} seed
 * @returns {Generated[]} The same number for each place, or one less.
 */
export function generatedLinks(count, seed) {
  const random = seeded(seed);
  const chance = (/** @type {number} */ part) => random() < part;
  /** @template T @param {readonly T[]} list */
  const pick = (list) => list[Math.floor(random() * list.length)];
  const games = Object.keys(GAMES);

  /** @param {number} index @returns {Generated} */
  const link = (index) => {
    const place = PLACE_NAMES[index % PLACE_NAMES.length];
    // In each round, each place has another board.
    const turn = index + Math.floor(index / PLACE_NAMES.length);
    const isUnknown = chance(0.1);
    const game = isUnknown ? pick([...UNKNOWN, ...LONG]) : games[turn % games.length];
    const { starts, moves } = GAMES[game] ?? GAMES["3x3k3"];
    const isBadStart = chance(0.4);
    /** @type {[string, string][]} */
    const names = [];
    if (game !== "3x3k3" || chance(0.3)) names.push(["game", game]);
    if (isBadStart) names.push(["start", pick(BAD_STARTS)]);
    else if (chance(0.4)) names.push(["start", pick(starts)]);
    if (chance(0.6)) names.push(["moves", pick(chance(0.5) ? moves : BAD_MOVES)]);
    if (chance(0.3)) names.push(["at", pick(NUMBERS)]);
    const others = [...Object.entries(SETTINGS), ...Object.entries(OWN[place])];
    const wanted = Object.keys(OWN[place]).length;
    for (const [name, values] of others) {
      if (chance(name in OWN[place] ? 2 / wanted : 0.05)) names.push([name, pick(values)]);
    }
    return { place, fragment: fragmentOf(names), isFaulty: isUnknown || isBadStart };
  };
  return Array.from({ length: count }, (_, index) => link(index));
}
