/** The form for a tree of one's own: typing one, random ones, files, changes by the drawing, and how it is searched. */
import { download, setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { onClick, part } from "../page/parts.ts";
import { wholeNumber } from "../page/number-field.ts";
import { between } from "../base/sample.ts";
import { SEARCH_DEPTH } from "../parts/search/choice.ts";
import { randomTree } from "../parts/search/example-trees.ts";
import { faultText } from "../parts/search/tree-fault.ts";
import { pathText } from "../messages/figures.ts";
import type { TreeChoice } from "../parts/search/choice.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { EngineRefusal } from "../engine/engine.ts";
import type { Range } from "../base/whole-number.ts";
import type { TreeNode } from "../../pkg/web/cutoff.js";

/** The most bytes that are taken from a file: far more than the largest tree has. */
const LONGEST = 1_000_000;

/** How many branches the nodes of a random tree can have, and how many plies it. */
const BRANCHES = [1, 5] as const;
const PLIES = [1, 4] as const;

interface TreeForm {
  /** Fills the form. */
  put: (tree: TreeChoice) => void;
  /** Says what is wrong with the text, or that nothing is. */
  refuse: (refusal: EngineRefusal | null) => void;
  /** Takes a click on a node if the tree is being edited; otherwise false. */
  edit: (subject: Subject, id: number) => boolean;
}

/** @param search Called with the tree to be searched. */
export function treeForm(search: (tree: Omit<TreeChoice, "pruning">) => void): TreeForm {
  const text = part<HTMLTextAreaElement>("tree-text");
  const root = part<HTMLSelectElement>("tree-root");
  const depth = numberIn("tree-depth", SEARCH_DEPTH, true);
  const branches = numberIn("tree-branching", BRANCHES);
  const plies = numberIn("tree-plies", PLIES);
  for (const field of [branches, plies]) field.show(3);

  const submit = () => {
    const limit = depth.read();
    if (limit === undefined) return;
    search({ text: text.value, maximising: root.value === "max", depth: limit ?? undefined });
  };
  const replace = (changed: string) => {
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

/** A number field of the page. */
function numberIn(id: string, range: Range, isOptional?: boolean) {
  const input = part<HTMLInputElement>(id);
  const field = wholeNumber(input, range, isOptional);
  input.closest("label")?.after(field.fault);
  return field;
}

function openFile(take: (text: string) => void) {
  const file = part<HTMLInputElement>("tree-file");
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

/** Where a character lies in a field, which counts in UTF-16 units. */
function placeOf(text: string, at: number): [number, number] {
  const signs = [...text];
  const start = signs.slice(0, at).join("").length;
  return [start, start + (signs[at]?.length ?? 0)];
}

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
function treeEditor(put: (text: string) => void): (subject: Subject, id: number) => boolean {
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
