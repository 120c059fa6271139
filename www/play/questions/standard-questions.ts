/** Questions about 3×3. The times have the lowest priority, because they keep the engine busy. */
import { loadCode, type Engine } from "../../engine/engine.ts";
import { algorithmOf, type Facts } from "../state/facts.ts";
import { Finding } from "../state/finding.ts";
import { factsOf, hasEnded, hasOnlyComputers, isReplyDue, rootOfMap } from "../state/play-state.ts";
import { levelToMove, loadedPosition, positionOf, showsAnswers } from "../../game/state.ts";
import { replyRows, type PlayMove } from "./reply.ts";
import type { BestMove, Outcome } from "../../../pkg/whole/cutoff.js";
import type { QuestionName, State } from "../state/play-state.ts";
import type { QuestionContext, PlayQuestion } from "../state/question.ts";

/** The map's number of columns, a prime, so that equal branches do not end at column edges. */
const MAP_COLUMNS = 479;

const never = () => "never" as const;
const SHORT = { queue: "engine", merge: mergeProved, waits: never, isShort: true } as const;

export function standardQuestions(engine: Requests, playMove: PlayMove): PlayQuestion[] {
  const search = (choice: SearchChoice) => ({ ...SHORT, ...searchQuestion(engine, choice) });
  const rows: PlayQuestion[] = [
    { ...search({ name: "chosenSearch", board: boardOf, isChosen: true }), rank: 0 },
    // The other search starts before the page has received the first result.
    { ...search({ name: "otherSearch", board: boardOf, isChosen: false }), rank: 1, queue: null },
    { ...SHORT, ...movesQuestion(engine), rank: 2 },
    { ...search({ name: "gameSearches", board: unsearchedBoardOf, isChosen: true }), rank: 3 },
    { ...SHORT, ...mapQuestion(engine), rank: 4 },
    { ...SHORT, ...timesQuestion(engine), rank: 5, waits: () => "always", isShort: false },
    ...replyRows({ isReady, move }, playMove),
  ];
  return rows.map((row) => ({ ...row, boards: "standard" }));
}

/** Stores the results as proved, because each search reached the end. */
function mergeProved(before: Facts, added: Partial<Facts>): Facts {
  const { lastFinding, moves } = added;
  const finding = lastFinding ?? before.finding;
  const { atLeast, atMost } = lastFinding ?? before.bounds;
  const movesProved = moves ? moves.every(({ atLeast }) => atLeast !== null) : before.movesProved;
  return { ...before, bounds: { atLeast, atMost }, ...added, finding, movesProved };
}

type Requests = Pick<Engine, "request">;
type Row = Omit<PlayQuestion, "queue" | "rank" | "waits" | "isShort" | "merge">;

const boardOf = (state: State) => loadedPosition(state).board;

/** Returns the first board of the game that has not been searched yet. */
function unsearchedBoardOf(state: State) {
  const algorithm = algorithmOf(state.settings.pruning);
  const isUnsearched = ({ board, finished }: State["positions"][number]) =>
    !finished && state.facts.of(state.shape.game, board).searches[algorithm] === null;
  return state.positions.find(isUnsearched)?.board ?? null;
}

interface SearchChoice {
  name: QuestionName;
  board: (state: State) => string | null;
  /** True for the search that the switch selects, false for the other search. */
  isChosen: boolean;
}

/** Makes the question for a textbook search to the end. */
function searchQuestion(engine: Requests, choice: SearchChoice): Row {
  const algorithmIn = ({ settings }: State) => algorithmOf(settings.pruning === choice.isChosen);
  const searches = (state: State) =>
    state.facts.of(state.shape.game, choice.board(state) ?? "").searches;
  return {
    name: choice.name,
    key: (state) => choice.board(state) && `${choice.board(state)} ${algorithmIn(state)}`,
    isDone: (state) => searches(state)[algorithmIn(state)] !== null,
    async run({ state, add, signal }) {
      const [board, algorithm] = [choice.board(state) ?? "", algorithmIn(state)];
      const pruning = algorithm === "alpha-beta";
      const result = await engine.request("best_move", [board, pruning], { signal });
      const all = { ...state.facts.of(state.shape.game, board).searches, [algorithm]: result };
      add({ searches: all, lastFinding: findingOf(result) }, board);
    },
  };
}

/** Makes the question for every move's result, for the view or for a computer's choice. */
function movesQuestion(engine: Requests): Row {
  return {
    name: "moves",
    key: (state) => (showsAnswers(state) || choosesByResult(state) ? boardInPlay(state) : null),
    isDone: (state) => factsOf(state).movesProved,
    async run({ board, add, signal }) {
      const { moves } = await engine.request("analyze", [board], { signal });
      add({ moves: moves.map((one) => ({ move: one.move, source: null, ...exactBounds(one) })) });
    },
  };
}

function choosesByResult(state: State) {
  const level = levelToMove(state);
  return isReplyDue(state) && (level === "casual" || level === "random");
}

const boardInPlay = (state: State) => (positionOf(state)?.finished ? null : boardOf(state));

/** Returns the unfinished board, unless the computer will reply to the visitor soon. */
function boardUnlessReply(state: State) {
  const repliesSoon = isReplyDue(state) && !hasOnlyComputers(state.settings);
  return repliesSoon ? null : boardInPlay(state);
}

function mapQuestion(engine: Requests): Row {
  return {
    name: "map",
    key: (state) => (state.isEmbedded ? null : boardUnlessReply(rootOfMap(state))),
    isDone: (state) => factsOf(rootOfMap(state)).map !== null,
    async run({ state, add, signal }) {
      const board = boardOf(rootOfMap(state));
      const map = await engine.request("trace_map", [board, true, MAP_COLUMNS], { signal });
      add({ map }, board);
    },
  };
}

function timesQuestion(engine: Requests): Row {
  return {
    name: "times",
    // The frames of a race would slow down the searches that are timed.
    key: (state) => (state.phases.slowRace === "running" ? null : boardUnlessReply(state)),
    isDone: (state) => factsOf(state).times?.ratio != null,
    async run(context) {
      const { measureTimes } = await loadCode(import("./times.ts"));
      await measureTimes(engine, context);
    },
  };
}

/** True if the computer plays the best move, without a trap or a bug. */
function playsBest(state: State) {
  const level = levelToMove(state);
  return level === "perfect" ? !state.bug : level === "book" && !factsOf(state).trap;
}

/** True if the facts that the computer chooses by are known. */
function isReady(state: State) {
  const { movesProved, finding } = factsOf(state);
  if (choosesByResult(state)) return movesProved;
  const setsNoTrap = levelToMove(state) === "perfect" || hasEnded(state, "trap");
  return !playsBest(state) || (setsNoTrap && finding !== null);
}

/** Chooses the move. The code for other moves than the best one is loaded first. */
async function move(context: QuestionContext) {
  if (playsBest(context.state)) return factsOf(context.state).finding?.best ?? null;
  const { moveByResults } = await loadCode(import("./computer-moves.ts"));
  return moveByResults(context);
}

function exactBounds({ outcome, plies }: { outcome: Outcome; plies: number | null }) {
  const ending = outcome === "unknown" ? null : { outcome, plies: plies ?? 0 };
  return { atLeast: ending, atMost: ending };
}

function findingOf({ index: best, nodes, principalVariation: line, ...result }: BestMove): Finding {
  const bounds = exactBounds(result);
  const isBestProved = best !== null;
  return { ...new Finding(), ...bounds, result: bounds.atLeast, best, isBestProved, line, nodes };
}
