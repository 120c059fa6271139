/** What Practise has around an exercise: the chooser of its kinds, and its settings. */
import { BoardButton } from "../page/board-button.tsx";
import { MODES, WAYS, settingsOf } from "../parts/exercise/exercise.ts";
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
  chooseBoard: () => void;
  /** The exercise. Until it is there, the place says what it is about. */
  children?: ComponentChildren;
}

export function Frame({ exercise, shape, fault, set, chooseBoard, children }: FrameProps) {
  const { say } = useWords();
  const { mode, way, number } = exercise;
  const isOnBoard = mode === "find" || settingsOf(exercise).includes("board");
  // A log says where a search differs: that is asked after its number is known.
  const ways = WAYS.filter((one) => one !== "log" || way === "log" || number !== undefined);
  return (
    <>
      <h1 class="unseen">{say("place-practise")}</h1>
      <div class="practise-head">
        <Kinds
          label={say("kinds")}
          kinds={MODES.map((mode) => [mode, say(`kind-${mode}`)])}
          chosen={mode}
          choose={(mode) => set(mode === "program" ? { mode, way: WAYS[0] } : { mode })}
        />
        {mode === "program" && (
          <Kinds
            label={say("ways")}
            kinds={ways.map((way) => [way, say(`way-${way}`)])}
            chosen={way}
            choose={(way) => set({ way })}
          />
        )}
        {isOnBoard && <BoardButton shape={shape} choose={chooseBoard} />}
        {settingsOf(exercise).length > 0 && <Settings exercise={exercise} set={set} />}
        <p class="practise-fault" role="alert">
          {fault}
        </p>
      </div>
      {children ?? <p class="first-lead first-words">{say("practise-lede")}</p>}
    </>
  );
}

interface KindsProps<K> {
  label: string;
  kinds: readonly (readonly [kind: K, name: string])[];
  chosen: K;
  choose: (kind: K) => void;
}

function Kinds<K extends string>({ label, kinds, chosen, choose }: KindsProps<K>) {
  return (
    <div class="kinds" role="group" aria-label={label}>
      {kinds.map(([kind, name]) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => choose(kind)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
