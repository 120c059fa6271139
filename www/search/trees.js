/** Own trees: typing one, taking one from the gallery, random ones, links to them. */
import { say } from "../messages/index.js";
import { onClick, part, setText } from "../page.js";
import { GALLERY } from "./gallery.js";
import { treeEditor } from "./tree-editor.js";
import { faultText } from "./tree-fault.js";

/**
 * A tree and how it is to be searched.
 * @typedef {object} TreeChoice
 * @property {string} text
 * @property {boolean} pruning
 * @property {boolean} maximising Whether MAX moves at the root.
 * @property {number} [depth] Plies to search; all of the tree unless told.
 */

/** The most signs that are taken from a file: far more than the largest tree has. */
const LONGEST = 1_000_000;

/**
 * @param {import("./room.js").SearchRoom} room
 * @returns {(fragment: string) => boolean} Takes a tree from a link; whether there was one.
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

  /** @param {{ text: string, maximising: boolean, depth?: number }} tree */
  const put = (tree) => {
    text.value = tree.text;
    root.value = tree.maximising ? "max" : "min";
    depth.value = tree.depth === undefined ? "" : String(tree.depth);
  };
  const search = async () => {
    const refusal = await room.showTree({
      text: text.value,
      pruning: pruning.checked,
      maximising: root.value === "max",
      depth: depth.value === "" ? undefined : Math.max(0, Math.trunc(Number(depth.value))),
    });
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
  for (const field of [root, depth, pruning]) field.addEventListener("change", search);
  gallery.addEventListener("change", () => {
    put(GALLERY[gallery.value]);
    search();
  });
  onClick("tree-random", () => {
    const number = (/** @type {string} */ id) =>
      Number(/** @type {HTMLInputElement} */ (part(id)).value);
    put({
      text: randomTree(number("tree-branching"), number("tree-plies"), Math.random),
      maximising: root.value === "max",
    });
    search();
  });
  onClick("tree-link", async () => {
    const link = new URL(location.href);
    link.hash = writeTree(text.value, root.value, depth.value);
    try {
      await navigator.clipboard.writeText(link.href);
      setText(part("tree-fault"), say("share-done"));
    } catch {
      setText(part("tree-fault"), link.href);
    }
  });
  onClick("tree-save", () => save(text.value));
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

  return (fragment) => {
    const query = new URLSearchParams(fragment.replace(/^#/, ""));
    const linked = query.get("tree");
    if (linked === null) return false;
    const limit = query.get("depth");
    put({
      text: linked,
      maximising: query.get("root") !== "min",
      depth: limit !== null && /^\d{1,2}$/.test(limit) ? Number(limit) : undefined,
    });
    return true;
  };
}

/** Offers a text as a file. @param {string} text */
function save(text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = "tree.txt";
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {string} text @param {string} root @param {string} depth */
function writeTree(text, root, depth) {
  const query = new URLSearchParams({ tree: text, root });
  if (depth !== "") query.set("depth", depth);
  return query.toString();
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

/**
 * The text of a random tree with so many children at each node and so many plies.
 * @param {number} branching
 * @param {number} plies
 * @param {() => number} random
 * @returns {string}
 */
export function randomTree(branching, plies, random) {
  if (plies === 0) return String(Math.floor(random() * 20));
  const children = Array.from({ length: branching }, () =>
    randomTree(branching, plies - 1, random),
  );
  return `[${children.join(",")}]`;
}
