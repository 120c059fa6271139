/** The form for the settings of an exercise (`SETTINGS`, parts/exercise/exercise.ts). */
import { useState } from "preact/hooks";
import { say } from "../messages/index.ts";
import { ConventionFields } from "../parts/exercise/convention-fields.tsx";
import { DEPTH_RANGE, SETTINGS, settingNames, sourcesOf } from "../parts/exercise/exercise.ts";
import { TO_THE_END, readWindow } from "../parts/search/watch-link.ts";
import { RootWindow } from "../parts/search/root-window.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { SelectField } from "../ui/field.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { CodeField } from "./program/code-field.tsx";
import type { Exercise, SettingName } from "../parts/exercise/exercise.ts";

export interface SettingsProps {
  exercise: Exercise;
  set: (change: Partial<Exercise>) => void;
  isList: boolean;
  setList: (isList: boolean) => void;
}

export function ExerciseSettings({ exercise, set, isList, setList }: SettingsProps) {
  const has = (name: SettingName) => settingNames(exercise).includes(name);
  return (
    <div class="settings-form stack airy">
      <Fields exercise={exercise} set={set} />
      {has("asked") && (
        <CheckField label={say("practise-as-list")} isOn={isList} choose={setList} />
      )}
      {has("tree") && <OwnTree tree={exercise.tree} set={set} />}
      {has("window") && <OwnWindow window={exercise.window} set={set} />}
      {has("convention") && (
        <div class="fields" role="group" aria-label={say("practise-set-convention")}>
          <ConventionFields
            convention={exercise.convention}
            choose={(convention) => set({ convention })}
          />
        </div>
      )}
    </div>
  );
}

type ListSetting = "source" | "example" | "root" | "asked" | "goal";
type Lists = { [Name in ListSetting]: { choices: readonly Exercise[Name][] } };

const [LEAST, MOST] = DEPTH_RANGE;
const DEPTH_CHOICES = Array.from({ length: MOST - LEAST + 1 }, (_, at) => LEAST + at);

/** The settings that are chosen from a list or are a number. */
function Fields({ exercise, set }: Pick<SettingsProps, "exercise" | "set">) {
  const has = (name: SettingName) => settingNames(exercise).includes(name);
  const lists: Lists = { ...SETTINGS, source: { choices: sourcesOf(exercise.kind) } };
  function select<N extends ListSetting>(
    name: N,
    label: string,
    text: (value: Exercise[N]) => string,
  ) {
    const choices = lists[name].choices.map((one) => [one, text(one)] as const);
    const field = { label, choices, value: exercise[name] };
    return has(name) && <SelectField {...field} choose={(value) => set({ [name]: value })} />;
  }
  function number(name: "plies" | "branches" | "seed" | "count", label: string) {
    const field = { label, range: SETTINGS[name].range, value: exercise[name] };
    return has(name) && <NumberField {...field} choose={(value) => set({ [name]: value })} />;
  }
  const depths = DEPTH_CHOICES.map((plies) => [plies, say("depth-at", { count: plies })] as const);
  return (
    <div class="fields">
      {select("source", say("practise-set-source"), (source) => say(`practise-source-${source}`))}
      {number("plies", say("tree-plies-label"))}
      {number("branches", say("practise-set-branches"))}
      {select("example", say("practise-set-example"), (name) => say(`tree-example-${name}`))}
      {select("root", say("tree-root-label"), (root) => say(root))}
      {has("depth") && (
        <SelectField
          label={say("depth-label")}
          choices={[...depths, [TO_THE_END, say("depth-end")]]}
          value={exercise.depth ?? TO_THE_END}
          choose={(plies) => set({ depth: plies === TO_THE_END ? null : plies })}
        />
      )}
      {number("seed", say("seed"))}
      {select("asked", say("practise-set-asked"), (kind) => say(`practise-asked-${kind}`))}
      {select("goal", say("practise-set-goal"), (goal) => say(`practise-goal-${goal}`))}
      {number("count", say("practise-set-count"))}
    </div>
  );
}

function OwnWindow({ window, set }: { window: string; set: SettingsProps["set"] }) {
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
  const [text, setText] = useState(tree);
  return (
    <div class="own-tree">
      <CodeField
        label={say("tree")}
        rows={3}
        value={text}
        changed={setText}
        onChange={({ currentTarget }) => set({ tree: currentTarget.value })}
      />
    </div>
  );
}
