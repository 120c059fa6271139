// The declarations of the package 0.3.1, without their comments. tests/package/types.test.js has programs that are
// typed by them still type-checked. Nothing is changed here: what has been removed since is listed in that test.
export type IdeaCounts = Partial<Record<IdeaName, number>>;
export type Outcome = Verdict | "unknown";
export type IdeaName = SearchIdea | ConnectFourIdea;
export interface Threat {
    cell: number;
    parity: Parity;
}
export interface SolvedMove {
    move: number;
    outcome: Outcome;
    plies: number | null;
    score: number | null;
    exact: boolean;
    best: boolean;
    atLeast: Ending | null;
    atMost: Ending | null;
    source: Source | null;
    nodes: number;
    principalVariation: number[];
    replies: number | null;
    holding: number | null;
}
export interface FirstWrong {
    board: string;
    player: Player;
    move: number;
    best: number;
    before: Ending | null;
    after: Ending | null;
    refutation: Line | null;
}
export interface DecidedMove {
    move: number;
    outcome: Verdict;
    plies: number;
}
export interface TreeNode {
    parent: number;
    ply: number;
    player: Player;
    children: number[];
    value: number | null;
    name: string | null;
    exact: number | null;
}
export type BoardInput = string | readonly CellSign[] | readonly (readonly CellSign[])[];
export interface HorizonEffect {
    game: string;
    board: string;
    player: Player;
    depth: number;
    move: number;
    estimate: number;
    deeper: DecidedMove;
    kind: HorizonKind;
    line: number[];
    unseen: number[];
}
export interface BugSuspect {
    bug: BugName;
    scoring: "depth-aware" | "plain";
    order: UsualOrder;
}
export interface SlipSuspect {
    slip: SlipName;
    cells: number[];
}
export interface Ending {
    outcome: Verdict;
    plies: number;
}
export interface TreeTrace {
    text: string;
    tree: TreeNode[];
    player: Player;
    needs: number | null;
    nodes: number;
    parents: Uint32Array;
    sizes: Uint32Array;
    alphas: Float64Array;
    betas: Float64Array;
    values: Float64Array;
    bounds: Uint8Array;
    moves: Uint32Array;
    players: Uint8Array;
    plies: Uint8Array;
    marks: Uint8Array;
    skipped: Uint8Array;
    cuts: Uint32Array;
}
export interface Trace {
    start: string;
    player: Player;
    boards: string[];
    nodes: number;
    worths: Valuation[];
    parents: Uint32Array;
    sizes: Uint32Array;
    alphas: Int32Array;
    betas: Int32Array;
    values: Int32Array;
    places: Uint32Array;
    bounds: Uint8Array;
    moves: Uint8Array;
    players: Uint8Array;
    plies: Uint8Array;
    marks: Uint8Array;
    skipped: Uint8Array;
    cuts: Uint8Array;
}
export type Reason = { kind: "win-now"; player: Player; cells: number[]; lines: number[][] } | { kind: "double-threat"; player: Player; move: number; cells: number[]; lines: number[][] } | { kind: "forced-reply"; player: Player; move: number; cells: number[]; lines: number[][] } | { kind: "zugzwang"; player: Player; move: number | null; threats: Threat[]; proves: Proves } | { kind: "pairs"; pairs: number[][] };
export interface Line {
    moves: number[];
    fork: number | null;
}
export interface Estimate {
    nodes: number;
    standardError: number;
    exact: boolean;
    probes: number;
}
export interface Census {
    complete: boolean;
    positions: number;
    finished: number;
    distinct: number;
    games: number | null;
    positionsByPly: number[];
    nodesByPly: number[];
    smallestProof: number | null;
}
export type MovesInput = readonly number[] | string;
export type CellSign = "X" | "x" | "×" | "O" | "o" | "○" | "R" | "r" | "Y" | "y" | "." | "_" | "-" | " " | "" | number | `${number}` | null | undefined;
export interface AnalyzedMove {
    move: number;
    outcome: Outcome;
    plies: number | null;
    score: number | null;
    exact: boolean;
    estimate: number | null;
    best: boolean;
    nodes: number;
    principalVariation: number[];
}
export interface ReviewedMove {
    ply: number;
    move: number;
    player: Player;
    best: number;
    before: Ending | null;
    after: Ending | null;
    changed: ReviewedChange | null;
    refutation: Line | null;
    chance: Line | null;
    better: number[] | null;
    exact: boolean;
}
export interface ReplayedPosition {
    board: string;
    player: Player;
    plies: number;
    finished: boolean;
    winner: Player | null;
    winningCells: number[];
    legalMoves: number[];
    targets: (number | null)[];
}
export interface Consultation {
    depth: number | null;
    move: number | null;
    value: Valuation;
    nodes: number;
    root: ConsultedMove[];
    right: Valuation;
    best: number[];
    rightNodes: number;
    worse: boolean | null;
    thrown: boolean | null;
    misvalued: boolean | null;
    done: boolean;
}
export interface GameDescription {
    game: string;
    columns: number;
    rows: number;
    run: number;
    gravity: boolean;
    exhaustive: boolean;
    start: string;
    longest: number;
    names: string[];
    moveNames: string[];
    columnNames: string[];
    rowNames: string[];
}
export interface TraceMap {
    byPly: Uint32Array;
    byColumn: Uint16Array;
}
export interface Analysis {
    player: Player;
    finished: boolean;
    winner: Player | null;
    moves: AnalyzedMove[];
    best: number[];
    exact: boolean;
    depth: number | null;
    nodes: number;
    done: boolean;
}
export interface BestMove {
    row: number | null;
    col: number | null;
    index: number | null;
    player: Player;
    finished: boolean;
    winner: Player | null;
    outcome: Outcome;
    plies: number | null;
    score: number | null;
    exact: boolean;
    estimate: number | null;
    depth: number | null;
    nodes: number;
    leaves: number;
    cutoffs: number;
    deepestPly: number;
    elapsedMs: number | null;
    principalVariation: number[];
    done: boolean;
}
export interface Horizon {
    effect: HorizonEffect | null;
    tried: number;
    done: boolean;
}
export interface MeasuredSearch {
    nodes: number;
    comparedMs: number | null;
    medianMs: number | null;
    samplesMs: number[];
}
export interface Measurement {
    searches: MeasuredSearch[];
    ratio: number | null;
    low: number | null;
    high: number | null;
    batches: number;
}
export interface Puzzle {
    game: string;
    seed: number;
    moves: number[];
    board: string | null;
    player: Player | null;
    kind: PuzzleKind | null;
    move: number | null;
    plies: number | null;
    alternatives: DecidedMove[];
    tried: number;
    done: boolean;
}
export interface Replay {
    positions: ReplayedPosition[];
    moves: number[];
    notation: string;
    link: string;
    fault: MoveFault | null;
}
export interface Review {
    game: string;
    done: boolean;
    moves: ReviewedMove[];
}
export interface Solved {
    player: Player;
    finished: boolean;
    winner: Player | null;
    outcome: Outcome;
    plies: number | null;
    score: number | null;
    exact: boolean;
    estimate: number | null;
    atLeast: Ending | null;
    atMost: Ending | null;
    move: number | null;
    principalVariation: number[];
    lineSoFar: number[];
    depth: number;
    nodes: number;
    done: boolean;
    source: Source;
    memory: number;
    memoryRefused: boolean;
    ideas: IdeaCounts;
    moves: SolvedMove[] | null;
    trap: number | null;
}
export interface Survey {
    depth: number | null;
    positions: number;
    worse: number;
    thrown: number;
    misvalued: number;
    moreNodes: number;
    nodes: number;
    nodesWithout: number;
    worseBoards: string[];
    misvaluedBoards: string[];
    moreNodesBoards: string[];
    done: boolean;
}
export interface Findings {
    positions: number;
    answered: number;
    illegal: number;
    wrong: number;
    slower: number;
    first: FirstWrong | null;
    bugs: BugSuspect[];
    slips: SlipSuspect[];
    done: boolean;
}
export type BoundKind = "exact" | "lower" | "upper";
export interface ConsultedMove {
    move: number;
    shown: Valuation;
    bound: BoundKind;
    right: Valuation;
    holds: boolean;
    equal: boolean;
}
export interface BookDescription {
    game: string;
    depth: number;
}
export interface MoveFault {
    code: string;
    message: string;
    ply: number;
    cell: number | null;
    at: number | null;
}
export interface Valuation {
    outcome: Outcome;
    plies: number | null;
    score: number | null;
    exact: boolean;
    estimate: number | null;
}
export type Parity = "odd" | "even";
export type HorizonKind = "loss-pushed" | "win-missed";
export type Player = "X" | "O";
export type BugName = | "root-ties" | "root-ties-hard" | "bounds-shown" | "table-bounds" | "no-depth" | "strict-cut" | "swapped" | "parent-bound" | "wrong-side";
export type UsualOrder = | "rows" | "rows-backwards" | "columns" | "columns-backwards" | "most-lines";
export type SlipName = | "root-maximises" | "root-minimises" | "line-missing" | "diagonals-missing" | "draw-first" | "loss-depth" | "root-random";
export type SearchName = | "minimax" | "alpha-beta" | "deepening" | "table" | "symmetry" | "best-first" | "worst-first";
export type ConnectFourIdea = | "doubleThreats" | "forcedReplies" | "followUp" | "lookupsFirst" | "bucketsOfTwo" | "growingTable" | "shortHorizons" | "richOrder";
export type SearchIdea = | "table" | "symmetry" | "threats" | "doubleThreats" | "openLines" | "potential" | "followUp" | "ordering" | "lookAhead";
export interface AnalyzeOptions {
    game?: string;
    depth?: number;
    scoring?: "depth-aware" | "plain";
    order?: readonly number[];
    budgetMs?: number;
}
export interface BestMoveOptions {
    game?: string;
    depth?: number;
    scoring?: "depth-aware" | "plain";
    order?: readonly number[];
    search?: Exclude<SearchName, "minimax" | "alpha-beta">;
    progress?: (nodes: number) => void;
    budgetMs?: number;
}
export interface CensusOptions {
    game?: string;
}
export interface ConsultOptions {
    game?: string;
    depth?: number;
    budgetMs?: number;
}
export interface EstimateOptions {
    game?: string;
    depth?: number;
    probes?: number;
    seed?: number;
}
export interface HorizonOptions {
    game?: string;
    depth?: number;
    find?: boolean;
    seed?: number;
    tries?: number;
    budgetMs?: number;
}
export interface JudgeOptions {
    game?: string;
    budgetMs?: number;
}
export interface MeasureOptions {
    game?: string;
    depth?: number;
    scoring?: "depth-aware" | "plain";
    order?: readonly number[];
    samples?: number;
    budgetMs?: number;
}
export interface PositionsOptions {
    game?: string;
    seed?: number;
    count?: number;
    choices?: boolean;
}
export interface PuzzleOptions {
    game?: string;
    seed?: number;
    kind?: PuzzleKind | "any";
    budgetMs?: number;
    book?: boolean;
    memoryMb?: number;
    without?: readonly IdeaName[];
}
export interface ReasonOptions {
    game?: string;
}
export interface ReplayOptions {
    game?: string;
}
export interface ReviewOptions {
    game?: string;
    budgetMs?: number;
    book?: boolean;
    memoryMb?: number;
    without?: readonly IdeaName[];
}
export interface SolveOptions {
    game?: string;
    budgetMs?: number;
    depth?: number;
    line?: boolean;
    moves?: boolean;
    replies?: boolean;
    solver?: "search";
    book?: boolean;
    memoryMb?: number;
    without?: readonly IdeaName[];
}
export interface SurveyOptions {
    game?: string;
    depth?: number;
    budgetMs?: number;
}
export interface TraceMapOptions {
    game?: string;
    depth?: number;
    scoring?: "depth-aware" | "plain";
    order?: readonly number[];
}
export interface TraceTreeOptions {
    maximising?: boolean;
    depth?: number;
    convention?: string;
}
export interface TraceOptions {
    game?: string;
    depth?: number;
    scoring?: "depth-aware" | "plain";
    order?: readonly number[];
    convention?: string;
}
export type ReviewedChange = | "result" | "length";
export type Proves = | "win" | "draw-at-least";
export type Verdict = | "win" | "draw" | "loss";
export type PuzzleKind = | "win" | "save";
export type Source = | "search" | "connect-four" | "book";
export function analyze(board: BoardInput, options?: AnalyzeOptions): Analysis;
export function best_move(board: BoardInput, use_pruning: boolean, options?: BestMoveOptions): BestMove;
export function census(board: BoardInput, options?: CensusOptions): Census;
export function consult(board: BoardInput, bug: BugName, options?: ConsultOptions): Consultation;
export function describe(game?: string): GameDescription;
export function estimate(board: BoardInput, options?: EstimateOptions): Estimate;
export function horizon(board: BoardInput, options?: HorizonOptions): Horizon;
export function judge(positions: readonly BoardInput[], moves: readonly (number | null)[], options?: JudgeOptions): Findings;
export function load_book(bytes: Uint8Array): BookDescription;
export function measure(searches: readonly [SearchName, SearchName?], positions: string | readonly BoardInput[], options?: MeasureOptions): Measurement;
export function positions(options?: PositionsOptions): string[];
export function puzzle(options?: PuzzleOptions): Puzzle;
export function reason(board: BoardInput, options?: ReasonOptions): Reason | null;
export function replay(start: BoardInput, moves: MovesInput, options?: ReplayOptions): Replay;
export function review(start: BoardInput, moves: MovesInput, options?: ReviewOptions): Review;
export function solve(board: BoardInput, options?: SolveOptions): Solved;
export function survey(positions: readonly BoardInput[], bug: BugName, options?: SurveyOptions): Survey;
export function trace(board: BoardInput, use_pruning: boolean, options?: TraceOptions): Trace;
export function trace_map(board: BoardInput, use_pruning: boolean, columns: number, options?: TraceMapOptions): TraceMap;
export function trace_tree(text: string, use_pruning: boolean, options?: TraceTreeOptions): TreeTrace;
