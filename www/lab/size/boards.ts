/**
 * The table of boards: who wins on each of them, how soon, and what the proof took. A cell says it in short, and the
 * line above the table in full. Each board leads to Play, where this tab can prove it.
 */
import { labelled, make, select } from "../../base/elements.ts";
import { readLink, writeLink } from "../../base/link-schema.ts";
import { STANDARD } from "../../game/shape.ts";
import { duration, number, say } from "../../messages/index.ts";
import { boardHref } from "../../page/board-link.ts";
import { folded } from "../frame.ts";
import { SHOWN } from "./link.ts";
import { LENGTHS, MEMORY_MB, boardsOf, boardNameOf, readSolved } from "./solved.ts";
import text from "./solved.txt?raw";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { SolvedEntry } from "./solved.ts";

export type Board = { columns: number; rows: number; run: number; gravity: boolean };

/** A shorter time is not shown, in milliseconds. */
const SHORTEST = 10;
/** Where a cell has no room for all that it says. */
const PHONE = "(width < 44rem)";
/** From here on a cell has two digits of the nodes. */
const MANY = 10_000;

const solved = readSolved(text);

/** @param shape The board of the page: its part of the table is shown first. */
export function solvedBoards(
  query: Map<string, string>,
  shape: GameDescription,
  changed: () => void,
) {
  let { values } = readLink(SHOWN, query);
  // Three in a row is won nearly everywhere.
  const { run, gravity } = shape.game === STANDARD.game ? { run: 4, gravity: true } : shape;
  const chosen = () => ({ row: values.row ?? run, falls: values.falls ?? gravity });
  const board = make("div", { class: "scrolls" });
  const told = make("p", { class: "solved-told", role: "status" });

  const rows = select(
    LENGTHS.map((count) => [String(count), say("solved-row", { count })]),
    String(chosen().row),
    (text) => update({ row: Number(text) }),
  );
  const kinds = select(
    (["off", "on"] as const).map((name) => [name, say(`solved-gravity-${name}`)]),
    chosen().falls ? "on" : "off",
    (text) => update({ falls: text === "on" }),
  );

  /** Says of a board what its cell has no room for. */
  function tell(link: HTMLAnchorElement | null) {
    if (!link || link.classList.contains("told")) return;
    for (const other of board.querySelectorAll("a")) other.classList.toggle("told", other === link);
    const play = make("a", { href: link.href }, say("place-play"));
    told.replaceChildren(link.querySelector(".unseen")?.textContent ?? "", " ", play);
  }

  const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest("a") : null);
  for (const way of ["pointerover", "focusin"]) {
    board.addEventListener(way, (event) => {
      // A finger has no place before it presses.
      if (!matchMedia(PHONE).matches) tell(linkAt(event));
    });
  }
  board.addEventListener("click", (event) => {
    const { ctrlKey, metaKey, shiftKey } = event;
    const link = linkAt(event);
    // With these keys a browser opens a link elsewhere.
    if (ctrlKey || metaKey || shiftKey) return;
    // A second press leads on, as one press does where the cell says everything.
    if (!link || link.classList.contains("told") || !matchMedia(PHONE).matches) return;
    event.preventDefault();
    tell(link);
  });

  function show() {
    const { row, falls } = chosen();
    board.replaceChildren(table(row, falls));
    const links = [...board.querySelectorAll("a")];
    const own = boardHref("play", shape.game);
    const first = links.find((link) => link.getAttribute("href") === own) ?? links[0];
    tell(first ?? null);
  }

  function update(change: typeof values) {
    values = { ...chosen(), ...change };
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
    folded(
      say("race-how"),
      make("p", { class: "explained" }, say("solved-how", { memory: MEMORY_MB, ...triedFor() })),
      make("p", { class: "explained" }, say("solved-turned")),
    ),
  );
  return { element, choice, link: () => writeLink(SHOWN, values) };
}

function triedFor() {
  const seconds = [...solved.values()].flatMap((one) => (one.result === "open" ? one.seconds : []));
  return { least: Math.min(...seconds), most: Math.max(...seconds) };
}

function table(run: number, gravity: boolean) {
  const boards = boardsOf(run, gravity);
  const used = (side: "columns" | "rows") =>
    LENGTHS.filter((length) => boards.some((board) => board[side] === length));
  const columns = used("columns");
  const head = (scope: string, id: MessageId, count: number) =>
    make("th", { scope, "aria-label": say(id, { count }) }, number(count));
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

function cell(board: Board) {
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

function short(entry: SolvedEntry) {
  if (entry.result === "open") return [say("solved-open")];
  const { result, plies, nodes, ms } = entry;
  const compact = { notation: "compact", maximumSignificantDigits: 2 } as const;
  return [
    result === "draw" ? say("draw") : say("win-in", { player: result, plies }),
    say("solved-took", { nodes: number(nodes, nodes < MANY ? {} : compact), time: timeText(ms) }),
  ];
}

function sentence(board: Board, entry: SolvedEntry) {
  const size = say("solved-size", board);
  if (entry.result === "open") return say("solved-board-open", { size });
  const { result, plies, nodes, ms } = entry;
  const end =
    result === "draw"
      ? say("solved-board-draw", { size })
      : say("solved-board-won", { size, player: result, plies });
  return `${end} ${say("solved-took", { nodes: number(nodes), time: timeText(ms) })}`;
}

function timeText(ms: number) {
  return ms < SHORTEST
    ? say("solved-under", { time: duration(SHORTEST) })
    : duration(ms, { digits: 2 });
}
