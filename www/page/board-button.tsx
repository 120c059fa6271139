/** The button that names the board and opens the dialog of boards. */
import { useWords } from "../ui/words.tsx";
import { boardName } from "./games.ts";
import { Icon } from "./buttons.tsx";
import type { GameDescription } from "../../pkg/whole/cutoff.js";

type BoardProps = { shape: GameDescription; game?: string; choose: () => void };

export function BoardButton({ shape, game = shape.game, choose }: BoardProps) {
  const { say, markup } = useWords();
  return (
    <button
      type="button"
      id="bar-board"
      class="board-button in-row"
      aria-haspopup="dialog"
      {...markup("bar-board").attributes}
      onClick={choose}
    >
      <span>{boardName(say, game, shape)}</span>
      <Icon name="chevron-down" />
    </button>
  );
}
