/** The buttons of the game. Each keeps its place, and is seen once there is something to do. */
import { useRef } from "preact/hooks";
import { gameNames } from "../../game/link.ts";
import { fragmentOf } from "../../page/places.ts";
import { Icon, useSite } from "../../page/site.tsx";
import { Select } from "../../ui/field.tsx";
import { usePassedFocus } from "../../ui/passed-focus.ts";
import { useWords } from "../../ui/words.tsx";
import * as states from "./state.ts";
import type { ComponentChildren } from "preact";
import type { IconName } from "../../page/icon-names.ts";
import type { PlayProps } from "./play.ts";
import type { State, Tab } from "./state.ts";

type Tool = "new-game" | "undo" | "redo" | "run" | "step";

/** Where the focus goes on from a button that is gone; else to the board. */
const nextTo = (gone: Tool): Tool[] =>
  gone === "undo" || gone === "redo" ? ["undo", "redo", "new-game"] : ["new-game", "undo", "redo"];

interface ButtonsProps extends PlayProps {
  /** The tab of the analysis that is open, or was open last. */
  tab: Tab;
  /** Whether a new game is what one would press next. */
  isNewNext: boolean;
}

export function GameButtons({ state, play, tab, isNewNext }: ButtonsProps) {
  const { say, markup } = useWords();
  const { controller } = play;
  const areComputers = states.computersOnly(state.settings);
  const waits = isWaiting(state);
  const runs = areComputers && states.computerPlays(state);
  const isThere: Record<Tool, boolean> = {
    "new-game": states.isBegun(state),
    undo: states.undoTarget(state) !== null,
    redo: states.redoTarget(state) !== null,
    run: waits || runs,
    step: areComputers && waits,
  };
  // Computers that wait are started first.
  const isFirst: Partial<Record<Tool, boolean>> = { run: waits, "new-game": isNewNext };
  const refOf = usePassedFocus(isThere, nextTo, () => play.focus.cell(0));
  const tool = (id: Tool, icon: IconName, message: MessageId, press: () => void) => {
    const { text, attributes } = markup(message);
    // Only games of computers have these.
    const isSeldom = id === "run" || id === "step";
    return (
      <button
        ref={refOf(id)}
        type="button"
        id={id}
        class={isFirst[id] ? "primary" : undefined}
        hidden={isSeldom && !isThere[id]}
        aria-disabled={isSeldom ? undefined : !isThere[id]}
        onClick={press}
        {...attributes}
      >
        <Icon name={icon} />
        <span>{text}</span>
      </button>
    );
  };
  return (
    <div
      id="game-buttons"
      class={areComputers ? "transport computers" : "transport"}
      role="group"
      hidden={state.aside !== null}
      {...markup("game-buttons").attributes}
    >
      <AnswersChoice state={state} play={play} />
      <AnalysisButton {...{ state, play, tab }} />
      {tool("new-game", "plus", "new-game-button", () => controller.newGame())}
      {tool("undo", "undo-2", "undo-button", () => controller.undo())}
      {tool("redo", "redo-2", "redo-button", () => controller.redo())}
      {tool("run", runs ? "pause" : "play", runs ? "pause-button" : "resume", () =>
        runs ? controller.pause() : controller.goOn(),
      )}
      {tool("step", "step-forward", "step-button", () => controller.step())}
      {areComputers && (
        <Choice label={say("speed-label")}>
          <Select
            id="speed"
            choices={states.GAME_SPEEDS.map((speed) => [speed, say(`speed-${speed}`)] as const)}
            value={state.speed}
            choose={(speed) => controller.look({ speed })}
          />
        </Choice>
      )}
      {state.isEmbedded && <FullPage state={state} />}
    </div>
  );
}

/** Whether a computer waits for a click before it moves. */
export function isWaiting(state: State) {
  return states.computerToMove(state) && !states.computerPlays(state) && !state.setup;
}

function AnswersChoice({ state, play: { controller } }: PlayProps) {
  const { say } = useWords();
  const value = !states.answersShown(state) ? "none" : state.settings.hints ? "all" : "best";
  const all = ["none", "best", "all"] as const;
  // In another page, the page's author decides whether there are any.
  const offered = all.filter((one) => one !== "none" || value === "none" || !state.isEmbedded);
  return (
    <Choice label={say("answers-label")}>
      <Select
        id="answers"
        choices={offered.map((one) => [one, say(`answers-${one}`)] as const)}
        value={value}
        choose={(one) =>
          controller.setAnswers(one !== "none", one === "none" ? undefined : one === "all")
        }
      />
    </Choice>
  );
}

/** Opens the analysis at the tab that was open last, and closes it. */
function AnalysisButton({ state, play, tab }: Omit<ButtonsProps, "isNewNext">) {
  const { controller, focus } = play;
  const isOpen = state.tab !== "search";
  const button = useRef<HTMLButtonElement>(null);
  focus.analysis = () => button.current?.focus();
  async function toggle() {
    await controller.look({ tab: isOpen ? "search" : tab });
    if (!isOpen) focus.tab();
  }
  return (
    <button
      ref={button}
      type="button"
      id="analysis"
      aria-expanded={isOpen}
      aria-controls="details"
      onClick={toggle}
    >
      <Icon name="list-tree" />
      <span>{useWords().say("analysis-button")}</span>
    </button>
  );
}

function Choice({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <label class="choice">
      <span>{label}</span>
      {children}
    </label>
  );
}

/** The way from a board within another page to the whole page. */
function FullPage({ state }: { state: State }) {
  const { addressOf, linked } = useSite();
  const language: [string, string][] = linked ? [["lang", linked]] : [];
  const fragment = fragmentOf([...gameNames(state), ...language]);
  return (
    <a
      id="full-page"
      target="_blank"
      rel="noopener"
      href={addressOf({ place: "play", path: "", fragment })}
    >
      {useWords().say("full-page-link")}
    </a>
  );
}
