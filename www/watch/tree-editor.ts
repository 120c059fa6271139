/** Changing a written-out tree by its drawing: the value of a node, one branch more, one less. */
import { setText } from "../base/elements.js";
import { say } from "../messages/index.js";
import { pathText } from "../messages/figures.js";
import { onClick, part } from "../page/parts.js";

/** @import { Branches } from "../parts/search/types.d.ts" */
/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { TreeNode } from "../../pkg/web/cutoff.js" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */

/**
 * A tree in the making: what is written at a node, and its branches.
 * @typedef {{ text: string, children: Sketch[] }} Sketch
 */

/** @param {readonly TreeNode[]} tree @param {number} [index] @returns {Sketch} */
function sketch(tree, index = 0) {
  const { name, value, children } = tree[index];
  return {
    text: name ?? (value === null ? "" : String(value)),
    children: children.map((child) => sketch(tree, child)),
  };
}

/** @param {Sketch} node @returns {string} */
function write({ text, children }) {
  return children.length === 0 ? text : `${text}[${children.map(write).join(",")}]`;
}

/**
 * The branches, from 0, that lead to a node.
 * @param {Branches} branches
 * @param {number} id
 * @returns {number[]}
 */
function wayTo(branches, id) {
  if (id === 0) return [];
  const above = branches.parent(id);
  return [...wayTo(branches, above), branches.children(above).indexOf(id)];
}

/** @param {Sketch} root @param {number[]} path */
const at = (root, path) => path.reduce((node, branch) => node.children[branch], root);

/**
 * @param {(text: string) => void} put Takes the changed tree.
 * @returns {(subject: Subject, id: number) => boolean} Takes a click on a node; false while nothing is
 * being edited.
 */
export function treeEditor(put) {
  const toggle = part("tree-edit");
  const field = /** @type {HTMLInputElement} */ (part("tree-value"));
  /** @type {{ root: Sketch, path: number[] } | null} */
  let chosen = null;
  const editing = () => toggle.getAttribute("aria-pressed") === "true";

  onClick("tree-edit", () => {
    toggle.setAttribute("aria-pressed", String(!editing()));
    part("tree-editor").hidden = !editing();
    choose(null);
  });

  /** @param {{ root: Sketch, path: number[] } | null} next */
  function choose(next) {
    chosen = next;
    for (const id of ["tree-value", "tree-add", "tree-remove"]) {
      /** @type {HTMLButtonElement} */ (part(id)).disabled = next === null;
    }
    const path = pathText((next?.path ?? []).map((branch) => branch + 1));
    const node = path === "" ? say("tree-edit-root") : say("tree-edit-node", { path });
    setText(part("tree-editing"), next ? node : say("tree-edit-choose"));
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
    choose(null);
  });

  return (subject, id) => {
    if (!editing() || !("tree" in subject.record)) return false;
    const { tree } = /** @type {TreeRecord} */ (subject.record);
    choose({ root: sketch(tree), path: wayTo(subject.branches, id) });
    if (chosen) field.value = at(chosen.root, chosen.path).text;
    field.focus();
    field.select();
    return true;
  };
}
