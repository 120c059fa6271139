/** The settings of a sheet. */
import { labelled, make, select } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { numberField } from "../page/number-field.ts";
import { SEEDS } from "../base/random.ts";
import { conventionFields } from "../parts/exercise/convention.ts";
import { EXAMPLES } from "../parts/exercise/exercise.ts";
import { pairs, textField, wide } from "./fields.ts";
import { TREE_COUNT, TREE_SIZES, readSize, sizeOf } from "./sheet-plan.ts";
import type { Plan } from "./sheet-plan.ts";

const SOURCES = ["random", "gallery", "own"] as const;
const ROOTS = [
  ["max", "MAX ▲"],
  ["min", "MIN ▼"],
] as const;

/** @param again Called when other fields are wanted. */
export function sheetFields(
  plan: () => Plan,
  set: (change: Partial<Plan>) => void,
  again: () => void,
) {
  const { first, count, key } = plan();
  const setFirst = (change: Partial<Plan["first"]>) =>
    set({ first: { ...plan().first, ...change } });

  const convention = conventionFields((words) => setFirst({ convention: words }));
  convention.show(first.convention);
  const [cut, ...seldom] = convention.fields;
  const open = !["", "strict"].includes(first.convention);
  const source = labelled(
    say("sheet-source"),
    select(
      pairs(SOURCES, (name) => say(`sheet-source-${name}`)),
      SOURCES.find((name) => name === first.source) ?? "random",
      (name) => {
        setFirst({ source: name });
        again();
      },
    ),
  );
  const most = Array.from({ length: TREE_COUNT[1] }, (_, index) => String(index + 1));
  const counts = pairs(most, (text) => say("sheet-count-of", { count: Number(text) }));
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
      const choose = (example: typeof first.example) => setFirst({ example });
      const field = select(
        pairs(EXAMPLES, (name) => say(`sheet-example-${name}`)),
        first.example,
        choose,
      );
      return [wide(labelled(say("sheet-example"), field))];
    }
    const root = select(ROOTS, first.root, (chosen) => setFirst({ root: chosen }));
    const moves = labelled(say("sheet-root"), root);
    if (first.source === "own") {
      const tree = textField(first.tree, (typed) => setFirst({ tree: typed }));
      return [wide(labelled(say("tree"), tree)), moves];
    }
    const sizes = pairs(TREE_SIZES, (size) => say("sheet-size-of", readSize(size)));
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
