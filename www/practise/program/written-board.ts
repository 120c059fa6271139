/** Finds 3×3 boards in a text: nine characters, lists of nine cells, or three lines. */

/** A cell of a list: a quoted sign or a word. */
const CELL = `(?:"[XO._ -]?"|'[XO._ -]?'|\`[XO._ -]?\`|\\b(?:X|O|None|null|EMPTY)\\b)`;
/** A cell as a number: 1 for X, −1 or 2 for O, 0 if empty. */
const NUMBER = "(?:-1|[012])(?![\\d.])";
/** The signs between two cells of a list. Programs write fewer. */
const BETWEEN = "[\\s[\\](),]{0,40}";

const SIGNS = "(?<![\\w.-])[XO._-]{9}(?![\\w.-])";
/** Matches a board in quotes, where a space is an empty cell. */
const QUOTED = `(?<=["'\`])[XO._ -]{9}(?=["'\`])`;
/** A row on its own line: three characters, with spaces or bars between them. */
const SPACE = "[^\\S\\n]{0,9}";
const PLAIN_ROW = "[XO._-](?: ?[XO._-]){2}";
const BARRED_ROW = `\\|?(?:${SPACE}[XO._-]?${SPACE}\\|){2}${SPACE}[XO._-]?${SPACE}\\|?`;
const ROW = `${SPACE}(?:${PLAIN_ROW}|${BARRED_ROW})${SPACE}`;
/** The end of a row, and a line of rules. */
const NEXT = `\\n(?:${SPACE}[-=+|]{5,40}${SPACE}\\n)?`;
const LINES = `(?<![^\\n])${ROW}${NEXT}${ROW}${NEXT}${ROW}(?![^\\n])`;
const listOf = (cell: string) => `[[(](?:${BETWEEN}${cell}){9}`;

const LISTS = `${listOf(CELL)}|${listOf(NUMBER)}\\s*[\\])]`;
const WRITTEN = new RegExp(`${LINES}|${SIGNS}|${QUOTED}|${LISTS}`, "gi");

/** Lists the boards of a text. Each has nine signs: `X`, `O` or `.`. */
export function boardsIn(text: string): { board: string; start: number; end: number }[] {
  return Array.from(text.matchAll(WRITTEN), ({ 0: written, index }) => ({
    board: signsOf(written),
    start: index,
    end: index + written.length,
  }));
}

const CELLS = new RegExp(CELL, "gi");

function signsOf(written: string) {
  if (written.includes("\n") && !/[[(]/.test(written)) return signsOfLines(written);
  if (!/[[(]/.test(written)) return written.toUpperCase().replaceAll(/[_ -]/g, ".");
  const cells = written.match(CELLS);
  if (cells)
    return cells
      .map((cell) => /^["'`]?([XO])["'`]?$/i.exec(cell)?.[1] ?? ".")
      .join("")
      .toUpperCase();
  const signs = { 0: ".", 1: "X", 2: "O", "-1": "O" };
  return Array.from(written.matchAll(/-?\d/g), ([cell]) => Reflect.get(signs, cell)).join("");
}

function signsOfLines(written: string) {
  const rows = written.split("\n").filter((line) => !/^\s*[-=+|]{5,}\s*$/.test(line));
  const cells = rows.flatMap((row) => {
    if (!row.includes("|")) return [...row.replaceAll(/\s/g, "")];
    const parts = row.split("|").map((part) => part.trim());
    return parts.length === 5 ? parts.slice(1, -1) : parts;
  });
  return cells.map((cell) => (/[XO]/i.test(cell) ? cell.toUpperCase() : ".")).join("");
}
