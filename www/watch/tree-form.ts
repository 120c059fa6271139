/** The form for a tree of one's own: typing one, random ones, files, and how it is searched. */
import { download, setText } from "../base/elements.js";
import { say } from "../messages/index.js";
import { onClick, part } from "../page/parts.js";
import { wholeNumber } from "../page/number-field.js";
import { between } from "../base/sample.js";
import { SEARCH_DEPTH } from "../parts/search/choice.js";
import { randomTree } from "../parts/search/example-trees.js";
import { treeEditor } from "./tree-editor.js";
import { faultText } from "../parts/search/tree-fault.js";

/** @import { TreeChoice } from "../parts/search/types.d.ts" */
/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { EngineRefusal } from "../engine/engine.js" */
/** @import { Range } from "../base/types.d.ts" */

/** The most bytes that are taken from a file: far more than the largest tree has. */
const LONGEST = 1_000_000;

/** How many branches the nodes of a random tree can have, and how many plies it. */
const BRANCHES = /** @type {const} */ ([1, 5]);
const PLIES = /** @type {const} */ ([1, 4]);

/**
 * @typedef {object} TreeForm
 * @property {(tree: TreeChoice) => void} put Fills the form.
 * @property {(refusal: EngineRefusal | null) => void} refuse Says what is
 * wrong with the text, or that nothing is.
 * @property {(subject: Subject, id: number) => boolean} edit Takes a click on a
 * node if the tree is being edited; otherwise false.
 */

/**
 * @param {(tree: Omit<TreeChoice, "pruning">) => void} search Called with the tree to be searched.
 * @returns {TreeForm}
 */
export function treeForm(search) {
  const text = /** @type {HTMLTextAreaElement} */ (part("tree-text"));
  const root = /** @type {HTMLSelectElement} */ (part("tree-root"));
  const depth = numberIn("tree-depth", SEARCH_DEPTH, true);
  const branches = numberIn("tree-branching", BRANCHES);
  const plies = numberIn("tree-plies", PLIES);
  for (const field of [branches, plies]) field.show(3);

  const submit = () => {
    const limit = depth.read();
    if (limit === undefined) return;
    search({ text: text.value, maximising: root.value === "max", depth: limit ?? undefined });
  };
  const replace = (/** @type {string} */ changed) => {
    text.value = changed;
    submit();
  };
  part("tree-form").addEventListener("submit", (event) => {
    event.preventDefault();
    if (depth.read() === undefined) part("tree-depth").focus();
    submit();
  });
  for (const id of ["tree-root", "tree-depth"]) part(id).addEventListener("change", submit);
  onClick("tree-random", () => {
    const [width, height] = [branches.read(), plies.read()];
    if (width == null) return part("tree-branching").focus();
    if (height == null) return part("tree-plies").focus();
    depth.show(null);
    const leaf = () => between(Math.random, 0, 19);
    replace(randomTree(height, { branches: () => width, leaf }));
  });
  onClick("tree-save", () => download("tree.txt", text.value));
  openFile(replace);
  const edit = treeEditor(replace);

  return {
    put(tree) {
      // A text of a megabyte takes long to lay out again.
      if (text.value !== tree.text) text.value = tree.text;
      root.value = tree.maximising ? "max" : "min";
      depth.show(tree.depth);
    },
    refuse(refusal) {
      text.setAttribute("aria-invalid", String(refusal !== null));
      setText(part("tree-fault"), refusal ? faultText(refusal, text.value) : "");
      if (refusal?.at === undefined) return;
      text.focus();
      text.setSelectionRange(...placeOf(text.value, refusal.at));
    },
    edit,
  };
}

/**
 * A number field of the page.
 * @param {string} id
 * @param {Range} range
 * @param {boolean} [isOptional]
 */
function numberIn(id, range, isOptional) {
  const input = /** @type {HTMLInputElement} */ (part(id));
  const field = wholeNumber(input, range, isOptional);
  input.closest("label")?.after(field.fault);
  return field;
}

/** @param {(text: string) => void} take */
function openFile(take) {
  const file = /** @type {HTMLInputElement} */ (part("tree-file"));
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const fault = part("tree-fault");
    try {
      if (chosen.size > LONGEST) setText(fault, say("tree-file-long", { most: LONGEST }));
      else take(await chosen.text());
    } catch {
      setText(fault, say("tree-file-failed"));
    }
    file.value = "";
  });
}

/**
 * Where a character lies in a field, which counts in UTF-16 units.
 * @param {string} text
 * @param {number} at
 * @returns {[number, number]}
 */
function placeOf(text, at) {
  const signs = [...text];
  const start = signs.slice(0, at).join("").length;
  return [start, start + (signs[at]?.length ?? 0)];
}
