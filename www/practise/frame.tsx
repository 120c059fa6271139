/** What Practise has around an exercise: the way back to all kinds, its name and its settings. */
import { BoardButton } from "../page/board-button.tsx";
import { Icon, useSite } from "../page/site.tsx";
import { WAYS, settingsOf } from "../parts/exercise/exercise.ts";
import { useWords } from "../ui/words.tsx";
import { Settings } from "./settings.tsx";
import type { ComponentChildren } from "preact";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Exercise } from "../parts/exercise/exercise.ts";

export interface FrameProps {
  exercise: Exercise;
  shape: GameDescription;
  /** What of the link cannot be read. */
  fault: string;
  set: (change: Partial<Exercise>) => void;
  /** True if trees are shown as lists. */
  isList: boolean;
  setList: (isList: boolean) => void;
  chooseBoard: () => void;
  /** The exercise. */
  children: ComponentChildren;
}

export function Frame(props: FrameProps) {
  const { exercise, shape, fault, set, chooseBoard, children } = props;
  const { say } = useWords();
  const { hrefOf } = useSite();
  const { mode, way } = exercise;
  const isOnBoard = mode === "find" || settingsOf(exercise).includes("board");
  return (
    <>
      <div class="practise-head in-row wraps">
        <a class="practise-back tool" href={hrefOf("practise")} aria-label={say("practise-all")}>
          <Icon name="chevron-left" />
        </a>
        <h1>{say(`kind-${mode}`)}</h1>
        {mode === "program" && (
          <div class="kinds in-row wraps" role="group" aria-label={say("ways")}>
            {WAYS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === way}
                onClick={() => set({ way: one })}
              >
                {say(`way-${one}`)}
              </button>
            ))}
          </div>
        )}
        {isOnBoard && <BoardButton shape={shape} choose={chooseBoard} />}
        {settingsOf(exercise).length > 0 && <Settings {...props} />}
        <p class="practise-fault fault" role="alert">
          {fault}
        </p>
      </div>
      {children}
    </>
  );
}
