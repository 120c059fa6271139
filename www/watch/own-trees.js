/** Own trees: typing one, taking one from the gallery, random ones, links to them. */
import { download } from "../page/elements.js";
import { say } from "../messages/index.js";
import { onClick, part, setText } from "../page/parts.js";
import { GALLERY } from "./example-trees.js";
import { treeEditor } from "./own-tree-editor.js";
import { faultText } from "./own-tree-fault.js";
import { randomTree } from "./random-tree.js";
import { between } from "../page/sample.js";

/**
 * A tree, and how to search it.
 * @typedef {object} TreeChoice
 * @property {string} text
 * @property {boolean} pruning
 * @property {boolean} maximising Whether MAX moves at the root.
 * @property {number} [depth] Plies to search; the whole tree if it is left out.
 */

/** The most signs that are taken from a file: far more than the largest tree has. */
const LONGEST = 1_000_000;

/**
 * What can be done with the tree in the form.
 * @typedef {object} TreeForm
 * @property {(query: URLSearchParams) => void} take Takes the tree of a link, if it has one.
 * @property {(step: number) => Promise<void>} search Shows a step of its search.
 * @property {() => Record<string, string>} link What a link to it says.
 */

/**
 * @param {import("./stepper.js").Stepper} room
 * @returns {TreeForm}
 */
export function treeForm(room) {
  const form = /** @type {HTMLFormElement} */ (part("tree-form"));
  const text = /** @type {HTMLTextAreaElement} */ (part("tree-text"));
  const root = /** @type {HTMLSelectElement} */ (part("tree-root"));
  const depth = /** @type {HTMLInputElement} */ (part("tree-depth"));
  const pruning = /** @type {HTMLInputElement} */ (part("tree-pruning"));
  const gallery = /** @type {HTMLSelectElement} */ (part("tree-gallery"));
  gallery.append(
    ...Object.keys(GALLERY).map((name) => new Option(say(`tree-gallery-${name}`), name)),
  );

  /** @param {{ text: string, maximising: boolean, depth?: number, pruning?: boolean }} tree */
  const put = (tree) => {
    text.value = tree.text;
    root.value = tree.maximising ? "max" : "min";
    depth.value = tree.depth === undefined ? "" : String(tree.depth);
    pruning.checked = tree.pruning ?? pruning.checked;
  };
  const search = async (step = 1) => {
    const choice = {
      text: text.value,
      pruning: pruning.checked,
      maximising: root.value === "max",
      depth: depth.value === "" ? undefined : Math.max(0, Math.trunc(Number(depth.value))),
    };
    const refusal = await room.showTree(choice, step);
    text.setAttribute("aria-invalid", String(refusal !== null));
    setText(part("tree-fault"), refusal ? faultText(refusal, text.value) : "");
    if (refusal?.at === undefined) return;
    text.focus();
    text.setSelectionRange(...placeOf(text.value, refusal.at));
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
  });
  for (const field of [root, depth, pruning]) field.addEventListener("change", () => search());
  const link = () => {
    /** @type {Record<string, string>} */
    const said = { tree: text.value, root: root.value };
    if (depth.value !== "") said.depth = depth.value;
    if (!pruning.checked) said.by = "minimax";
    return said;
  };
  gallery.addEventListener("change", () => {
    put(GALLERY[gallery.value]);
    search();
  });
  onClick("tree-random", () => {
    const number = (/** @type {string} */ id) =>
      Number(/** @type {HTMLInputElement} */ (part(id)).value);
    put({
      text: randomTree(number("tree-plies"), {
        branches: () => number("tree-branching"),
        leaf: () => between(Math.random, 0, 19),
      }),
      maximising: root.value === "max",
    });
    search();
  });
  onClick("tree-save", () => download("tree.txt", text.value));
  const file = /** @type {HTMLInputElement} */ (part("tree-file"));
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    try {
      if (chosen.size > LONGEST)
        setText(part("tree-fault"), say("tree-file-long", { most: LONGEST }));
      else {
        text.value = await chosen.text();
        await search();
      }
    } catch {
      setText(part("tree-fault"), say("tree-file-failed"));
    }
    file.value = "";
  });
  treeEditor(room, (changed) => {
    text.value = changed;
    search();
  });
  put(GALLERY.aima);

  /** @param {URLSearchParams} query */
  const take = (query) => {
    const linked = query.get("tree");
    if (linked === null) return;
    const limit = query.get("depth");
    put({
      text: linked,
      maximising: query.get("root") !== "min",
      depth: limit !== null && /^\d{1,2}$/.test(limit) ? Number(limit) : undefined,
      pruning: query.get("by") !== "minimax",
    });
  };
  return { take, search, link };
}

/**
 * Where a sign lies in a field, which counts in UTF-16 units.
 * @param {string} text
 * @param {number} at
 * @returns {[number, number]}
 */
function placeOf(text, at) {
  const signs = [...text];
  const start = signs.slice(0, at).join("").length;
  return [start, start + (signs[at]?.length ?? 0)];
}
