/** The settings of a sheet. */
import { labelled, make, select } from "../base/elements.js";
import { say } from "../messages/index.js";
import { numberField } from "../page/number-field.js";
import { SEEDS } from "../base/random.js";
import { conventionFields } from "../parts/exercise/convention.js";
import { EXAMPLES, ROOTS } from "../parts/exercise/exercise.js";
import { TREE_COUNT, TREE_SIZES, readSize, sizeOf } from "./sheet-plan.js";

/** @import { Plan } from "./types.d.ts" */

const SOURCES = /** @type {const} */ (["random", "gallery", "own"]);
/**
 * @param {() => Plan} plan
 * @param {(change: Partial<Plan>) => void} set
 * @param {() => void} again Called when other fields are wanted.
 */
export function sheetFields(plan, set, again) {
  const { first, count, key } = plan();
  /** @param {Partial<Plan["first"]>} change */
  const setFirst = (change) => set({ first: { ...plan().first, ...change } });

  const convention = conventionFields((words) => setFirst({ convention: words }));
  convention.show(first.convention);
  const [cut, ...seldom] = convention.fields;
  const open = !["", "strict"].includes(first.convention);
  const source = labelled(
    say("sheet-source"),
    select(
      SOURCES.map((name) => pair(name, say(`sheet-source-${name}`))),
      first.source,
      (name) => {
        setFirst({ source: SOURCES.find((one) => one === name) ?? "random" });
        again();
      },
    ),
  );
  const most = Array.from({ length: TREE_COUNT[1] }, (_, index) => String(index + 1));
  const counts = most.map((text) => pair(text, say("sheet-count-of", { count: Number(text) })));
  const number = select(counts, String(count), (text) => set({ count: Number(text) }));
  const answers = make("input", { type: "checkbox", checked: key });
  answers.addEventListener("change", () => set({ key: answers.checked }));
  return [
    source,
    labelled(say("sheet-count"), number),
    ...ofSource(),
    cut,
    make(
      "details",
      { class: "wide", open },
      make("summary", {}, say("sheet-more")),
      make("div", { class: "teach-fields" }, ...seldom),
    ),
    make("label", { class: "choice wide" }, answers, say("sheet-key")),
  ];

  /** What there is to choose of the trees' source. */
  function ofSource() {
    if (first.source === "gallery") {
      const choose = (/** @type {string} */ example) => setFirst({ example });
      const field = select(
        EXAMPLES.map((name) => pair(name, say(`sheet-example-${name}`))),
        first.example,
        choose,
      );
      return [wide(labelled(say("sheet-example"), field))];
    }
    const roots = [pair("max", "MAX ▲"), pair("min", "MIN ▼")];
    const root = select(roots, first.root, (name) =>
      setFirst({ root: ROOTS.find((one) => one === name) ?? "max" }),
    );
    const moves = labelled(say("sheet-root"), root);
    if (first.source === "own") {
      const tree = text(first.tree, (typed) => setFirst({ tree: typed }));
      return [wide(labelled(say("tree"), tree)), moves];
    }
    const sizes = TREE_SIZES.map((size) => pair(size, say("sheet-size-of", readSize(size))));
    const size = select(sizes, sizeOf(first), (chosen) => setFirst(readSize(chosen)));
    const seed = numberField(say("seed"), SEEDS);
    seed.show(first.seed);
    seed.input.addEventListener("input", () => {
      const read = seed.read();
      if (read != null) setFirst({ seed: read });
    });
    return [wide(labelled(say("teach-size"), size)), moves, seed.element];
  }
}

/** @param {string} value @param {(typed: string) => void} changed */
function text(value, changed) {
  const field = make("input", {
    type: "text",
    dir: "ltr",
    spellcheck: "false",
    autocomplete: "off",
    value,
  });
  field.addEventListener("input", () => changed(field.value));
  return field;
}

/** @param {string} value @param {string} words @returns {[string, string]} */
function pair(value, words) {
  return [value, words];
}

/** A field that takes the whole row. @param {HTMLElement} field */
function wide(field) {
  field.classList.add("wide");
  return field;
}
