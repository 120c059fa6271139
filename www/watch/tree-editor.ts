/** Changing a written-out tree by its drawing: the value of a node, one branch more, one less. */
import { setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { pathText } from "../messages/figures.ts";
import { onClick, part } from "../page/parts.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { TreeNode } from "../../pkg/web/cutoff.js";

/** A tree in the making: what is written at a node, and its branches. */
type Sketch = { text: string; children: Sketch[] };

function sketch(tree: readonly TreeNode[], index = 0): Sketch {
  const { name, value, children } = tree[index];
  return {
    text: name ?? (value === null ? "" : String(value)),
    children: children.map((child) => sketch(tree, child)),
  };
}

function write({ text, children }: Sketch): string {
  return children.length === 0 ? text : `${text}[${children.map(write).join(",")}]`;
}

/** @param path Branches from 0. */
const at = (root: Sketch, path: number[]) =>
  path.reduce((node, branch) => node.children[branch], root);

/**
 * @param put Takes the changed tree.
 * @returns Takes a click on a node; false while nothing is being edited.
 */
export function treeEditor(put: (text: string) => void): (subject: Subject, id: number) => boolean {
  const toggle = part("tree-edit");
  const field = part<HTMLInputElement>("tree-value");
  let chosen: { root: Sketch; path: number[] } | null = null;
  const editing = () => toggle.getAttribute("aria-pressed") === "true";

  onClick("tree-edit", () => {
    toggle.setAttribute("aria-pressed", String(!editing()));
    part("tree-editor").hidden = !editing();
    choose(null);
  });

  function choose(next: { root: Sketch; path: number[] } | null) {
    chosen = next;
    for (const id of ["tree-value", "tree-add", "tree-remove"]) {
      part<HTMLButtonElement>(id).disabled = next === null;
    }
    const path = pathText((next?.path ?? []).map((branch) => branch + 1));
    const node = path === "" ? say("tree-edit-root") : say("tree-edit-node", { path });
    setText(part("tree-editing"), next ? node : say("tree-edit-choose"));
  }

  function edit(change: (node: Sketch, above: Sketch | null, branch: number) => void) {
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
    if (!editing() || !subject.record.isTree()) return false;
    const { record } = subject;
    choose({ root: sketch(record.tree), path: record.way(id).map((branch) => branch - 1) });
    if (chosen) field.value = at(chosen.root, chosen.path).text;
    field.focus();
    field.select();
    return true;
  };
}
