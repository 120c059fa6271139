/** What a learner chooses: the kind of exercise, and its settings as one row of chips that opens a form. */
import { button, labelled, make, select } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { numberField } from "../page/number-field.ts";
import { SEEDS } from "../base/random.ts";
import { conventionFields, conventionParts } from "../parts/exercise/convention.ts";
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
  settingsOf,
  takesOnlyTrees,
  TREE_SOURCES,
  MODES,
  WAYS,
} from "../parts/exercise/exercise.ts";
import { keysOf } from "../base/keys-of.ts";
import { icon } from "../page/icon.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { Range } from "../base/whole-number.ts";

type Changed = (change: Partial<Exercise>) => void;
type Choice = "source" | "example" | "root" | "asked";
type Count = "seed" | "plies" | "branches" | "count";

function settingsForm(changed: Changed) {
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
  /** What the fields have shown. */
  const shown: Partial<Exercise> = {};
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
      const settings = settingsOf(now);
      for (const name of keysOf(fields)) {
        fields[name].hidden = !settings.includes(name);
        const choice = fields[name].querySelector("select");
        if (choice) choice.value = String(now[name] ?? TO_THE_END);
      }
      for (const name of keysOf(numbers)) {
        // What is typed and not yet used outlasts a change of another setting, here and in the tree.
        if (now[name] !== shown[name]) numbers[name].show((shown[name] = now[name]));
      }
      const board = fields.source.querySelector<HTMLOptionElement>("option[value=board]");
      if (board) board.hidden = board.disabled = takesOnlyTrees(now.mode);
      own.hidden = !settings.includes("tree");
      if (now.tree !== (shown.tree ?? "")) tree.value = shown.tree = now.tree;
      rules.hidden = !settings.includes("convention");
      convention.show(now.convention);
    },
  };
}

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
function labelOf(name: Choice | Count): MessageId {
  if (name === "seed") return "seed";
  return name === "plies" || name === "root" ? `tree-${name}-label` : `practise-set-${name}`;
}

function choices(changed: Changed) {
  return <V extends string>(name: Choice, values: readonly V[], text: (value: V) => string) => {
    const options = values.map((value) => [String(value), text(value)] as const);
    const field = select(options, String(DEFAULT_EXERCISE[name]), (value) =>
      changed({ [name]: value }),
    );
    return labelled(say(labelOf(name)), field);
  };
}

function number(name: Count, range: Range, changed: Changed) {
  const field = numberField(say(labelOf(name)), range);
  field.input.addEventListener("change", () => {
    const value = field.read();
    if (value != null) changed({ [name]: value });
  });
  return field;
}

export function settingsRow(changed: (change: Partial<Exercise>) => void) {
  const chips = make("span", { class: "chips" });
  const form = settingsForm(changed);
  const done = button(say("settings-done"), () => show(false, true));
  const panel = make(
    "div",
    {
      class: "settings-panel",
      id: "settings-panel",
      role: "group",
      "aria-label": say("settings"),
      hidden: true,
    },
    form.element,
    done,
  );
  const opener = make(
    "button",
    {
      type: "button",
      class: "settings-open",
      "aria-expanded": "false",
      "aria-controls": "settings-panel",
      onclick: () => show(Boolean(panel.hidden), false),
    },
    icon("sliders-horizontal"),
    make("span", { class: "unseen" }, say("settings")),
    chips,
    icon("chevron-down"),
  );
  const element = make("div", { class: "settings" }, opener, panel);

  function show(open: boolean, back: boolean) {
    panel.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    if (open) panel.querySelector<HTMLElement>("select, input")?.focus();
    else if (back) opener.focus();
  }
  const outside = ({ target }: Event) => {
    if (!panel.hidden && target instanceof Node && !element.contains(target)) show(false, false);
  };
  document.addEventListener("click", outside);
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    event.stopPropagation();
    show(false, true);
  });
  return {
    element,
    show(exercise: Exercise) {
      element.hidden = settingsOf(exercise).length === 0;
      form.show(exercise);
      chips.replaceChildren(
        ...chipsOf(exercise).map((text) => make("span", { class: "chip" }, text)),
      );
    },
    close: () => document.removeEventListener("click", outside),
  };
}

/** The first chip of each source but the examples. */
const CHIPS = { random: "tree-random-button", own: "tab-own", board: "chip-board" } as const;

function chipsOf(exercise: Exercise) {
  const { source, seed, plies, depth, example, asked, convention } = exercise;
  const settings = settingsOf(exercise);
  if (!settings.includes("source")) return [say("chip-puzzles", { seed })];
  const name =
    source === "gallery"
      ? say("practise-name-gallery", { name: say(`tree-gallery-${example}`) })
      : say(CHIPS[source]);
  const { cut, values, order } = conventionParts(convention);
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

export function kindChooser(chosen: (change: Partial<Exercise>) => void) {
  const kinds = choice(
    say("kinds"),
    MODES,
    (mode) => say(`kind-${mode}`),
    (mode) => chosen(mode === "program" ? { mode, way: WAYS[0] } : { mode }),
  );
  const ways = choice(
    say("ways"),
    WAYS,
    (way) => say(`way-${way}`),
    (way) => chosen({ way }),
  );
  return {
    elements: [kinds.element, ways.element],
    show({ mode, way, number }: Exercise) {
      kinds.show(mode);
      ways.show(way);
      // A log says where a search differs: that is asked after its number is known.
      ways.offer("log", way === "log" || number !== undefined);
      ways.element.hidden = mode !== "program";
    },
  };
}

function choice<T extends string>(
  label: string,
  names: readonly T[],
  text: (name: T) => string,
  chosen: (name: T) => void,
) {
  const buttons = names.map((name) => button(text(name), () => chosen(name)));
  return {
    element: make("div", { class: "kinds", role: "group", "aria-label": label }, ...buttons),
    show(chosen: T) {
      names.forEach((name, at) =>
        buttons[at].setAttribute("aria-pressed", String(name === chosen)),
      );
    },
    offer: (name: T, isOffered: boolean) => (buttons[names.indexOf(name)].hidden = !isOffered),
  };
}
