/** A sheet of exercises as pages: each has a line for the name, its trees, their seeds and an address. */
import { EngineRefusal } from "../engine/engine.js";
import { hrefOf } from "../page/address.js";
import { make } from "../base/elements.js";
import { number, say } from "../messages/index.js";
import { fragmentOf } from "../page/places.js";
import { latin } from "../base/typed-text.js";
import { conventionParts } from "../parts/exercise/convention.js";
import { Unfit } from "../parts/exercise/unfit.js";
import { faultText } from "../parts/search/tree-fault.js";
import { SIZE, layOutPaper, paginate } from "./paper-tree.js";
import { paperDrawing } from "./paper-drawing.js";
import { treeOf } from "../parts/exercise/tree.js";
import { exercisesOf, shortNames } from "./sheet-plan.js";

/** @import { TreeTrace } from "../../pkg/web/cutoff.js" */
/** @import { Plan } from "./types.d.ts" */
/** @import { Exercise } from "../parts/exercise/types.d.ts" */
/** @import { Engine } from "../engine/engine.js" */

/**
 * @param {Engine} engine
 * @param {Plan} plan
 * @param {AbortSignal} signal
 * @returns {Promise<HTMLElement>} Rejects with `Unfit`.
 */
export async function sheetOf(engine, plan, signal) {
  const exercises = exercisesOf(plan);
  /** @type {TreeTrace[]} */
  const traces = [];
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

/** The search of an exercise's tree. @param {Engine} engine @param {Exercise} exercise @param {AbortSignal} signal */
async function traceOf(engine, exercise, signal) {
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

/**
 * @param {{ exercise: Exercise, trace: TreeTrace, index: number }[]} trees
 * @param {{ key: boolean, scale: number, number: number, of: number }} page
 */
function onePage(trees, { key, scale, number: page, of }) {
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

/** Where a tree is marked on screen. @param {Exercise} exercise */
function address(exercise) {
  const href = hrefOf("practise", fragmentOf(Object.entries(shortNames(exercise))));
  return make("bdi", { dir: "ltr" }, href);
}

/** What a tree is called on the sheet: its number, where it is from, who moves. @param {Exercise} exercise @param {number} index @param {TreeTrace} trace */
function treeName({ source, seed, example }, index, { player }) {
  const root = player === "X" ? "MAX" : "MIN";
  const tree = number(index + 1);
  const name = say("sheet-tree", { tree, root });
  if (source === "own") return name;
  const from = source === "random" ? say("sheet-seed", { seed }) : say(`sheet-example-${example}`);
  return `${name} · ${from}`;
}

/** A convention in words. @param {string} words As the engine takes them. */
function conventionText(words) {
  return `${say("convention-told", conventionParts(words))} ${say("sides-told")}`;
}
