/** The text after a figure that asks: it tells the answer, so it is covered until the figure has answered. */
import { say } from "../../messages/index.ts";
import { button, make } from "../../base/elements.ts";

/**
 * Covers it, with a button for those who want to read on without an answer.
 * @param box The figure.
 * @returns Uncovers it.
 */
export function coverText(box: HTMLElement): () => void {
  const after = box.closest(".passage")?.querySelector(":scope > .after");
  const texts = [...(after?.querySelectorAll<HTMLElement>(":scope > *") ?? [])];
  if (!after || texts.length === 0) return () => {};
  const cover = make(
    "p",
    { class: "cover-note" },
    say("cover-told"),
    " ",
    button(say("cover-lift"), read),
  );
  const uncover = () => {
    cover.remove();
    after.classList.remove("covered");
    for (const text of texts) text.inert = false;
  };
  function read() {
    uncover();
    const [first] = texts;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }
  after.classList.add("covered");
  after.prepend(cover);
  for (const text of texts) text.inert = true;
  return uncover;
}
