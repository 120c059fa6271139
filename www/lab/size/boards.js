/**
 * The table of boards: who wins on each of them, how soon, and what the proof took. Each board leads to Play, where
 * this tab can prove it.
 */
import { labelled, make, select } from "../../base/elements.js";
import { readLink, writeLink } from "../../base/link-schema.js";
import { STANDARD } from "../../game/shape.js";
import { duration, number, say } from "../../messages/index.js";
import { boardHref } from "../../page/board-link.js";
import { folded } from "../frame.js";
import { KNOWN, SOURCES } from "./literature.js";
import { SHOWN } from "./link.js";
import { LENGTHS, MEMORY_MB, boardsOf, boardNameOf, readSolved } from "./solved.js";
import text from "./solved.txt?raw";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Board, SolvedEntry } from "./types.d.ts" */

/** A shorter time is not shown, in milliseconds. */
const SHORTEST = 10;
/** Where a cell has no room for all that it says. */
const PHONE = "(width < 44rem)";
/** From here on a cell has two digits of the nodes. */
const MANY = 10_000;

const solved = readSolved(text);

/**
 * @param {Map<string, string>} query
 * @param {GameDescription} shape The board of the page: its part of the table is shown first.
 * @param {() => void} changed
 */
export function solvedBoards(query, shape, changed) {
  const { values } = readLink(SHOWN, query);
  // Three in a row is won nearly everywhere.
  const { run, gravity } = shape.game === STANDARD.game ? { run: 4, gravity: true } : shape;
  let { row = run, falls = gravity } = values;
  const board = make("div", { class: "scrolls" });
  const told = make("p", { class: "solved-told", role: "status" });
  const known = make("div", { class: "stack" });

  const rows = select(
    LENGTHS.map((count) => [String(count), say("solved-row", { count })]),
    String(row),
    (text) => ((row = Number(text)), update()),
  );
  const kinds = select(
    ["off", "on"].map((name) => [name, say(`solved-gravity-${name}`)]),
    falls ? "on" : "off",
    (text) => ((falls = text === "on"), update()),
  );

  /** Says of a board what its cell has no room for on a phone. @param {HTMLAnchorElement} link */
  function tell(link) {
    for (const other of board.querySelectorAll("a")) other.classList.toggle("told", other === link);
    const play = make("a", { href: link.href }, say("place-play"));
    told.replaceChildren(link.querySelector(".unseen")?.textContent ?? "", " ", play);
  }

  board.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    // With these keys a browser opens a link elsewhere.
    if (ctrlKey || metaKey || shiftKey) return;
    // A second press leads on, as one press does where the cell says everything.
    if (!link || link.classList.contains("told") || !matchMedia(PHONE).matches) return;
    event.preventDefault();
    tell(link);
  });

  function show() {
    board.replaceChildren(table(row, falls));
    const links = [...board.querySelectorAll("a")];
    const own = boardHref("play", shape.game);
    const first = links.find((link) => link.getAttribute("href") === own) ?? links[0];
    if (first) tell(first);
    known.replaceChildren(...others(row, falls));
  }

  function update() {
    values.row = row;
    values.falls = falls;
    show();
    changed();
  }

  show();
  const choice = make(
    "div",
    { class: "solved-choice", role: "group", "aria-label": say("settings") },
    labelled(say("solved-row-label"), rows),
    labelled(say("solved-gravity-label"), kinds),
  );
  const element = make(
    "section",
    { class: "solved stack", "aria-label": say("size-heading") },
    choice,
    told,
    board,
    make(
      "div",
      { class: "solved-notes stack roomy" },
      make("p", { class: "explained" }, say("solved-legend")),
      make("p", { class: "explained" }, say("solved-legend-phone")),
      known,
      folded(
        say("race-how"),
        make("p", { class: "explained" }, say("solved-how", { memory: MEMORY_MB, ...triedFor() })),
        make("p", { class: "explained" }, say("solved-turned")),
      ),
    ),
  );
  return { element, choice, link: () => writeLink(SHOWN, values) };
}

/** The seconds that open boards were tried for. */
function triedFor() {
  const seconds = [...solved.values()].flatMap((one) => (one.result === "open" ? one.seconds : []));
  return { least: Math.min(...seconds), most: Math.max(...seconds) };
}

/** @param {number} run @param {boolean} gravity */
function table(run, gravity) {
  const boards = boardsOf(run, gravity);
  const used = (/** @type {"columns" | "rows"} */ side) =>
    LENGTHS.filter((length) => boards.some((board) => board[side] === length));
  const columns = used("columns");
  const head = (
    /** @type {string} */ scope,
    /** @type {string} */ id,
    /** @type {number} */ count,
  ) => make("th", { scope, "aria-label": say(id, { count }) }, number(count));
  const lines = used("rows").map((rows) =>
    make(
      "tr",
      {},
      head("row", "solved-rows", rows),
      ...columns.map((columns) => {
        const board = boards.find((one) => one.columns === columns && one.rows === rows);
        return make("td", {}, board ? cell(board) : null);
      }),
    ),
  );
  return make(
    "table",
    { class: "solved-boards" },
    make("caption", {}, say("solved-caption", { run, gravity: gravity ? "on" : "off" })),
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("td", {}),
        ...columns.map((count) => head("col", "solved-columns", count)),
      ),
    ),
    make("tbody", {}, ...lines),
  );
}

/** @param {Board} board */
function cell(board) {
  const game = boardNameOf(board);
  const entry = solved.get(game);
  if (!entry) return null;
  return make(
    "a",
    { href: boardHref("play", game), "data-result": entry.result },
    make("span", { class: "unseen" }, sentence(board, entry)),
    ...short(entry).map((line) => make("span", { "aria-hidden": "true" }, line)),
  );
}

/** What a cell shows. @param {SolvedEntry} entry */
function short(entry) {
  if (entry.result === "open") return ["?", say("solved-open")];
  const { result, plies, nodes, ms } = entry;
  const compact = /** @type {const} */ ({ notation: "compact", maximumSignificantDigits: 2 });
  return [
    result === "draw" ? "=" : `${result} ${number(plies)}`,
    // A narrow cell may break it before its word.
    number(nodes, nodes < MANY ? {} : compact).replace("\u00a0", " "),
    ms < SHORTEST
      ? say("solved-cell-under", { seconds: SHORTEST / 1_000 })
      : say("solved-cell-time", { seconds: ms / 1_000 }),
  ];
}

/** The same in words. @param {Board} board @param {SolvedEntry} entry */
function sentence(board, entry) {
  const size = sizeText(board);
  if (entry.result === "open") return say("solved-board-open", { size });
  const { result, plies, nodes, ms } = entry;
  const time =
    ms < SHORTEST ? say("solved-under", { time: duration(SHORTEST) }) : duration(ms, { digits: 2 });
  const took = say("solved-took", { nodes, time });
  return `${endText(size, result, plies)} ${took}`;
}

/** @param {{ columns: number, rows: number }} board */
const sizeText = ({ columns, rows }) => say("solved-size", { columns, rows });

/** @param {string} size @param {"X" | "O" | "draw"} result @param {number} plies */
function endText(size, result, plies) {
  return result === "draw"
    ? say("solved-board-draw", { size })
    : say("solved-board-won", { size, player: result, plies });
}

/** What others have found of boards that are open here. @param {number} run @param {boolean} gravity */
function others(run, gravity) {
  const items = boardsOf(run, gravity).flatMap((board) => {
    const known = KNOWN.get(boardNameOf(board));
    if (!known || solved.get(boardNameOf(board))?.result !== "open") return [];
    const { result, plies = 0, by } = known;
    const source = make("a", { href: SOURCES[by], rel: "noreferrer" }, say(`solved-by-${by}`));
    return [make("li", {}, endText(sizeText(board), result, plies), " ", source)];
  });
  if (items.length === 0) return [];
  return [make("p", {}, say("solved-others")), make("ul", { class: "solved-others" }, ...items)];
}
