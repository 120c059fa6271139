/** The board of the game in progress. */
import { useRef } from "preact/hooks";
import { levelToMove, positionOf, showsAnswers, type GameState } from "../../game/state.ts";
import { useWords } from "../../ui/words.tsx";
import { ButtonBoard, type BoardCell, type BoardProps } from "../../parts/board/button-board.tsx";
import { WinLine } from "../../parts/board/win-lines.ts";
import { Flag, Stone } from "../../parts/board/stone.tsx";
import type { Words } from "../../messages/catalogue.ts";
import type { CellMark, Marks } from "../state/claim.ts";

type CellView = ReturnType<typeof cellViews>[number];

export interface GameBoardProps extends Pick<BoardProps, "press" | "grid" | "above" | "over"> {
  state: GameState;
  marks: Marks;
  /** Adds props to those of the board. */
  cell?: (cell: number) => BoardCell;
}

export function GameBoard({ state, marks, cell: more, grid, over, ...board }: GameBoardProps) {
  const words = useWords();
  const { shape } = state;
  const { columns, rows } = shape;
  const isOpen = state.setup !== null || (!state.variation && levelToMove(state) === "human");
  const cells = cellViews(state, marks);
  const played = usePlayed(cells, positionOf(state) !== undefined);
  const won = cells.flatMap(({ winning }, cell) => (winning ? [cell] : []));

  function cell(cell: number): BoardCell {
    const button = cellOf(words, shape, cells[cell], cell);
    const { class: beside = "", ...others } = more?.(cell) ?? {};
    const names = [button.class, beside, played[cell] && "played"].filter(Boolean);
    return { ...others, ...button, class: names.join(" ") };
  }
  return (
    <ButtonBoard
      {...board}
      shape={shape}
      label={words.say("board-label", { columns, rows })}
      cell={cell}
      grid={{ ...grid, id: "board", class: isOpen ? "" : "closed" }}
      frame={{ id: "board-frame", class: isNamedInside(shape) ? "named-inside" : "" }}
      over={
        <>
          <WinLine shape={shape} won={won} />
          {over}
        </>
      }
    />
  );
}

type LastBoard = { signs: string[]; played: boolean[]; isKnown: boolean };

/** Marks stones to animate: those played while the board showed a position. */
function usePlayed(cells: readonly CellView[], isKnown: boolean) {
  const before = useRef<LastBoard>({ signs: [], played: [], isKnown: false });
  const { signs, played, isKnown: wasKnown } = before.current;
  const animated = cells.map(({ sign, last }, cell) =>
    sign === signs[cell] ? played[cell] : wasKnown && last && signs[cell] === ".",
  );
  before.current = { signs: cells.map(({ sign }) => sign), played: animated, isKnown };
  return animated;
}

/** True if names are inside the cells and not at the edge. */
const isNamedInside = ({ columns, rows, gravity }: GameState["shape"]) =>
  !gravity && columns <= 3 && rows <= 3;

function cellOf(words: Words, shape: GameState["shape"], view: CellView, cell: number) {
  const { sign, last, winning, recommended, isBestProved, mark, short } = view;
  const advice = recommended && (isBestProved ? "recommended" : "recommended so-far");
  const names = [last && "last", winning && "winning", advice].filter(Boolean);
  const hint = mark ? (short ? shortHint(words, mark) : hintText(words, mark)) : "";
  return {
    id: `cell-${cell}`,
    class: names.join(" "),
    "data-sign": sign,
    "data-name": isNamedInside(shape) ? shape.names[cell] : undefined,
    "aria-label": cellName(words, view, cell),
    children: (
      <>
        <Stone sign="X" />
        <Stone sign="O" />
        <Flag />
        <span
          class={short ? "hint" : "hint marked"}
          aria-hidden="true"
          hidden={!mark}
          data-outcome={mark?.outcome}
          // board.css shows these signs in small cells.
          data-signs={mark && short ? signHint(words, mark) : ""}
        >
          {mark && !short && (
            <svg viewBox="0 0 24 24">
              <circle cx={12} cy={12} r={11} />
              <path d={MARKS[mark.outcome]} />
            </svg>
          )}
          {hint}
        </span>
      </>
    ),
  };
}

const MARKS = { win: "M7 12.5l3.5 3.5L17 9", draw: "M8 10h8M8 14h8", loss: "M9 9l6 6M15 9l-6 6" };

function cellViews(state: GameState, { best, isBestProved, cells }: Marks) {
  const { line, setup, settings, shape } = state;
  const position = positionOf(state);
  const board = setup ? setup.board : (position?.board ?? line.start);
  const last = setup ? undefined : line.moves[line.at - 1];
  const hasAnswers = !setup && position && !position.finished && showsAnswers(state);
  const hints = hasAnswers && settings.hints && !state.isRevealed ? cells : [];
  const isOpen = !setup && !state.variation && position && !position.finished;
  const falls = shape.gravity && isOpen && levelToMove(state) === "human";
  const targets = position?.targets ?? [];
  return [...board].map((sign, cell) => ({
    sign,
    last: cell === last,
    winning: !setup && (position?.winningCells.includes(cell) ?? false),
    recommended: hasAnswers && best === cell,
    isBestProved,
    mark: hints.find(({ move }) => move === (sign === "." ? (targets[cell] ?? cell) : cell)),
    /** True if cells have room for only a few characters. */
    short: shape.columns > 3 || shape.rows > 3,
    /** The landing cell, if the visitor can play here with gravity. */
    target: falls ? targets[cell] : null,
  }));
}

function hintText({ say }: Words, { outcome, plies, bound }: Omit<CellMark, "move">) {
  if (bound) return say(`hint-${bound}-draw`);
  if (plies === null) return say(`hint-proved-${outcome}`);
  return say(`hint-${outcome}`, { plies });
}

function shortHint(words: Words, { outcome, plies, bound }: CellMark) {
  if (bound || plies === null) return hintText(words, { outcome, plies, bound });
  return words.say(`hint-short-${outcome}`, { plies });
}

function signHint({ say }: Words, { outcome, plies, bound }: CellMark) {
  return bound ? say(`sign-${bound}-draw`) : say(`sign-${outcome}`, { plies: plies ?? "" });
}

function cellName(words: Words, view: CellView, cell: number) {
  const { say } = words;
  const { sign, last, winning, recommended, isBestProved, mark, target } = view;
  const content = sign === "." ? "cell-empty" : sign === "X" ? "cell-x" : "cell-o";
  const parts = [
    say(content, { cell }),
    last && say("cell-last"),
    winning && say("cell-winning"),
    recommended && say(isBestProved ? "cell-recommended" : "cell-best-so-far"),
    mark && hintText(words, mark),
    target !== null && target !== cell && say("cell-lands", { cell: target }),
  ];
  const texts = parts.filter((part) => typeof part === "string");
  return texts.reduce((first, second) => say("cell-also", { first, second }));
}
