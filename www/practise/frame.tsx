/** The frame of an exercise: the way back, its name, and its settings behind a button. */
import { useState } from "preact/hooks";
import { SEEDS } from "../base/random.ts";
import { BoardButton } from "../page/board-button.tsx";
import { Icon, useSite } from "../page/site.tsx";
import { ConventionFields } from "../parts/exercise/convention-fields.tsx";
import {
  ASKED,
  BRANCHES,
  EXAMPLES,
  EXERCISE_DEPTH,
  GOALS,
  PLIES,
  QUESTION_COUNT,
  ROOTS,
  TREE_SOURCES,
  WAYS,
  settingsOf,
  takesOnlyTrees,
} from "../parts/exercise/exercise.ts";
import { readWindow } from "../parts/search/choice.ts";
import { RootWindow } from "../parts/search/root-window.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { SelectField } from "../ui/field.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { useWords } from "../ui/words.tsx";
import { CodeField } from "./program/code-field.tsx";
import type { ComponentChildren } from "preact";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Range } from "../base/whole-number.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

interface SettingsProps {
  exercise: Exercise;
  set: (change: Partial<Exercise>) => void;
  isList: boolean;
  setList: (isList: boolean) => void;
}

interface FrameProps extends SettingsProps {
  shape: GameDescription;
  /** Names the part of the link that cannot be read. */
  fault: string;
  chooseBoard: () => void;
  children: ComponentChildren;
}

const PANEL = "settings-panel";

export function Frame({ shape, fault, chooseBoard, children, ...props }: FrameProps) {
  const { mode, way } = props.exercise;
  const { say } = useWords();
  const { hrefOf } = useSite();
  const settings = settingsOf(props.exercise);
  const has = (name: keyof Exercise) => settings.includes(name);
  return (
    <>
      <div class="practise-head head in-row wraps">
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
                onClick={() => props.set({ way: one })}
              >
                {say(`way-${one}`)}
              </button>
            ))}
          </div>
        )}
        {(has("board") || (settings.length > 0 && !has("source"))) && (
          <BoardButton shape={shape} choose={chooseBoard} />
        )}
        {settings.length > 0 && (
          <>
            <button
              type="button"
              class="settings-open tool"
              popovertarget={PANEL}
              aria-label={say("settings")}
            >
              <Icon name="sliders-horizontal" />
            </button>
            <div
              id={PANEL}
              class={`${PANEL} framed`}
              popover="auto"
              role="group"
              aria-label={say("settings")}
            >
              <Settings {...props} />
              <button type="button" popovertarget={PANEL} popovertargetaction="hide">
                {say("settings-done")}
              </button>
            </div>
          </>
        )}
        <p class="practise-fault fault" role="alert">
          {fault}
        </p>
      </div>
      {children}
    </>
  );
}

const DEPTHS = Array.from({ length: EXERCISE_DEPTH[1] }, (_, index) => index + EXERCISE_DEPTH[0]);

function Settings({ exercise, set, isList, setList }: SettingsProps) {
  const { say } = useWords();
  const { mode, convention, depth, tree } = exercise;
  const has = (name: keyof Exercise) => settingsOf(exercise).includes(name);
  const sources = TREE_SOURCES.filter((name) => name !== "board" || !takesOnlyTrees(mode));

  function select<N extends "source" | "example" | "root" | "asked" | "goal">(
    name: N,
    label: string,
    values: readonly Exercise[N][],
    text: (value: Exercise[N]) => string,
  ) {
    const choices = values.map((value) => [value, text(value)] as const);
    const field = { label, choices, value: exercise[name] };
    return has(name) && <SelectField {...field} choose={(value) => set({ [name]: value })} />;
  }
  function number(name: "plies" | "branches" | "seed" | "count", label: string, range: Range) {
    const field = { label, range, value: exercise[name] };
    return has(name) && <NumberField {...field} choose={(value) => set({ [name]: value })} />;
  }
  return (
    <div class="settings-form stack airy">
      <div class="fields">
        {select("source", say("practise-set-source"), sources, (source) =>
          say(`practise-source-${source}`),
        )}
        {number("plies", say("tree-plies-label"), PLIES)}
        {number("branches", say("practise-set-branches"), BRANCHES)}
        {select("example", say("practise-set-example"), EXAMPLES, (example) =>
          say(`tree-gallery-${example}`),
        )}
        {select("root", say("tree-root-label"), ROOTS, (root) => say(root))}
        {has("depth") && (
          <SelectField
            label={say("depth-label")}
            choices={[
              ...DEPTHS.map((plies) => [plies, say("depth-at", { count: plies })] as const),
              [0, say("depth-end")],
            ]}
            value={depth ?? 0}
            choose={(plies) => set({ depth: plies || null })}
          />
        )}
        {number("seed", say("seed"), SEEDS)}
        {select("asked", say("practise-set-asked"), ASKED, (kind) => say(`practise-asked-${kind}`))}
        {select("goal", say("practise-set-goal"), GOALS, (goal) => say(`practise-goal-${goal}`))}
        {number("count", say("practise-set-count"), QUESTION_COUNT)}
      </div>
      {has("asked") && (
        <CheckField label={say("practise-as-list")} isOn={isList} choose={setList} />
      )}
      {has("tree") && <OwnTree tree={tree} set={set} />}
      {has("window") && <OwnWindow window={exercise.window} set={set} />}
      {has("convention") && (
        <div class="fields" role="group" aria-label={say("practise-set-convention")}>
          <ConventionFields
            convention={convention}
            choose={(words) => set({ convention: words })}
          />
        </div>
      )}
    </div>
  );
}

function OwnWindow({ window, set }: { window: string; set: SettingsProps["set"] }) {
  const { say } = useWords();
  const [draft, setDraft] = useState(window);
  const read = readWindow(draft);
  return (
    <div class="stack" onChange={() => read && set({ window: read })}>
      <RootWindow window={draft} choose={setDraft} />
      <p class="practise-fault fault" role="alert">
        {!read && say("tree-window-fault")}
      </p>
    </div>
  );
}

function OwnTree({ tree, set }: { tree: string; set: SettingsProps["set"] }) {
  const { say } = useWords();
  const [text, setText] = useState(tree);
  return (
    <div class="own-tree stack airy">
      <CodeField label={say("tree")} rows={3} value={text} changed={setText} />
      <button type="button" onClick={() => set({ tree: text })}>
        {say("practise-set-own")}
      </button>
    </div>
  );
}
