/** Code for another page, with a button that copies it. */
import { button, copy, labelled, make } from "../base/elements.ts";
import { say } from "../messages/index.ts";

/**
 * @param tell Says what has just been done.
 * @returns The code goes into the area.
 */
export function copiedCode(
  label: string,
  tell: (text: string) => void,
): { area: HTMLTextAreaElement; element: HTMLElement } {
  const area = make("textarea", { readonly: true, rows: 4, dir: "ltr", spellcheck: "false" });
  const copyAll = async () => {
    const done = await copy(area.value);
    if (!done) area.select();
    tell(say(done ? "copied" : "code-uncopied"));
  };
  const text = say("copy");
  const copying = button(text, copyAll, { "aria-label": `${text}: ${label}` });
  return {
    area,
    element: make("div", { class: "snippet stack" }, labelled(label, area), copying),
  };
}
