/** A lesson of 45 minutes: what a class does when, each with a link to it. */
import { make } from "../base/elements.ts";
import { linked, say } from "../messages/index.ts";
import { addressOf, hrefOf } from "../page/address.ts";
import { part } from "../page/parts.ts";
import { writeCode } from "../page/lesson/code.ts";
import { linkOfStep } from "../page/lesson/link.ts";
import { readyLesson, readyText } from "../page/lesson/ready.ts";

/** A chapter of Learn. */
const chapter = (name: string) =>
  addressOf({ place: "learn", path: `learn/${name}/`, fragment: "" });

/** The last minute of each part, its message, and its link. */
const PARTS: readonly [number, MessageEnd<"plan-">, () => string][] = [
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

/** Leads to the ready lesson itself: all of them are shown only until its code is written. */
async function linkLesson(link: Element | null) {
  const code = await writeCode(readyText("first-cut", say));
  const first = linkOfStep(readyLesson("first-cut", say), 0, code, linked ?? null);
  link?.setAttribute("href", addressOf(first));
}
