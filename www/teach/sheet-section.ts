/** Print a sheet: the settings, the first page as it will be, and the button that prints. */
import { button, make, setText } from "../base/elements.js";
import { say } from "../messages/index.js";
import { printedPaper } from "../page/paper.js";
import { spoken } from "../page/parts.js";
import { termLine } from "../page/term.js";
import { newSeed } from "../base/random.js";
import { Unfit } from "../parts/exercise/unfit.js";
import { settingsPair } from "./settings-pair.js";
import { sheetFields } from "./sheet-fields.js";
import { sheetOf } from "./sheet-pages.js";
import { readPlan, writePlan } from "./sheet-plan.js";

/** @import { Plan } from "./types.d.ts" */
/** @import { OpenView } from "../page/start/types.d.ts" */

/** Milliseconds without a keystroke after which the sheet is drawn anew. */
const TYPED = 200;
/** The width of a page on the screen at its own size, in pixels: 96 to an inch. */
const PIXELS = { upright: 794, wide: 1123 };

/** @type {OpenView} */
export function sheetSection({ box, query, engine, fail, changed }) {
  const own = new Map([...query].filter(([name]) => name !== "do"));
  let { plan, faults } = readPlan(own, newSeed());
  /** Ended when the sheet on the screen is drawn anew. */
  let work = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const printed = printedPaper();
  const status = make("p", { class: "fault", role: "alert" }, faults.map(spoken).join(" "));
  const picture = make("figure", { class: "page-preview", "aria-label": say("sheet-preview") });
  const pages = make("p", { class: "explained" });
  const print = button(say("print"), printSheet, { class: "primary" });
  const fields = make("div", { class: "teach-fields" });
  const scale = new ResizeObserver(fit);
  scale.observe(picture);
  box.append(
    settingsPair(
      [
        make("p", {}, say("sheet-explained")),
        termLine(["max", "min", "alpha", "beta", "cut", "bound"]),
        fields,
        make("div", { class: "buttons" }, print),
        status,
      ],
      [picture, pages],
    ),
  );
  renderFields();
  draw();

  /** @param {Partial<Plan>} change */
  function set(change) {
    plan = { ...plan, ...change };
    setText(status, "");
    clearTimeout(timer);
    timer = setTimeout(draw, TYPED);
  }

  function renderFields() {
    const again = () => {
      renderFields();
      fields.querySelector("select")?.focus();
    };
    fields.replaceChildren(...sheetFields(() => plan, set, again));
  }

  /** Draws the sheet anew. @returns {Promise<HTMLElement | null>} Null if it cannot be drawn, or another one is. */
  async function draw() {
    clearTimeout(timer);
    timer = undefined;
    work.abort();
    work = new AbortController();
    const { signal } = work;
    try {
      const sheet = await sheetOf(engine, plan, signal);
      if (signal.aborted) return null;
      picture.replaceChildren(sheet.children[0].cloneNode(true));
      picture.dataset.way = sheet.classList.contains("wide") ? "wide" : "upright";
      fit();
      const count = sheet.children.length;
      // The answers are pages of their own, numbered anew.
      const { key } = plan;
      setText(
        pages,
        key ? say("sheet-pages-key", { pages: count / 2 }) : say("sheet-pages", { pages: count }),
      );
      printed.offer(sheet);
      changed();
      return sheet;
    } catch (error) {
      if (error instanceof Unfit) setText(status, error.message);
      else fail(error, signal);
      return null;
    }
  }

  /** Makes the picture of the page as wide as there is room. */
  function fit() {
    const page = picture.querySelector(".paper-page");
    if (!(page instanceof HTMLElement)) return;
    const wide = picture.dataset.way === "wide";
    page.style.zoom = String(picture.clientWidth / PIXELS[wide ? "wide" : "upright"]);
  }

  async function printSheet() {
    setText(status, "");
    // Anew: a change may not have been drawn yet, and what cannot be drawn says so once more.
    const sheet = await draw();
    if (sheet) printed.print(sheet);
  }

  return {
    link: () => ({ do: "sheet", ...writePlan(plan) }),
    close() {
      clearTimeout(timer);
      work.abort();
      scale.disconnect();
      printed.close();
    },
  };
}
