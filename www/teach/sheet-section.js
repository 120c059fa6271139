/** Print a sheet: the settings, the first page as it will be, and the button that prints. */
import { button, labelled, make, select } from "../page/elements.js";
import { say } from "../messages/index.js";
import { paper } from "../page/paper.js";
import { setText, spoken } from "../page/parts.js";
import { newSeed } from "../page/random.js";
import { EXAMPLES, ROOTS, SEEDS, readCount } from "../practise/exercise.js";
import { SIZES, COUNTS, readPlan, readSize, sizeOf, writePlan } from "./sheet-plan.js";
import { Unfit, sheetOf } from "./sheet-pages.js";

/** @typedef {import("./sheet-plan.js").Plan} Plan */

/** Milliseconds without a keystroke after which a tree that is typed is drawn. */
const TYPED = 300;
/** The width of a page on the screen at its own size, in pixels: 96 to an inch. */
const PIXELS = { upright: 794, wide: 1123 };

/** @type {import("../page/view.js").OpenView} */
export function sheetSection({ box, query, engine, fail, changed }) {
  const own = new Map([...query].filter(([name]) => name !== "do"));
  let { plan, faults } = readPlan(own, newSeed());
  let work = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const printed = paper();
  const status = make("p", { class: "fault", role: "alert" }, faults.map(spoken).join(" "));
  const picture = make("figure", { class: "page-preview" });
  const pages = make("p", { class: "explained" });
  const print = button(say("sheet-print-button"), printSheet, { class: "primary" });
  const fields = make("div", { class: "teach-fields" });
  const scale = new ResizeObserver(fit);
  scale.observe(picture);
  box.append(
    make(
      "div",
      { class: "teach-pair" },
      make(
        "div",
        { class: "teach-settings" },
        make("p", {}, say("sheet-explained")),
        fields,
        make("div", { class: "buttons" }, print),
        status,
      ),
      make("div", { class: "teach-shown" }, picture, pages),
    ),
  );
  renderFields();
  draw();

  /** @param {Partial<Plan>} change */
  function set(change) {
    plan = { ...plan, ...change };
    setText(status, "");
    changed();
    clearTimeout(timer);
    timer = setTimeout(draw, "first" in change ? TYPED : 0);
  }
  /** @param {Partial<Plan["first"]>} change */
  const setFirst = (change) => set({ first: { ...plan.first, ...change } });

  function renderFields() {
    const { first, count, key } = plan;
    const has = (/** @type {string} */ word) => first.convention.split(" ").includes(word);
    /** @param {string} word @param {string} prefix @param {[string, string]} names */
    const rule = (word, prefix, [off, on]) =>
      labelled(
        say(`sheet-${prefix}-label`),
        select(
          [off, on].map((name) => [name, say(`sheet-${prefix}-${name}`)]),
          has(word) ? on : off,
          (chosen) => {
            const kept = plan.first.convention.split(" ").filter((w) => w !== "" && w !== word);
            const words = chosen === on ? [...kept, word] : kept;
            setFirst({
              convention: ["strict", "hard", "right"].filter((w) => words.includes(w)).join(" "),
            });
          },
        ),
      );
    const box = make("input", {
      type: "checkbox",
      checked: key,
      onchange: () => set({ key: box.checked }),
    });
    fields.replaceChildren(
      ...sourceFields(),
      labelled(
        say("sheet-count"),
        select(counts(), String(count), (text) => set({ count: Number(text) })),
      ),
      rule("strict", "cut", ["ge", "gt"]),
      rule("hard", "values", ["soft", "hard"]),
      rule("right", "order", ["left", "right"]),
      make("label", { class: "choice" }, box, say("sheet-key")),
    );
  }

  /** Where the trees are from, and what there is to choose of that. */
  function sourceFields() {
    const { first } = plan;
    const sources = /** @type {const} */ (["random", "gallery", "own"]);
    const source = labelled(
      say("sheet-source"),
      select(
        sources.map((name) => [name, say(`sheet-source-${name}`)]),
        first.source,
        (name) => {
          setFirst({ source: sources.find((one) => one === name) ?? "random" });
          renderFields();
          fields.querySelector("select")?.focus();
        },
      ),
    );
    const root = labelled(
      say("sheet-root"),
      select(
        [
          ["max", "MAX △"],
          ["min", "MIN ▽"],
        ],
        first.root,
        (name) => setFirst({ root: ROOTS.find((one) => one === name) ?? "max" }),
      ),
    );
    if (first.source === "gallery") {
      const names = EXAMPLES.map(
        (name) => /** @type {[string, string]} */ ([name, say(`sheet-example-${name}`)]),
      );
      return [
        source,
        labelled(
          say("sheet-example"),
          select(names, first.example, (example) => setFirst({ example })),
        ),
      ];
    }
    if (first.source === "own") {
      const tree = make("input", {
        type: "text",
        dir: "ltr",
        spellcheck: "false",
        autocomplete: "off",
        value: first.tree,
      });
      tree.addEventListener("input", () => setFirst({ tree: tree.value }));
      return [source, labelled(say("sheet-own"), tree), root];
    }
    const sizes = SIZES.map(
      (size) => /** @type {[string, string]} */ ([size, say("sheet-size-of", readSize(size))]),
    );
    const seed = make("input", {
      type: "text",
      inputmode: "numeric",
      dir: "ltr",
      autocomplete: "off",
      value: first.seed,
    });
    seed.addEventListener("input", () => {
      const read = readCount(seed.value.trim(), SEEDS);
      seed.setAttribute("aria-invalid", String(read === undefined));
      if (read !== undefined) setFirst({ seed: read });
    });
    return [
      source,
      labelled(
        say("sheet-size"),
        select(sizes, sizeOf(first), (size) => setFirst(readSize(size))),
      ),
      root,
      labelled(say("sheet-seed"), seed),
    ];
  }

  async function draw() {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    try {
      const sheet = await sheetOf(engine, { ...plan, key: false }, signal);
      if (signal.aborted) return;
      const count = sheet.children.length;
      picture.replaceChildren(sheet.children[0]);
      picture.dataset.way = sheet.classList.contains("wide") ? "wide" : "upright";
      fit();
      setText(pages, say("sheet-pages", { pages: plan.key ? 2 * count : count }));
    } catch (error) {
      if (error instanceof Unfit) setText(status, error.message);
      else fail(error, signal);
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
    try {
      printed.print(await sheetOf(engine, plan, work.signal));
    } catch (error) {
      if (error instanceof Unfit) setText(status, error.message);
      else fail(error, work.signal);
    }
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

/** How many trees one can choose. @returns {[string, string][]} */
function counts() {
  const [least, most] = COUNTS;
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const count = String(least + index);
    return [count, say("sheet-count-of", { count: least + index })];
  });
}
