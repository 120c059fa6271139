/** A search or an exercise inside another page: with a link to the whole page, and every link in a tab of its own. */
import { make } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { onAddress, query } from "./address.ts";
import { part } from "./parts.ts";
import { AROUND, fragmentOf } from "./places.ts";
import "../style/alone.css";

export function leadOut() {
  const link = make("a", { target: "_blank" }, say("full-page-link"));
  const lead = () => {
    const names = [...query()].filter(([name]) => !AROUND.includes(name));
    link.href = `${location.pathname}${fragmentOf(names)}`;
  };
  onAddress(lead);
  lead();
  part("main").before(make("p", { class: "alone-bar" }, link));
  const outside = ({ target }: Event) => {
    const followed = target instanceof Element ? target.closest("a[href]") : null;
    if (followed instanceof HTMLAnchorElement) followed.target = "_blank";
  };
  document.addEventListener("click", outside, { capture: true });
}
