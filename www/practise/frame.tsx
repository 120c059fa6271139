/** The frame of an exercise: the way back, its name, and its settings behind a button. */
import { say } from "../messages/index.ts";
import { BoardButton } from "../page/board-button.tsx";
import { useSite } from "../page/site.tsx";
import { Button, Icon } from "../page/buttons.tsx";
import { GAME_KINDS, SETTINGS, settingNames } from "../parts/exercise/exercise.ts";
import { ExerciseSettings, type SettingsProps } from "./settings.tsx";
import type { ComponentChildren } from "preact";
import type { GameDescription } from "../../pkg/whole/cutoff.js";

interface FrameProps extends SettingsProps {
  shape: GameDescription;
  /** Names the part of the link that cannot be read. */
  fault: string;
  chooseBoard: () => void;
  children: ComponentChildren;
}

export function Frame({ shape, fault, chooseBoard, children, ...props }: FrameProps) {
  const { kind } = props.exercise;
  const settings = settingNames(props.exercise);
  const href = useSite().hrefOf("practise");
  const usesBoard = settings.includes("board") || GAME_KINDS.includes(kind);
  return (
    <>
      <div class="practise-head head in-row wraps no-print">
        <a class="practise-back turns tool" href={href} aria-label={say("practise-all")}>
          <Icon name="chevron-left" />
        </a>
        <h1>{say(`kind-${kind}`)}</h1>
        {usesBoard && <BoardButton shape={shape} choose={chooseBoard} />}
        {settings.includes("way") ? <Ways {...props} /> : <SettingsButton {...props} />}
        <p class="practise-fault fault" role="alert">
          {fault}
        </p>
      </div>
      {children}
    </>
  );
}

function Ways({ exercise, set }: SettingsProps) {
  return (
    <div class="program-ways in-row wraps" role="group" aria-label={say("ways")}>
      {SETTINGS.way.choices.map((way) => (
        <Button
          key={way}
          say={`way-${way}`}
          aria-pressed={way === exercise.way}
          press={() => set({ way })}
        />
      ))}
    </div>
  );
}

const PANEL = "settings-panel";

function SettingsButton(props: SettingsProps) {
  const label = say("settings");
  return (
    <>
      <button type="button" class="settings-open tool" popovertarget={PANEL} aria-label={label}>
        <Icon name="sliders-horizontal" />
      </button>
      <div id={PANEL} class={`${PANEL} framed`} popover="auto" role="group" aria-label={label}>
        <ExerciseSettings {...props} />
        <Button say="settings-done" popovertarget={PANEL} popovertargetaction="hide" />
      </div>
    </>
  );
}
