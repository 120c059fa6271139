/**
 * Reads the results of empty boards, which `npm run solved` writes. Each line of the table has the
 * length of a run, gravity (`g`) and a number of columns:
 *
 *     4g 5: =,502,0 O24,78704,11 ?60
 *
 * This is four in a row with gravity on five columns. Then come the numbers of rows: a draw after
 * 502 nodes and 0 ms; a win for O at ply 24; undecided after 60 s.
 */
export type BoardShape = { columns: number; rows: number; run: number; gravity: boolean };

export interface SolvedResult {
  result: "X" | "O" | "draw";
  /** The length of the game with best play; 0 for a draw. */
  plies: number;
  nodes: number;
  /** Processor time, in whole milliseconds. */
  ms: number;
}

export type SolvedEntry = SolvedResult | OpenBoard;

/** A board that is still undecided after this many seconds of processor time. */
type OpenBoard = { result: "open"; seconds: number };

export type SolvedTable = Map<string, SolvedEntry>;

/** The limit for the transposition table, in megabytes. */
export const MEMORY_MB = 32;

/** The possible numbers of columns, of rows, and of stones in a row. */
export const LENGTHS = [3, 4, 5, 6, 7, 8];

export const gameOfBoard = ({ columns, rows, run, gravity }: BoardShape) =>
  `${columns}x${rows}k${run}${gravity ? "g" : ""}`;

/** Lists the boards of one run. Without gravity, 3×5 is listed as 5×3. */
export function boardsOf(run: number, gravity: boolean) {
  return LENGTHS.flatMap((columns) =>
    LENGTHS.filter((rows) => (gravity || rows <= columns) && run <= Math.max(columns, rows)).map(
      (rows) => ({ columns, rows, run, gravity }),
    ),
  );
}

export const everyBoard = (): BoardShape[] =>
  LENGTHS.flatMap((run) => [false, true].flatMap((gravity) => boardsOf(run, gravity)));

/** Writes the start of a board's line. */
export const lineOf = ({ run, gravity, columns }: BoardShape) =>
  `${run}${gravity ? "g" : ""} ${columns}: `;

/** Parses the table. It leaves out boards that were not tried. */
export function readSolved(text: string): SolvedTable {
  const lines: Map<string, string[]> = new Map();
  for (const line of text.split("\n")) {
    const [head, rest = ""] = line.split(/(?<=: )/);
    lines.set(head, rest.split(" "));
  }
  const solved: SolvedTable = new Map();
  for (const board of everyBoard()) {
    const entry = readEntry(lines.get(lineOf(board))?.shift());
    if (entry) solved.set(gameOfBoard(board), entry);
  }
  return solved;
}

function readEntry(text?: string): SolvedEntry | null {
  const [, sign, ...numbers] = /^([XO=?])(\d*)(?:,(\d+),(\d+))?$/.exec(text ?? "") ?? [];
  if (sign === undefined) return null;
  const [count, nodes, ms] = numbers.map(Number);
  if (sign === "?") return { result: "open", seconds: count };
  return { result: sign === "X" || sign === "O" ? sign : "draw", plies: count, nodes, ms };
}
