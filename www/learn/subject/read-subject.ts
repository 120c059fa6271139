/** Checks the attributes of a figure of a search. */
import { ATTRIBUTES } from "./attributes.ts";
import type { Attributes } from "../../../learn/chapters/read.ts";
import type { FigureSubject } from "./subject.ts";

/** Throws an error that names what is wrong. @param chapter The title of the chapter. */
export function subjectOf(attributes: Attributes, chapter: string): FigureSubject {
  const valuesOf: Record<string, readonly string[] | null | undefined> = ATTRIBUTES;
  const faults = Object.entries(attributes).flatMap(([name, text]) => {
    const values = valuesOf[name];
    if (values === undefined) return `there is no attribute ${name}`;
    if (!values || values.includes(text)) return [];
    return `${name}="${text}" is not ${values.join(" or ")}`;
  });
  const { name, at, tree = "", board, drag, bug, show } = attributes;
  if (!at) faults.push("the attribute at is missing");
  if (!tree === !board) faults.push("it needs a tree or a board");
  // The browser reads the tree as JSON.
  if (drag && !/^[[\]\d,\s-]+$/.test(tree)) faults.push("drag needs a tree of numbers");
  if (bug && show === "ends") faults.push("ends do not show what a bug chooses");
  if (faults.length > 0)
    throw new Error(`in “${chapter}”, the figure ${name}: ${faults.join(", ")}`);
  return attributes as Attributes & FigureSubject;
}
