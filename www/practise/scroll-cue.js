/** Says that a box holds more than it shows, and lets the keyboard scroll it, as long as that is so. */
import { make } from "../base/elements.js";
import { say } from "../messages/index.js";

/** @param {HTMLElement} box */
export function scrollCue(box) {
  const element = make("p", { class: "scroll-cue", hidden: true }, say("practise-scroll-cue"));
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", say("practise-drawing"));
  const update = () => {
    const more = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    element.hidden = !more;
    box.classList.toggle("more", more);
    // What scrolls can be reached by keyboard.
    if (more) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const resized = new ResizeObserver(update);
  resized.observe(box);
  return { element, update, close: () => resized.disconnect() };
}
