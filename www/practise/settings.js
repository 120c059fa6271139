/** What is to be asked, chosen in a form. */
import { button, labelled, make, select } from "../page/elements.js";
import { say } from "../messages/index.js";
import {
  ASKED,
  BRANCHES,
  EXAMPLES,
  MODES,
  PLIES,
  ROOTS,
  SEEDS,
  SOURCES,
  readConvention,
  readCount,
} from "./exercise.js";

/** @typedef {import("./exercise.js").Exercise} Exercise */

/**
 * @param {Exercise} exercise What is chosen at first.
 * @param {(change: Partial<Exercise>) => void} changed
 */
export function settingsForm(exercise, changed) {
  /**
   * @template {keyof Exercise} K
   * @param {K} name
   * @param {readonly Exercise[K][]} choices
   * @param {(choice: string) => string} text
   */
  const choice = (name, choices, text) => {
    const options = choices.map(
      (value) => /** @type {const} */ ([String(value), text(String(value))]),
    );
    const field = select(options, String(exercise[name]), (value) => changed({ [name]: value }));
    return labelled(say(`quiz-set-${name}`), field);
  };
  /** @param {"seed" | "plies" | "branches"} name @param {readonly [number, number]} range */
  const count = (name, [least, most]) => {
    const field = make("input", { type: "number", min: least, max: most, inputmode: "numeric" });
    field.value = String(exercise[name]);
    field.addEventListener("change", () => {
      const value = readCount(field.value, [least, most]);
      field.setAttribute("aria-invalid", String(value === undefined));
      if (value !== undefined) changed({ [name]: value });
    });
    return labelled(say(`quiz-set-${name}`), field);
  };
  const source = choice("source", SOURCES, (name) => say(`quiz-source-${name}`));
  const root = choice("root", ROOTS, (name) =>
    name === "max" ? say("quiz-max") : say("quiz-min"),
  );
  const seed = count("seed", SEEDS);
  const asked = choice("asked", ASKED, (name) => say(`quiz-asked-${name}`));
  const mode = choice("mode", MODES, (name) => say(`quiz-mode-${name}`));
  const plies = count("plies", PLIES);
  const branches = count("branches", BRANCHES);
  const example = choice("example", EXAMPLES, (name) => say(`tree-gallery-${name}`));
  const [tree, own] = ownTree(exercise.tree, (text) => changed({ tree: text }));
  const element = make(
    "div",
    { class: "quiz-settings" },
    make("div", { class: "fields" }, source, plies, branches, example, root, seed, mode, asked),
    own,
    conventionFields(exercise.convention, (convention) => changed({ convention })),
  );
  return {
    element,
    /** Shows what is chosen, and only what can be. @param {Exercise} now */
    show(now) {
      const shown = /** @type {const} */ ([
        [plies, now.source === "random"],
        [branches, now.source === "random"],
        [example, now.source === "gallery"],
        [root, now.source === "random" || now.source === "own"],
        [own, now.source === "own"],
        [mode, now.source !== "board"],
        [asked, now.mode === "step" || now.source === "board"],
      ]);
      for (const [field, possible] of shown) field.hidden = !possible;
      for (const [field, value] of /** @type {const} */ ([
        [seed, now.seed],
        [example, now.example],
      ])) {
        const input = /** @type {HTMLInputElement} */ (field.querySelector("input, select"));
        input.value = String(value);
        input.removeAttribute("aria-invalid");
      }
      tree.value = now.tree;
    },
  };
}

/**
 * @param {string} text
 * @param {(text: string) => void} changed
 * @returns {[HTMLTextAreaElement, HTMLElement]}
 */
function ownTree(text, changed) {
  const field = make("textarea", { rows: 3, dir: "ltr", spellcheck: "false" });
  field.value = text;
  const set = button(say("quiz-set-own"), () => changed(field.value));
  return [field, make("div", { class: "quiz-own" }, labelled(say("quiz-set-tree"), field), set)];
}

/** Where to cut, what to return, which way to go. @param {string} convention @param {(words: string) => void} changed */
function conventionFields(convention, changed) {
  const chosen = new Set(convention.split(" "));
  /** @param {string} word @param {string} label @param {string} without @param {string} by */
  const field = (word, label, without, by) => {
    const choices = /** @type {const} */ ([
      ["", without],
      [word, by],
    ]);
    const box = select(choices, chosen.has(word) ? word : "", (value) => {
      if (value === "") chosen.delete(word);
      else chosen.add(word);
      changed(readConvention([...chosen].join(" ")) ?? "");
    });
    return labelled(label, box);
  };
  return make(
    "div",
    { class: "fields", role: "group", "aria-label": say("quiz-convention-title") },
    field("strict", say("quiz-cut-label"), say("quiz-cut-ge"), say("quiz-cut-gt")),
    field("hard", say("quiz-values-label"), say("quiz-values-soft"), say("quiz-values-hard")),
    field("right", say("quiz-order-label"), say("quiz-order-left"), say("quiz-order-right")),
  );
}
