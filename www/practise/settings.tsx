/** The settings of an exercise as one row of chips, which opens them. */
import { useEffect, useRef, useState } from "preact/hooks";
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

export function Settings(props: SettingsProps) {
  const words = useWords();
  const { say } = words;
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.focus({ preventScroll: true });
    const press = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, [isOpen]);
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  function leave(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
  }
  return (
    <div ref={box} class="settings" onKeyDown={leave}>
      <button
        ref={opener}
        type="button"
        class="settings-open"
        aria-expanded={isOpen}
        aria-controls="settings-panel"
        onClick={() => setOpen(!isOpen)}
      >
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
      <div
        ref={panel}
        class="settings-panel"
        id="settings-panel"
        role="group"
        aria-label={say("settings")}
        tabIndex={-1}
        hidden={!isOpen}
      >
        <Fields {...props} />
        <button type="button" onClick={close}>
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
  const { mode, source, convention } = exercise;
  const settings = settingsOf(exercise);
  const has = (name: keyof Exercise) => settings.includes(name);
  function select<N extends "source" | "example" | "root" | "asked">(
    name: N,
    label: string,
    values: readonly Exercise[N][],
    text: (value: Exercise[N]) => string,
  ) {
    if (!has(name)) return null;
    const choices = values.map((value) => [value, text(value)] as const);
    const choose = (value: Exercise[N]) => set({ [name]: value });
    return <SelectField label={label} choices={choices} value={exercise[name]} choose={choose} />;
  }
  function number(name: "plies" | "branches" | "seed" | "count", label: string, range: Range) {
    const choose = (value: number | null) => set({ [name]: value ?? exercise[name] });
    return (
      has(name) && (
        <NumberField label={label} range={range} value={exercise[name]} choose={choose} />
      )
    );
  }
  const sources = TREE_SOURCES.filter((name) => name !== "board" || !takesOnlyTrees(mode));
  return (
    <div class="settings-form stack airy">
      <div class="settings-fields">
        {select("source", say("practise-set-source"), sources, (name) =>
          say(`practise-source-${name}`),
        )}
        {number("plies", say("tree-plies-label"), PLIES)}
        {number("branches", say("practise-set-branches"), BRANCHES)}
        {select("example", say("practise-set-example"), EXAMPLES, (name) =>
          say(`tree-gallery-${name}`),
        )}
        {select("root", say("tree-root-label"), ROOTS, (name) => say(name))}
        {has("depth") && (
          <SelectField
            label={say("depth-label")}
            choices={[
              ...DEPTHS.map((plies) => [plies, say("depth-at", { count: plies })] as const),
              [0, say("depth-end")],
            ]}
            value={exercise.depth ?? 0}
            choose={(plies) => set({ depth: plies || null })}
          />
        )}
        {number("seed", say("seed"), SEEDS)}
        {select("asked", say("practise-set-asked"), ASKED, (name) => say(`practise-asked-${name}`))}
        {number("count", say("practise-set-count"), QUESTION_COUNT)}
      </div>
      {source === "own" && has("tree") && <OwnTree exercise={exercise} set={set} />}
      {has("convention") && (
        <div class="settings-fields" role="group" aria-label={say("practise-score-convention")}>
          <ConventionFields convention={convention} choose={(convention) => set({ convention })} />
        </div>
      )}
    </div>
  );
}

function OwnTree({ exercise, set }: SettingsProps) {
  const { say } = useWords();
  const [tree, setTree] = useState(exercise.tree);
  return (
    <div class="own-tree stack airy">
      <label class="field">
        <span>{say("tree")}</span>
        <textarea
          rows={3}
          dir="ltr"
          spellcheck={false}
          value={tree}
          onInput={({ currentTarget }) => setTree(currentTarget.value)}
        />
      </label>
      <button type="button" onClick={() => set({ tree })}>
        {say("practise-set-own")}
      </button>
    </div>
  );
}

/** The first chip of each source but the examples. */
const CHIPS = { random: "tree-random-button", own: "tab-own", board: "chip-board" } as const;

function chipsOf({ say }: Speech, exercise: Exercise) {
  const { source, seed, plies, depth, example, asked, convention } = exercise;
  const settings = settingsOf(exercise);
  if (!settings.includes("source")) return [say("chip-puzzles", { seed })];
  const name =
    source === "gallery"
      ? say("practise-name-gallery", { name: say(`tree-gallery-${example}`) })
      : say(CHIPS[source]);
  const [cut, values, order] = partsOf(convention).map((id) => say(id));
  return [
    name,
    ...(source === "random" ? [say("chip-plies", { plies })] : []),
    ...(source === "board" && depth !== null ? [say("depth-at", { count: depth })] : []),
    say("chip-cut", { cut }),
    // The usual need not be said.
    ...(convention.includes("hard") ? [values] : []),
    ...(convention.includes("right") ? [order] : []),
    ...(settings.includes("asked") && asked !== "all" ? [say(`practise-asked-${asked}`)] : []),
  ];
}
