/** Teach: three things for teachers and one for developers, each with an address of its own. */
import { make } from "../base/elements.ts";
import { keep, ofTab, readKept } from "../base/storage.ts";
import { say, linked } from "../messages/index.ts";
import { hrefOf, onAddress, query, replaceOwn, addressOf } from "../page/address.ts";
import { part } from "../page/parts.ts";
import { travels } from "../page/places.ts";
import { openViewPage } from "../page/start/view.ts";
import { developers } from "./developers.ts";
import { embedSection } from "./embed-section.ts";
import { lessonSection } from "./lesson-section.ts";
import { linkSchema, sectionOf } from "./link.ts";
import { showPreviews } from "./previews.ts";
import { sheetSection } from "./sheet-section.ts";
import { writeCode } from "../page/lesson/code.ts";
import { linkOfStep } from "../page/lesson/link.ts";
import { readyLesson, readyText } from "../page/lesson/ready.ts";
import type { OpenView } from "../page/start/view.ts";

/** Where the browser keeps, for this visit, what was open last; the overview has nothing of its own. */
const KEPT = "cutoff-teach-open";

const SECTIONS: Record<NonNullable<ReturnType<typeof sectionOf>>, OpenView> = {
  sheet: sheetSection,
  lesson: lessonSection,
  embed: embedSection,
  code: developers,
};

openKept();
openViewPage((context) => {
  const name = sectionOf(context.query);
  const open = name ? SECTIONS[name] : null;
  keepOpen();
  part("overview").hidden = open !== null;
  part("sections").hidden = open === null;
  // Nothing else here has a board that one can choose.
  part("bar-board").hidden = name !== "embed";
  linkSections();
  for (const link of part("sections").querySelectorAll("a")) {
    if (link.dataset.teach === name) {
      link.setAttribute("aria-current", "page");
      link.scrollIntoView({ block: "nearest", inline: "center" });
    } else link.removeAttribute("aria-current");
  }
  if (!name || !open) return { close: showPreviews(context) };
  const heading = make("h2", { tabindex: -1 }, say(`teach-${name}-title`));
  context.box.append(heading);
  const view = open(context);
  scrollTo(0, 0);
  heading.focus({ preventScroll: true });
  return view;
}, linkSchema);
onAddress(linkSections);
onAddress(keepOpen);

/** Lets the links of the sections, of the plan and to the check of programs take along what travels. */
function linkSections() {
  showPlan();
  part("teach-program").setAttribute("href", hrefOf("practise", { mode: "program", way: "table" }));
  for (const link of document.querySelectorAll<HTMLElement>("a[data-teach]")) {
    const { teach = "" } = link.dataset;
    const href = hrefOf("teach", teach === "" ? {} : { do: teach });
    // Without a `#` it would load the page anew.
    link.setAttribute("href", href.includes("#") ? href : `${href}#`);
  }
}

function keepOpen() {
  const names = query();
  const own = [...names].filter(([name]) => !travels(name, names));
  keep(ofTab, KEPT, own);
}

/** Who comes back to Teach by its name alone finds what was open. */
function openKept() {
  if (query().has("do")) return;
  const own = readKept(ofTab, KEPT) ?? [];
  if (Array.isArray(own) && own.every(Array.isArray)) replaceOwn(Object.fromEntries(own));
}

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

function showPlan() {
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
