/** Changing a written-out tree by its drawing: the value of a node, one branch more, one less. */
import { say } from "../messages/index.js";
import { onClick, part, setText } from "../page/parts.js";

/** @typedef {import("../../pkg/web/cutoff.js").TreeNode} TreeNode */
/** @typedef {import("./stepper.js").SearchRoom} SearchRoom */

/**
 * A tree in the making: what is written at a node, and its branches.
 * @typedef {{ text: string, children: Sketch[] }} Sketch
 */

/** @param {TreeNode[]} tree @param {number} [index] @returns {Sketch} */
export function sketch(tree, index = 0) {
  const { name, value, children } = tree[index];
  return {
    text: name ?? (value === null ? "" : String(value)),
    children: children.map((child) => sketch(tree, child)),
  };
}

/** @param {Sketch} node @returns {string} */
export function write({ text, children }) {
  return children.length === 0 ? text : `${text}[${children.map(write).join(",")}]`;
}

/**
 * The branches, from 0, that lead to a node.
 * @param {TreeNode[]} tree
 * @param {number} index
 * @returns {number[]}
 */
export function pathTo(tree, index) {
  if (index === 0) return [];
  const { parent } = tree[index];
  return [...pathTo(tree, parent), tree[parent].children.indexOf(index)];
}

/** @param {Sketch} root @param {number[]} path */
const at = (root, path) => path.reduce((node, branch) => node.children[branch], root);

/**
 * @param {SearchRoom} room
 * @param {(text: string) => void} put Takes the changed tree.
 */
export function treeEditor(room, put) {
  const toggle = part("tree-edit");
  const field = /** @type {HTMLInputElement} */ (part("tree-value"));
  /** @type {{ root: Sketch, path: number[] } | null} */
  let chosen = null;

  onClick("tree-edit", () => {
    const on = toggle.getAttribute("aria-pressed") !== "true";
    toggle.setAttribute("aria-pressed", String(on));
    part("tree-editor").hidden = !on;
    room.onNode = on ? (record, index) => choose(record.tree, index) : null;
    chosen = null;
    setText(part("tree-editing"), say("tree-edit-choose"));
  });

  /** @param {TreeNode[]} tree @param {number} index */
  function choose(tree, index) {
    chosen = { root: sketch(tree), path: pathTo(tree, index) };
    field.value = at(chosen.root, chosen.path).text;
    tellChosen();
    field.focus();
    field.select();
  }

  function tellChosen() {
    const path = (chosen?.path ?? []).map((branch) => branch + 1).join(".");
    setText(
      part("tree-editing"),
      path === "" ? say("tree-edit-root") : say("tree-edit-node", { path }),
    );
  }

  /** @param {(node: Sketch, above: Sketch | null, branch: number) => void} change */
  function edit(change) {
    if (!chosen) return;
    const { root, path } = chosen;
    const above = path.length === 0 ? null : at(root, path.slice(0, -1));
    change(at(root, path), above, path[path.length - 1] ?? 0);
    put(write(root));
  }

  field.addEventListener("change", () => edit((node) => (node.text = field.value.trim())));
  onClick("tree-add", () =>
    edit((node) => {
      // A leaf becomes the first branch of an inner node: its value is not lost.
      if (node.children.length === 0) {
        node.children.push({ text: node.text || "0", children: [] });
        node.text = "";
      }
      node.children.push({ text: "0", children: [] });
    }),
  );
  onClick("tree-remove", () => {
    edit((node, above, branch) => {
      if (!above) [node.text, node.children] = ["0", []];
      else above.children.splice(branch, 1);
      if (above && above.children.length === 0 && above.text === "") above.text = "0";
    });
    chosen = null;
    setText(part("tree-editing"), say("tree-edit-choose"));
  });
}
