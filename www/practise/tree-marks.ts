/** The marks on a tree: scissors for its branches, pressed or not, and fields for what its inner nodes return. */
import { make } from "../base/elements.ts";
import { readNumber } from "../base/typed-numbers.ts";
import { figure } from "../messages/figures.ts";
import { language, say } from "../messages/index.ts";
import { icon } from "../page/icon.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Fault } from "./grading.ts";

/**
 * What a learner has marked on a tree, by the tree's nodes: the branches that are cut, each by the
 * node that it leads to, and the values that the nodes return.
 */
export interface MarkedTree {
  cut: ReadonlySet<number>;
  values: ReadonlyMap<number, number | null>;
}

/** The form whose button checks the marks. */
export const MARKS_FORM = "marks";

export function treeMarks(record: TreeRecord, names: string[]) {
  const { tree } = record;
  const nodes = [...tree.keys()];
  /** None above the root. */
  const scissors = nodes.map((index) =>
    index === 0 ? null : scissorsButton(record, names, index),
  );
  /** None in leaves. */
  const fields = nodes.map((index) => valueField(record, names, index));
  /** Node by node, as one comes to them by keys. */
  const all = nodes
    .flatMap((index) => [scissors[index], fields[index]])
    .filter((one) => one !== null);

  const isCut = (index: number) => scissors[index]?.getAttribute("aria-pressed") === "true";
  /** Whether a branch above a node is cut. */
  const isBelowCut = (index: number): boolean => {
    const { parent } = tree[index];
    return index !== 0 && parent !== 0 && (isCut(parent) || isBelowCut(parent));
  };

  /** What is cut off takes no marks. */
  function disable() {
    for (const index of nodes) {
      const below = isBelowCut(index);
      scissors[index]?.toggleAttribute("disabled", below);
      fields[index]?.toggleAttribute("disabled", below || isCut(index));
    }
  }

  return {
    scissors,
    fields,
    all,
    /** Whether the search does not come to a node, by the marks. */
    isOff: (index: number) => isCut(index) || isBelowCut(index),
    /**
     * Cuts the branch whose scissors these are, or joins it again.
     * @returns Whether it is of any.
     */
    press(target: EventTarget | null): boolean {
      const index = scissors.findIndex(
        (one) => one && target instanceof Node && one.contains(target),
      );
      if (index < 0) return false;
      scissors[index]?.setAttribute("aria-pressed", String(!isCut(index)));
      disable();
      return true;
    },
    read: (): MarkedTree => ({
      cut: new Set(nodes.filter(isCut)),
      values: new Map(
        fields.flatMap((field, index) =>
          field ? [[index, readNumber(field.value, language)]] : [],
        ),
      ),
    }),
    /** Marks the fields whose text is not a number. @returns The first of them. */
    unread(): HTMLInputElement | undefined {
      const wrong = fields.filter(
        (field) => field && !field.disabled && Number.isNaN(readNumber(field.value, language)),
      );
      for (const field of fields)
        field?.setAttribute("aria-invalid", String(wrong.includes(field)));
      return wrong[0] ?? undefined;
    },
    /** Writes marks in place of those that are there. */
    write({ cut, values }: MarkedTree) {
      for (const index of nodes) {
        scissors[index]?.setAttribute("aria-pressed", String(cut.has(index)));
        const value = values.get(index);
        const field = fields[index];
        if (field) field.value = value === undefined || value === null ? "" : figure(value);
      }
      disable();
    },
    /** Shows which are wrong. */
    fault(faults: Fault[]) {
      for (const element of all) element.classList.remove("wrong");
      for (const field of fields) field?.removeAttribute("aria-invalid");
      for (const { kind, index } of faults) {
        const cut = kind === "extra-cut" || kind === "missing-cut";
        (cut ? scissors : fields)[index]?.classList.add("wrong");
        if (!cut) fields[index]?.setAttribute("aria-invalid", "true");
      }
    },
    /** Leaves them as they are. */
    lock() {
      for (const element of all) element.setAttribute("disabled", "");
    },
  };
}

function scissorsButton(record: TreeRecord, names: string[], index: number) {
  const { children, name, value } = record.tree[index];
  const node = names[index];
  const label =
    children.length === 0
      ? say("mark-cut", { node: say("node-leaf", { node, value: name ?? figure(value) }) })
      : say("mark-cut", { node });
  const look = { type: "button", class: "mark-scissors", "aria-pressed": "false" };
  return make("button", { ...look, "aria-label": label }, icon("scissors"));
}

/** The field for what an inner node returns; none at a leaf. */
function valueField(record: TreeRecord, names: string[], index: number) {
  if (record.tree[index].children.length === 0) return null;
  const side = record.maximises(index) ? say("max") : say("min");
  return make("input", {
    type: "text",
    class: "mark-value",
    dir: "ltr",
    autocomplete: "off",
    placeholder: "?",
    form: MARKS_FORM,
    "aria-label": say("mark-value", { node: names[index], side }),
  });
}
