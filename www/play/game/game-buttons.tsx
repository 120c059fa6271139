/** The buttons of the game: the board with the opponent, and the same four tools in every game. */
import { boardName } from "../../page/games.ts";
import { Icon } from "../../page/buttons.tsx";
import { useWords } from "../../ui/words.tsx";
import { playersText } from "./status.ts";
import { isBegun, undoTarget, type State, type Tab } from "../state/play-state.ts";
import { positionOf, showsAnswers } from "../../game/state.ts";
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import type { IconName } from "../../page/icon-names.ts";
import type { PlayProps } from "./play-props.ts";

interface GameButtonsProps extends PlayProps {
  /** The tab that "Details" opens. */
  tab: Tab;
  /** The link to the full page, for boards on other sites. */
  full: ComponentChildren;
}

export function GameButtons({ state, play: { controller }, tab, full }: GameButtonsProps) {
  const isOpen = state.tab !== null;
  const hasMove = !positionOf(state)?.finished && state.setup === null;
  return (
    <div
      id="game-buttons"
      class="play-tools no-print"
      role="group"
      hidden={state.variation !== null}
      {...useWords().markup("game-buttons").attributes}
    >
      <Pill state={state} press={() => controller.setChoosing(true)} />
      <Tool
        {...{ name: "new-game", icon: "plus" }}
        aria-disabled={!isBegun(state)}
        onClick={() => controller.newGame()}
      />
      <Tool
        {...{ name: "undo", icon: "undo-2" }}
        aria-disabled={undoTarget(state) === null}
        onClick={() => controller.undo()}
      />
      <Tool
        {...{ name: "hint", icon: "lightbulb" }}
        aria-disabled={!hasMove || state.isRevealed}
        aria-pressed={showsAnswers(state) && state.settings.hints && !state.isRevealed}
        onClick={() => controller.toggleHints()}
      />
      <Tool
        {...{ id: "details-button", name: "details", icon: "list-tree" }}
        aria-expanded={isOpen}
        aria-controls="details"
        onClick={() => controller.changeView({ tab: isOpen ? null : tab })}
      />
      {full}
    </div>
  );
}

/** Shows the names of the board and the opponent, and opens their dialog. */
function Pill({ state, press }: { state: State; press: () => void }) {
  const words = useWords();
  return (
    <button
      type="button"
      id="players-open"
      class="play-pill gone-in-lesson"
      aria-haspopup="dialog"
      onClick={press}
      {...words.markup("play-open").attributes}
    >
      <span>
        <strong id="board-now">{boardName(words.say, state.shape.game, state.shape)}</strong>{" "}
        <i aria-hidden="true">· </i>
        <span id="players-now">{playersText(words, state)}</span>
      </span>
      <Icon name="chevron-down" />
    </button>
  );
}

type ToolProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "name"> & {
  name: "new-game" | "undo" | "hint" | "details";
  icon: IconName;
};

function Tool({ name, icon, ...props }: ToolProps) {
  const { text, attributes } = useWords().markup(`${name}-button`);
  return (
    <button type="button" id={name} class="play-tool" {...props} {...attributes}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
