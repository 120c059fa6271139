/** The frame of an exercise: the way back, its name, and its settings behind a button. */
import { BoardButton } from "../page/board-button.tsx";
import { Icon, useSite } from "../page/site.tsx";
import { CHOICES, settingsOf } from "../parts/exercise/exercise.ts";
import { useWords } from "../ui/words.tsx";
import { Settings, type SettingsProps } from "./settings.tsx";
import type { ComponentChildren } from "preact";
import type { GameDescription } from "../../pkg/web/cutoff.js";

interface FrameProps extends SettingsProps {
  shape: GameDescription;
  /** Names the part of the link that cannot be read. */
  fault: string;
  chooseBoard: () => void;
  children: ComponentChildren;
}

export function Frame({ shape, fault, chooseBoard, children, ...props }: FrameProps) {
  const { mode } = props.exercise;
  const { say } = useWords();
  const { hrefOf } = useSite();
  const settings = settingsOf(props.exercise);
  const usesBoard = settings.includes("board") || !settings.includes("source");
  return (
    <>
      <div class="practise-head head in-row wraps">
        <a class="practise-back tool" href={hrefOf("practise")} aria-label={say("practise-all")}>
          <Icon name="chevron-left" />
        </a>
        <h1>{say(`kind-${mode}`)}</h1>
        {mode === "program" && <Ways {...props} />}
        {settings.length > 0 && usesBoard && <BoardButton shape={shape} choose={chooseBoard} />}
        {settings.length > 0 && <SettingsButton {...props} />}
        <p class="practise-fault fault" role="alert">
          {fault}
        </p>
      </div>
      {children}
    </>
  );
}

function Ways({ exercise, set }: SettingsProps) {
  const { say } = useWords();
  return (
    <div class="kinds in-row wraps" role="group" aria-label={say("ways")}>
      {CHOICES.way.map((way) => (
        <button
          key={way}
          type="button"
          aria-pressed={way === exercise.way}
          onClick={() => set({ way })}
        >
          {say(`way-${way}`)}
        </button>
      ))}
    </div>
  );
}

const PANEL = "settings-panel";

function SettingsButton(props: SettingsProps) {
  const { say } = useWords();
  const label = say("settings");
  return (
    <>
      <button type="button" class="settings-open tool" popovertarget={PANEL} aria-label={label}>
        <Icon name="sliders-horizontal" />
      </button>
      <div id={PANEL} class={`${PANEL} framed`} popover="auto" role="group" aria-label={label}>
        <Settings {...props} />
        <button type="button" popovertarget={PANEL} popovertargetaction="hide">
          {say("settings-done")}
        </button>
      </div>
    </>
  );
}
