/** The table of solved boards. Cells have short results and link to Play; a line has a full one. */
import { useState } from "preact/hooks";
import { withBoard } from "../../page/games.ts";
import { useSite } from "../../page/site.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { LENGTHS, MEMORY_MB, gameOfBoard, boardsOf } from "./solved.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { BoardShape, SolvedEntry, SolvedTable } from "./solved.ts";

/** The shortest time that the page shows, in milliseconds. */
const LEAST_MS = 10;
/** Numbers of nodes from this one on are rounded to two digits. */
const ROUNDED_FROM = 10_000;
const TWO_DIGITS = { notation: "compact", maximumSignificantDigits: 2 } as const;

/** True if cells are too narrow for full results. */
const isTight = () => matchMedia("(width < 44rem)").matches;

interface SolvedBoardsProps {
  solved: SolvedTable;
  /** The page's game, whose result the line has at first. */
  here: string;
  row: number;
  falls: boolean;
  choose: (choice: { row: number; falls: boolean }) => void;
}

/** The boards of a run with their results, and the board whose full result is shown. */
function useBoards({ solved, here, row, falls }: SolvedBoardsProps) {
  const words = useWords();
  const play = useSite().hrefOf("play");
  const [chosen, show] = useState("");
  const boards = boardsOf(row, falls).toSorted((one, other) => one.rows - other.rows);
  const cells = boards.flatMap((board) => {
    const game = gameOfBoard(board);
    const entry = solved.get(game);
    const href = withBoard(play, game);
    return entry ? { ...board, ...wordsOf(words, board, entry), game, href } : [];
  });
  const find = (game: string) => cells.find((one) => one.game === game);
  return { cells, current: find(chosen) ?? find(here) ?? find("7x6k4g") ?? cells[0], show };
}

export function SolvedBoards(props: SolvedBoardsProps) {
  const { say } = useWords();
  const boards = useBoards(props);
  const { current } = boards;
  const entries = [...props.solved.values()];
  const seconds = entries.flatMap((one) => (one.result === "open" ? one.seconds : []));
  const tried = { least: Math.min(...seconds), most: Math.max(...seconds) };
  return (
    <section class="solved stack" aria-label={say("size-heading")}>
      <p class="headline solved-sentence" role="status">
        {current.full}{" "}
        <a class="link" href={current.href}>
          {say("solved-play")}
        </a>
      </p>
      <RunFields {...props} />
      <div class="scrolls">
        <BoardTable {...props} {...boards} />
      </div>
      <Fold title={say("lab-how")}>
        <p class="explained">{say("solved-how", { memory: MEMORY_MB, ...tried })}</p>
        <p class="explained">{say("solved-turned")}</p>
      </Fold>
    </section>
  );
}

function RunFields({ row, falls, choose }: SolvedBoardsProps) {
  const { say } = useWords();
  return (
    <div
      class="solved-choice in-row wraps"
      role="group"
      aria-label={say("settings")}
      data-target=""
      tabIndex={-1}
    >
      <SelectField
        label={say("solved-row-label")}
        choices={LENGTHS.map((count) => [count, say("solved-row", { count })])}
        value={row}
        choose={(row) => choose({ row, falls })}
      />
      <SelectField
        label={say("solved-gravity-label")}
        choices={(["off", "on"] as const).map((name) => [name, say(`solved-gravity-${name}`)])}
        value={falls ? "on" : "off"}
        choose={(name) => choose({ row, falls: name === "on" })}
      />
    </div>
  );
}

type TableProps = SolvedBoardsProps & ReturnType<typeof useBoards>;

function BoardTable({ row, falls, cells, current, show }: TableProps) {
  const { say, number } = useWords();
  const used = (side: "columns" | "rows") =>
    LENGTHS.filter((length) => cells.some((one) => one[side] === length));
  const columns = used("columns");
  return (
    <table class="solved-boards">
      <caption>{say("solved-caption", { run: row, gravity: falls ? "on" : "off" })}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((count) => (
            <th key={count} scope="col" aria-label={say("solved-columns", { count })}>
              {number(count)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {used("rows").map((count) => (
          <tr key={count}>
            <th scope="row" aria-label={say("solved-rows", { count })}>
              {number(count)}
            </th>
            {columns.map((column) => {
              const of = cells.find((one) => one.columns === column && one.rows === count);
              return (
                <td key={column}>{of && <Cell {...of} isShown={of === current} show={show} />}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = TableProps["cells"][number] & { isShown: boolean; show: TableProps["show"] };

function Cell({ game, href, result, full, short, isShown, show }: CellProps) {
  const preview = () => isTight() || show(game);
  function press(event: MouseEvent) {
    // With these keys, browsers open a link in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // In narrow cells, a first click shows the result and a second follows the link.
    if (isShown || !isTight()) return;
    event.preventDefault();
    show(game);
  }
  return (
    <a
      href={href}
      data-result={result}
      class={isShown ? "framed chosen" : "framed"}
      onPointerOver={preview}
      onFocus={preview}
      onClick={press}
    >
      <span class="unseen">{full}</span>
      {short.map((line) => (
        <span key={line} aria-hidden="true">
          {line}
        </span>
      ))}
    </a>
  );
}

function wordsOf({ say, number, duration }: Words, board: BoardShape, entry: SolvedEntry) {
  const { result } = entry;
  const size = say("solved-size", { columns: board.columns, rows: board.rows });
  if (result === "open")
    return { result, full: say("solved-board-open", { size }), short: [say("solved-open")] };
  const { plies, nodes, ms } = entry;
  const time =
    ms < LEAST_MS ? say("solved-under", { time: duration(LEAST_MS) }) : duration(ms, { digits: 2 });
  const end =
    result === "draw"
      ? say("solved-board-draw", { size })
      : say("solved-board-won", { size, player: result, plies });
  const ends = result === "draw" ? say("draw") : say("win-in", { player: result, plies });
  const rounded = number(nodes, nodes < ROUNDED_FROM ? {} : TWO_DIGITS);
  const full = `${end} ${say("solved-proof", { nodes: number(nodes), time })}`;
  return { result, full, short: [ends, say("solved-took", { nodes: rounded, time })] };
}
