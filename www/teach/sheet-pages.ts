/** A sheet of exercises as pages: each has a line for the name, its trees, their seeds and an address. */
import { EngineRefusal } from "../engine/engine.ts";
import { hrefOf } from "../page/address.ts";
import { make } from "../base/elements.ts";
import { number, say } from "../messages/index.ts";
import { fragmentOf } from "../page/places.ts";
import { latin } from "../base/typed-text.ts";
import { conventionParts } from "../parts/exercise/convention.ts";
import { Unfit, treeOf } from "../parts/exercise/exercise.ts";
import { faultText } from "../parts/search/tree-fault.ts";
import { SIZE, layOutPaper, paginate } from "./paper-tree.ts";
import { paperDrawing } from "./paper-drawing.ts";
import { exercisesOf, shortNames } from "./sheet-plan.ts";
import type { TreeTrace } from "../../pkg/web/cutoff.js";
import type { Plan } from "./sheet-plan.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { Engine } from "../engine/engine.ts";

export async function sheetOf(engine: Engine, plan: Plan, signal: AbortSignal) {
  const exercises = exercisesOf(plan);
  const traces: TreeTrace[] = [];
  for (const exercise of exercises) traces.push(await traceOf(engine, exercise, signal));
  const fitted = paginate(traces.map(({ tree }) => layOutPaper(tree)));
  if (!fitted) throw new Unfit(say("sheet-too-large", { least: 2 * SIZE.leaf.wide }));
  const { way, scale, pages } = fitted;
  const trees = exercises.map((exercise, index) => ({ exercise, trace: traces[index], index }));
  const sides = plan.key ? [false, true] : [false];
  const made = sides.flatMap((key) =>
    pages.map((page, at) =>
      onePage(
        page.map((index) => trees[index]),
        { key, scale, number: at + 1, of: pages.length },
      ),
    ),
  );
  return make("div", { class: `sheet exercise-sheet ${way}` }, ...made);
}

async function traceOf(engine: Engine, exercise: Exercise, signal: AbortSignal) {
  const { text, maximising } = treeOf(exercise) ?? { text: "", maximising: true };
  try {
    const { convention } = exercise;
    const trace = await engine.request(
      "trace_tree",
      [latin(text), true, { maximising, convention }],
      { signal },
    );
    if (trace.tree.length === 1) throw new Unfit(say("sheet-leaf"));
    if (trace.needs !== null) throw new Unfit(say("sheet-unknown"));
    return trace;
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    throw new Unfit(faultText(error, text));
  }
}

function onePage(
  trees: { exercise: Exercise; trace: TreeTrace; index: number }[],
  { key, scale, number: page, of }: { key: boolean; scale: number; number: number; of: number },
) {
  const { convention } = trees[0].exercise;
  const head = make(
    "header",
    { class: "paper-head" },
    make("h1", {}, key ? say("sheet-heading-key") : say("sheet-heading")),
    key ? null : make("p", { class: "paper-name" }, say("sheet-name"), make("span", {})),
    make("p", { class: "paper-task" }, key ? conventionText(convention) : say("sheet-task")),
    key ? null : make("p", { class: "paper-task" }, conventionText(convention)),
  );
  const alone = trees.length === 1;
  const articles = trees.map(({ exercise, trace, index }) => {
    const name = treeName(exercise, index, trace);
    const heading = make("h2", {}, name);
    const title = make("div", { class: "paper-title" }, heading, alone ? null : address(exercise));
    return make("article", {}, title, paperDrawing(trace, key, name, scale));
  });
  // A tree alone on its page may be an own one with a long address: the foot has room for it.
  const check = alone
    ? make("p", {}, say("sheet-check"), " ", address(trees[0].exercise))
    : make("p", {}, say("sheet-check-each"));
  const foot = make(
    "footer",
    { class: "paper-foot" },
    check,
    make("p", {}, say("sheet-page", { page, pages: of })),
  );
  return make("section", { class: "paper-page" }, head, ...articles, foot);
}

function address(exercise: Exercise) {
  const href = hrefOf("practise", fragmentOf(Object.entries(shortNames(exercise))));
  return make("bdi", { dir: "ltr" }, href);
}

/** What a tree is called on the sheet: its number, where it is from, who moves. */
function treeName({ source, seed, example }: Exercise, index: number, { player }: TreeTrace) {
  const root = player === "X" ? "MAX" : "MIN";
  const tree = number(index + 1);
  const name = say("sheet-tree", { tree, root });
  if (source === "own") return name;
  const from = source === "random" ? say("sheet-seed", { seed }) : say(`sheet-example-${example}`);
  return `${name} · ${from}`;
}

function conventionText(words: string) {
  return `${say("convention-told", conventionParts(words))} ${say("sides-told")}`;
}
