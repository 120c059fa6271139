/** The tools of the game: the board and the opponent, and always the same four buttons, each in its place. */
import { boardName } from "../../page/games.ts";
import { Icon } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";
import { playersText } from "./status.ts";
import * as states from "./state.ts";
import type { ComponentChildren } from "preact";
import type { IconName } from "../../page/icon-names.ts";
import type { PlayProps } from "./play.ts";
import type { Tab } from "./state.ts";

/** @param tab The tab of the details that is open, or was open last. @param full The way to the whole page. */
export function GameButtons({
  state,
  play,
  tab,
  full,
}: PlayProps & { tab: Tab; full: ComponentChildren }) {
  const words = useWords();
  const { controller } = play;
  const isOpen = state.tab !== "search";
  const hasMove = !states.position(state)?.finished && state.setup === null;
  return (
    <div
      id="game-buttons"
      class="transport"
      role="group"
      hidden={state.aside !== null}
      {...words.markup("game-buttons").attributes}
    >
      <button
        type="button"
        id="players-open"
        class="pill"
        aria-haspopup="dialog"
        onClick={() => play.choose()}
        {...words.markup("play-open").attributes}
      >
        <span>
          <strong id="board-now">{boardName(words.say, state.shape.game, state.shape)}</strong>
          <i aria-hidden="true"> · </i>
          <span id="players-now">{playersText(words, state)}</span>
        </span>
        <Icon name="chevron-down" />
      </button>
      <Tool
        {...{ id: "new-game", icon: "plus", message: "new-game-button" }}
        isOff={!states.isBegun(state)}
        press={() => controller.newGame()}
      />
      <Tool
        {...{ id: "undo", icon: "undo-2", message: "undo-button" }}
        isOff={states.undoTarget(state) === null}
        press={() => controller.undo()}
      />
      <Tool
        {...{ id: "hint", icon: "lightbulb", message: "hint-button" }}
        isOff={!hasMove || state.revealed}
        aria-pressed={states.answersShown(state) && state.settings.hints && !state.revealed}
        press={() => controller.hint()}
      />
      <button
        type="button"
        id="analysis"
        aria-expanded={isOpen}
        aria-controls="details"
        onClick={() => controller.look({ tab: isOpen ? "search" : tab })}
      >
        <Icon name="list-tree" />
        <span>{words.say("analysis-button")}</span>
      </button>
      {full}
    </div>
  );
}

function Tool({
  icon,
  message,
  isOff,
  press,
  ...props
}: {
  id: string;
  icon: IconName;
  message: MessageId;
  isOff: boolean;
  press: () => void;
  "aria-pressed"?: boolean;
}) {
  const { text, attributes } = useWords().markup(message);
  return (
    <button type="button" {...props} {...attributes} aria-disabled={isOff} onClick={press}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
