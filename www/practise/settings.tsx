/** The settings of an exercise as one row of chips, which opens them. */
import { useState } from "preact/hooks";
import { SEEDS } from "../base/random.ts";
import { Icon } from "../page/site.tsx";
import { ConventionFields } from "../parts/exercise/convention-fields.tsx";
import {
  ASKED,
  BRANCHES,
  EXAMPLES,
  EXERCISE_DEPTH,
  PLIES,
  QUESTION_COUNT,
  ROOTS,
  TREE_SOURCES,
  settingsOf,
  takesOnlyTrees,
} from "../parts/exercise/exercise.ts";
import { partsOf } from "../parts/search/convention-words.ts";
import { SelectField } from "../ui/field.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { useWords } from "../ui/words.tsx";
import type { Range } from "../base/whole-number.ts";
import type { Speech } from "../messages/catalogue.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { FrameProps } from "./frame.tsx";

type SettingsProps = Pick<FrameProps, "exercise" | "set">;

const PANEL = "settings-panel";

export function Settings(props: SettingsProps) {
  const words = useWords();
  const { say } = words;
  return (
    <div class="settings">
      <button type="button" class="settings-open" popovertarget={PANEL}>
        <Icon name="sliders-horizontal" />
        <span class="unseen">{say("settings")}</span>
        <span class="chips">
          {chipsOf(words, props.exercise).map((text) => (
            <span key={text} class="chip">
              {text}
            </span>
          ))}
        </span>
        <Icon name="chevron-down" />
      </button>
      <div id={PANEL} class={PANEL} popover="auto" role="group" aria-label={say("settings")}>
        <Fields {...props} />
        <button type="button" popovertarget={PANEL} popovertargetaction="hide">
          {say("settings-done")}
        </button>
      </div>
    </div>
  );
}

const DEPTHS = Array.from({ length: EXERCISE_DEPTH[1] }, (_, index) => index + EXERCISE_DEPTH[0]);

/** A field for each setting that the exercise has. */
function Fields({ exercise, set }: SettingsProps) {
  const { say } = useWords();
  const { mode, convention, depth, tree } = exercise;
  const has = (name: keyof Exercise) => settingsOf(exercise).includes(name);
  const sources = TREE_SOURCES.filter((name) => name !== "board" || !takesOnlyTrees(mode));

  function select<N extends "source" | "example" | "root" | "asked">(
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
      <div class="settings-fields">
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
        {number("count", say("practise-set-count"), QUESTION_COUNT)}
      </div>
      {has("tree") && <OwnTree tree={tree} set={set} />}
      {has("convention") && (
        <div class="settings-fields" role="group" aria-label={say("practise-score-convention")}>
          <ConventionFields
            convention={convention}
            choose={(words) => set({ convention: words })}
          />
        </div>
      )}
    </div>
  );
}

function OwnTree({ tree, set }: { tree: string; set: FrameProps["set"] }) {
  const { say } = useWords();
  const [text, setText] = useState(tree);
  const write = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
    setText(currentTarget.value);
  return (
    <div class="own-tree stack airy">
      <label class="field">
        <span>{say("tree")}</span>
        <textarea rows={3} dir="ltr" spellcheck={false} value={text} onInput={write} />
      </label>
      <button type="button" onClick={() => set({ tree: text })}>
        {say("practise-set-own")}
      </button>
    </div>
  );
}

/** The first chip of each source but the examples. */
const CHIPS = { random: "tree-random-button", own: "tab-own", board: "chip-board" } as const;

function chipsOf({ say }: Speech, exercise: Exercise): string[] {
  const { source, seed, plies, depth, example, asked, convention } = exercise;
  const settings = settingsOf(exercise);
  if (!settings.includes("source")) return [say("chip-puzzles", { seed })];
  const [cut, values, order] = partsOf(convention).map((id) => say(id));
  const chips = [
    source === "gallery"
      ? say("practise-name-gallery", { name: say(`tree-gallery-${example}`) })
      : say(CHIPS[source]),
    source === "random" && say("chip-plies", { plies }),
    source === "board" && depth !== null && say("depth-at", { count: depth }),
    say("chip-cut", { cut }),
    // The usual need not be said.
    convention.includes("hard") && values,
    convention.includes("right") && order,
    settings.includes("asked") && asked !== "all" && say(`practise-asked-${asked}`),
  ];
  return chips.filter((chip) => chip !== false);
}
