/** The form for a tree of one's own: typing one, random ones, files, and how it is searched. */
import { download, setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { onClick, part } from "../page/parts.ts";
import { wholeNumber } from "../page/number-field.ts";
import { between } from "../base/sample.ts";
import { SEARCH_DEPTH } from "../parts/search/choice.ts";
import { randomTree } from "../parts/search/example-trees.ts";
import { treeEditor } from "./tree-editor.ts";
import { faultText } from "../parts/search/tree-fault.ts";
import type { TreeChoice } from "../parts/search/choice.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { EngineRefusal } from "../engine/engine.ts";
import type { Range } from "../base/whole-number.ts";

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
