/** A lesson of 45 minutes: what a class does when, each with a link to it. */
import { make } from "../base/elements.js";
import { linked, say } from "../messages/index.js";
import { addressOf, hrefOf } from "../page/address.js";
import { part } from "../page/parts.js";
import { writeCode } from "../page/lesson/code.js";
import { linkOfStep } from "../page/lesson/link.js";
import { readyLesson, readyText } from "../page/lesson/ready.js";

/** A chapter of Learn. @param {string} name */
const chapter = (name) => addressOf({ place: "learn", path: `learn/${name}/`, fragment: "" });

/** The last minute of each part, its message, and its link. @type {readonly [number, string, () => string][]} */
const PARTS = [
  [5, "play", () => hrefOf("play", { x: "human", o: "perfect", hints: "off", answers: "off" })],
  [12, "values", () => chapter("minimax")],
  [17, "cut", () => chapter("first-cut")],
  [32, "lesson", () => hrefOf("teach", { do: "lesson" })],
  [40, "paper", () => hrefOf("teach", { do: "sheet" })],
  [45, "map", () => chapter("real-board")],
];

/** Shows the plan, with links that take along what travels. */
export function showPlan() {
  const items = PARTS.map(([to, what, href], index) => {
    const from = index === 0 ? 0 : PARTS[index - 1][0];
    return make(
      "li",
      {},
      make("span", { class: "plan-minutes" }, say("plan-minutes", { from, to })),
      make("a", { href: href() }, say(`plan-${what}`)),
    );
  });
  const [minutes] = PARTS[PARTS.length - 1];
  part("plan-title").textContent = say("plan-title", { minutes });
  part("lesson-plan").replaceChildren(...items);
  linkLesson(items[PARTS.findIndex(([, what]) => what === "lesson")].querySelector("a"));
}

/** Leads to the ready lesson itself: all of them are shown only until its code is written. @param {Element | null} link */
async function linkLesson(link) {
  const code = await writeCode(readyText("first-cut", say));
  const first = linkOfStep(readyLesson("first-cut", say), 0, code, linked ?? null);
  link?.setAttribute("href", addressOf(first));
}
