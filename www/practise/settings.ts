/** The form in which a learner chooses the exercise. */
import { button, labelled, make, select } from "../base/elements.js";
import { say } from "../messages/index.js";
import { numberField } from "../page/number-field.js";
import { SEEDS } from "../base/random.js";
import { conventionFields } from "../parts/exercise/convention.js";
import { TO_THE_END } from "../parts/search/choice.js";
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
} from "../parts/exercise/exercise.js";

/** @import { Exercise } from "../parts/exercise/types.d.ts" */
/** @import { Range } from "../base/types.d.ts" */
/** @typedef {(change: Partial<Exercise>) => void} Changed */

/** @param {Changed} changed */
export function settingsForm(changed) {
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
  /** The numbers that the fields have shown. @type {Partial<Record<keyof typeof numbers, number>>} */
  const shown = {};
  return {
    element: make(
      "div",
      { class: "settings-form stack airy" },
      make("div", { class: "settings-fields" }, ...Object.values(fields)),
      own,
      rules,
    ),
    /** Shows what is chosen, and only what can be. @param {Exercise} now */
    show(now) {
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
      for (const name of /** @type {(keyof typeof fields)[]} */ (Object.keys(fields))) {
        fields[name].hidden = !possible[name];
        const choice = fields[name].querySelector("select");
        if (choice) choice.value = String(now[name] ?? TO_THE_END);
      }
      for (const name of /** @type {(keyof typeof numbers)[]} */ (Object.keys(numbers))) {
        // What is typed and not yet used outlasts a change of another setting, here and in the tree.
        if (now[name] !== shown[name]) numbers[name].show((shown[name] = now[name]));
      }
      // Only a tree can be marked.
      const board = fields.source.querySelector(/** @type {"option"} */ ("option[value=board]"));
      if (board) board.hidden = board.disabled = now.mode === "mark";
      own.hidden = !searched || now.source !== "own";
      if (now.tree !== shownTree) tree.value = shownTree = now.tree;
      rules.hidden = !searched;
      convention.show(now.convention);
    },
  };
}

/** The choice of how deep a position is searched. @param {Changed} changed */
function depthField(changed) {
  const plies = Array.from({ length: EXERCISE_DEPTH[1] }, (_, index) => index + EXERCISE_DEPTH[0]);
  /** @type {[string, string][]} */
  const options = plies.map((ply) => [String(ply), say("depth-at", { count: ply })]);
  options.push([TO_THE_END, say("depth-end")]);
  const field = select(options, TO_THE_END, (value) =>
    changed({ depth: value === TO_THE_END ? null : Number(value) }),
  );
  return labelled(say("depth-label"), field);
}

/** The label of a setting: some have it in other places, too. @param {string} name */
function labelOf(name) {
  const shared = { seed: "seed", plies: "tree-plies-label", root: "tree-root-label" };
  return Object.entries(shared).find(([own]) => own === name)?.[1] ?? `practise-set-${name}`;
}

/** Makes a choice among the values of a setting. @param {Changed} changed */
function choices(changed) {
  /**
   * @param {"source" | "example" | "root" | "asked"} name
   * @param {readonly string[]} values
   * @param {(value: string) => string} text
   */
  return (name, values, text) => {
    const options = values.map((value) => /** @type {const} */ ([value, text(value)]));
    const field = select(options, String(DEFAULT_EXERCISE[name]), (value) =>
      changed({ [name]: value }),
    );
    return labelled(say(labelOf(name)), field);
  };
}

/**
 * A field for a whole number.
 * @param {"seed" | "plies" | "branches" | "count"} name
 * @param {Range} range
 * @param {Changed} changed
 */
function number(name, range, changed) {
  const field = numberField(say(labelOf(name)), range);
  field.input.addEventListener("change", () => {
    const value = field.read();
    if (value != null) changed({ [name]: value });
  });
  return field;
}
