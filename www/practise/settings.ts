/** The form in which a learner chooses the exercise. */
import { button, labelled, make, select } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { numberField } from "../page/number-field.ts";
import { SEEDS } from "../base/random.ts";
import { conventionFields } from "../parts/exercise/convention.ts";
import { TO_THE_END } from "../parts/search/choice.ts";
import {
  ASKED,
  BRANCHES,
  QUESTION_COUNT,
  DEFAULT_EXERCISE,
  EXERCISE_DEPTH,
  EXAMPLES,
  PLIES,
  ROOTS,
  TREE_SOURCES,
} from "../parts/exercise/exercise.ts";
import { keysOf } from "../base/keys-of.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { Range } from "../base/whole-number.ts";

type Changed = (change: Partial<Exercise>) => void;

export function settingsForm(changed: Changed) {
  const choice = choices(changed);
  const numbers = {
    plies: number("plies", PLIES, changed),
    branches: number("branches", BRANCHES, changed),
    seed: number("seed", SEEDS, changed),
    count: number("count", QUESTION_COUNT, changed),
  };
  const fields = {
    source: choice("source", TREE_SOURCES, (name) => say(`practise-source-${name}`)),
    plies: numbers.plies.element,
    branches: numbers.branches.element,
    example: choice("example", EXAMPLES, (name) => say(`tree-gallery-${name}`)),
    root: choice("root", ROOTS, (name) => say(name === "max" ? "max" : "min")),
    depth: depthField(changed),
    seed: numbers.seed.element,
    asked: choice("asked", ASKED, (name) => say(`practise-asked-${name}`)),
    count: numbers.count.element,
  };
  const tree = make("textarea", { rows: 3, dir: "ltr", spellcheck: "false" });
  /** The exercise's tree that was last put into the field. */
  let shownTree = "";
  const own = make(
    "div",
    { class: "own-tree stack airy" },
    labelled(say("tree"), tree),
    button(say("practise-set-own"), () => changed({ tree: tree.value })),
  );
  const convention = conventionFields((words) => changed({ convention: words }));
  const rules = make(
    "div",
    { class: "settings-fields", role: "group", "aria-label": say("practise-score-convention") },
    ...convention.fields,
  );
  /** The numbers that the fields have shown. */
  const shown: Partial<Record<keyof typeof numbers, number>> = {};
  return {
    element: make(
      "div",
      { class: "settings-form stack airy" },
      make("div", { class: "settings-fields" }, ...Object.values(fields)),
      own,
      rules,
    ),
    /** Shows what is chosen, and only what can be. */
    show(now: Exercise) {
      const searched = now.mode !== "find";
      const random = searched && now.source === "random";
      const possible = {
        source: searched,
        plies: random,
        branches: random,
        example: searched && now.source === "gallery",
        depth: now.mode === "step" && now.source === "board",
        root: random || (searched && now.source === "own"),
        seed: true,
        asked: now.mode === "step",
        count: now.mode !== "mark",
      };
      for (const name of keysOf(fields)) {
        fields[name].hidden = !possible[name];
        const choice = fields[name].querySelector("select");
        if (choice) choice.value = String(now[name] ?? TO_THE_END);
      }
      for (const name of keysOf(numbers)) {
        // What is typed and not yet used outlasts a change of another setting, here and in the tree.
        if (now[name] !== shown[name]) numbers[name].show((shown[name] = now[name]));
      }
      // Only a tree can be marked.
      const board = fields.source.querySelector<HTMLOptionElement>("option[value=board]");
      if (board) board.hidden = board.disabled = now.mode === "mark";
      own.hidden = !searched || now.source !== "own";
      if (now.tree !== shownTree) tree.value = shownTree = now.tree;
      rules.hidden = !searched;
      convention.show(now.convention);
    },
  };
}

/** The choice of how deep a position is searched. */
function depthField(changed: Changed) {
  const plies = Array.from({ length: EXERCISE_DEPTH[1] }, (_, index) => index + EXERCISE_DEPTH[0]);
  const options: [string, string][] = plies.map((ply) => [
    String(ply),
    say("depth-at", { count: ply }),
  ]);
  options.push([TO_THE_END, say("depth-end")]);
  const field = select(options, TO_THE_END, (value) =>
    changed({ depth: value === TO_THE_END ? null : Number(value) }),
  );
  return labelled(say("depth-label"), field);
}

/** The label of a setting: some have it in other places, too. */
function labelOf(name: string) {
  const shared = { seed: "seed", plies: "tree-plies-label", root: "tree-root-label" };
  return Object.entries(shared).find(([own]) => own === name)?.[1] ?? `practise-set-${name}`;
}

/** Makes a choice among the values of a setting. */
function choices(changed: Changed) {
  return (
    name: "source" | "example" | "root" | "asked",
    values: readonly string[],
    text: (value: string) => string,
  ) => {
    const options = values.map((value) => [value, text(value)] as const);
    const field = select(options, String(DEFAULT_EXERCISE[name]), (value) =>
      changed({ [name]: value }),
    );
    return labelled(say(labelOf(name)), field);
  };
}

/** A field for a whole number. */
function number(name: "seed" | "plies" | "branches" | "count", range: Range, changed: Changed) {
  const field = numberField(say(labelOf(name)), range);
  field.input.addEventListener("change", () => {
    const value = field.read();
    if (value != null) changed({ [name]: value });
  });
  return field;
}
