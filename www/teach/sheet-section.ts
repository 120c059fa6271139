/** Print a sheet: the settings, the first page as it will be, and the button that prints. */
import { button, make, setText, labelled, select } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { printedPaper } from "../page/paper.ts";
import { spoken } from "../page/parts.ts";
import { termLine } from "../page/term.ts";
import { newSeed, SEEDS } from "../base/random.ts";
import { Unfit, EXAMPLES } from "../parts/exercise/exercise.ts";
import { settingsPair, pairs, textField, wide } from "./fields.ts";
import { sheetOf } from "./sheet-pages.ts";
import { readPlan, writePlan, TREE_COUNT, TREE_SIZES, readSize, sizeOf } from "./sheet-plan.ts";
import { numberField } from "../page/number-field.ts";
import { conventionFields } from "../parts/exercise/convention.ts";
import type { Plan } from "./sheet-plan.ts";
import type { OpenView } from "../page/start/view.ts";

const SOURCES = ["random", "gallery", "own"] as const;
const ROOTS = [
  ["max", "MAX ▲"],
  ["min", "MIN ▼"],
] as const;
/** Milliseconds without a keystroke after which the sheet is drawn anew. */
const TYPED = 200;
/** The width of a page on the screen at its own size, in pixels: 96 to an inch. */
const PIXELS = { upright: 794, wide: 1123 };

export const sheetSection: OpenView = ({ box, query, engine, fail, changed }) => {
  const own = new Map([...query].filter(([name]) => name !== "do"));
  let { plan, faults } = readPlan(own, newSeed());
  /** Ended when the sheet on the screen is drawn anew. */
  let work = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const printed = printedPaper();
  const status = make("p", { class: "fault", role: "alert" }, faults.map(spoken).join(" "));
  const preview = pagePreview();
  const pages = make("p", { class: "explained" });
  const print = button(say("print"), printSheet, { class: "primary" });
  const fields = make("div", { class: "teach-fields" });
  box.append(
    settingsPair(
      [
        make("p", {}, say("sheet-explained")),
        termLine(["max", "min", "alpha", "beta", "cut", "bound"]),
        fields,
        make("div", { class: "buttons" }, print),
        status,
      ],
      [preview.picture, pages],
    ),
  );
  renderFields();
  draw();

  function set(change: Partial<Plan>) {
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

  /** Draws the sheet anew. @returns Null if it cannot be drawn, or another one is. */
  async function draw(): Promise<HTMLElement | null> {
    clearTimeout(timer);
    timer = undefined;
    work.abort();
    work = new AbortController();
    const { signal } = work;
    try {
      const sheet = await sheetOf(engine, plan, signal);
      if (signal.aborted) return null;
      preview.show(sheet);
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
      preview.close();
      printed.close();
    },
  };
};

/** The first page of a sheet, as wide as there is room. */
function pagePreview() {
  const picture = make("figure", { class: "page-preview", "aria-label": say("sheet-preview") });
  let width = PIXELS.upright;
  const fit = () => {
    const page = picture.querySelector<HTMLElement>(".paper-page");
    if (page) page.style.zoom = String(picture.clientWidth / width);
  };
  const scale = new ResizeObserver(fit);
  scale.observe(picture);
  return {
    picture,
    show(sheet: HTMLElement) {
      const way = sheet.classList.contains("wide") ? "wide" : "upright";
      width = PIXELS[way];
      picture.replaceChildren(sheet.children[0].cloneNode(true));
      picture.dataset.way = way;
      fit();
    },
    close: () => scale.disconnect(),
  };
}

/** @param again Called when other fields are wanted. */
function sheetFields(plan: () => Plan, set: (change: Partial<Plan>) => void, again: () => void) {
  const { first, count, key } = plan();
  const setFirst = (change: Partial<Plan["first"]>) =>
    set({ first: { ...plan().first, ...change } });

  const convention = conventionFields((words) => setFirst({ convention: words }));
  convention.show(first.convention);
  const [cut, ...seldom] = convention.fields;
  const open = !["", "strict"].includes(first.convention);
  const source = labelled(
    say("sheet-source"),
    select(
      pairs(SOURCES, (name) => say(`sheet-source-${name}`)),
      SOURCES.find((name) => name === first.source) ?? "random",
      (name) => {
        setFirst({ source: name });
        again();
      },
    ),
  );
  const most = Array.from({ length: TREE_COUNT[1] }, (_, index) => String(index + 1));
  const counts = pairs(most, (text) => say("sheet-count-of", { count: Number(text) }));
  const number = select(counts, String(count), (text) => set({ count: Number(text) }));
  const answers = make("input", { type: "checkbox", checked: key });
  answers.addEventListener("change", () => set({ key: answers.checked }));
  return [
    source,
    labelled(say("sheet-count"), number),
    ...ofSource(),
    cut,
    make(
      "details",
      { class: "wide", open },
      make("summary", {}, say("sheet-more")),
      make("div", { class: "teach-fields" }, ...seldom),
    ),
    make("label", { class: "choice wide" }, answers, say("sheet-key")),
  ];

  /** What there is to choose of the trees' source. */
  function ofSource() {
    if (first.source === "gallery") {
      const choose = (example: typeof first.example) => setFirst({ example });
      const field = select(
        pairs(EXAMPLES, (name) => say(`sheet-example-${name}`)),
        first.example,
        choose,
      );
      return [wide(labelled(say("sheet-example"), field))];
    }
    const root = select(ROOTS, first.root, (chosen) => setFirst({ root: chosen }));
    const moves = labelled(say("sheet-root"), root);
    if (first.source === "own") {
      const tree = textField(first.tree, (typed) => setFirst({ tree: typed }));
      return [wide(labelled(say("tree"), tree)), moves];
    }
    const sizes = pairs(TREE_SIZES, (size) => say("sheet-size-of", readSize(size)));
    const size = select(sizes, sizeOf(first), (chosen) => setFirst(readSize(chosen)));
    const seed = numberField(say("seed"), SEEDS);
    seed.show(first.seed);
    seed.input.addEventListener("input", () => {
      const read = seed.read();
      if (read != null) setFirst({ seed: read });
    });
    return [wide(labelled(say("teach-size"), size)), moves, seed.element];
  }
}
