/** Steps through a line of moves on a small board. */
import { useRef, useState } from "preact/hooks";
import { rowKey } from "../../ui/row-keys.ts";
import { useWords } from "../../ui/words.tsx";
import { BoardFrame } from "../../parts/board/button-board.tsx";
import { WinLine } from "../../parts/board/win-lines.ts";
import { MiniBoard } from "../../parts/board/mini.ts";
import { nameOf, stepText, type PlayedLine } from "../../parts/line/played-line.ts";

interface LineProps {
  line: PlayedLine;
  /** Describes a board to screen readers. */
  label: (board: string) => string;
}

export function LinePlayer({ line, label }: LineProps) {
  const { words, say } = useWords();
  const { shape, moves, positions } = line;
  const [at, setAt] = useState(moves.length);
  const { board, winningCells } = positions[at];
  const step = (text: string, target: number) => (
    <button
      type="button"
      aria-disabled={target < 0 || target > moves.length}
      onClick={() => setAt(Math.max(0, Math.min(moves.length, target)))}
    >
      {text}
    </button>
  );
  return (
    <div class="line-player in-row wraps">
      <div class="line-board" role="img" aria-label={label(board)}>
        <BoardFrame shape={shape}>
          <div class={shape.gravity ? "line-grid rack" : "line-grid"}>
            <MiniBoard shape={shape} board={board} marked={moves[at - 1]} />
            <WinLine key={board} shape={shape} won={winningCells} />
          </div>
        </BoardFrame>
      </div>
      <div class="line-side stack">
        <p class="line-at" role="status">
          {at === 0 ? say("line-before") : stepText(words, line, at)}
        </p>
        <div class="buttons compact">
          {step(say("line-back"), at - 1)}
          {step(say("next"), at + 1)}
        </div>
        <Steps
          names={[say("moves-start"), ...moves.map((cell) => nameOf(words, shape, cell))]}
          at={at}
          go={setAt}
        />
      </div>
    </div>
  );
}

type StepsProps = { names: readonly string[]; at: number; go: (at: number) => void };

/**
 * Buttons for the positions. They are one tab stop, and arrow keys move between them
 * (https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/).
 */
function Steps({ names, at, go }: StepsProps) {
  const { say } = useWords();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused ?? at;

  function move(event: KeyboardEvent) {
    const to = event.altKey ? null : rowKey(event, stop, names.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.current[to]?.focus();
  }

  return (
    <ol
      class="line-moves bare in-row wraps"
      aria-label={say("line-buttons")}
      onKeyDown={move}
      onFocusOut={() => setFocused(null)}
    >
      {names.map((name, index) => (
        <li key={index}>
          <button
            type="button"
            ref={(button) => void (buttons.current[index] = button)}
            tabIndex={index === stop ? 0 : -1}
            aria-current={index === at ? "step" : undefined}
            onFocus={() => setFocused(index)}
            onClick={() => go(index)}
          >
            {name}
          </button>
        </li>
      ))}
    </ol>
  );
}
