/**
 * The subject of each place, and of each step of the ready lessons, is in view. It has a minimum
 * height, and nothing cuts or covers it. One page goes through the places of a test, and each is
 * resized.
 */
import { encodeText } from "../../www/page/lesson/lesson-code.ts";
import { placeOfStep, READY, readyLesson, readyText } from "../../www/page/lesson/lesson.ts";
import { CHAPTERS } from "../../learn/chapters/chapters.ts";
import { pathIn } from "../../www/page/places.ts";
import { frames } from "./clock.js";
import { Game, expect, sharedTestWith, speech } from "./game.js";
import { comeTo, opened } from "./place.js";
import { unseen } from "./subject.js";

/** @import { Page } from "@playwright/test" */
/** @import { Seen } from "./subject.js" */
/** @import { PlaceName } from "../../www/page/places.ts" */

/**
 * A view of a place, and what must be visible in it.
 * @typedef {object} View
 * @property {PlaceName} place
 * @property {string} [link] With the `#`.
 * @property {readonly Seen[]} shows
 * @property {readonly Then[]} [then] What the visitor does next.
 */

/**
 * @typedef {object} Then
 * @property {(page: Page, say: (id: string) => string) => Promise<unknown>} does
 * @property {readonly Seen[]} shows
 */

/** @param {string} selector */
const press = (selector) => (/** @type {Page} */ page) => page.locator(selector).first().click();

/** Opens one of the details of Play. @param {string} name */
const tab = (name) => (/** @type {Page} */ page) => new Game(page).tab(name);

const TREE = "tree=[[3,12,8],[2,4,6],[14,5,2]]&root=max&by=alpha-beta";
const PEOPLE = "x=human&o=human";
const CONNECT = `#game=7x6k4g&moves=44&${PEOPLE}`;
/** Its result has a reason. */
const THREAT = `#game=7x6k4g&moves=4433&${PEOPLE}`;

/** The parts of a search: the sentence, the line of numbers, and the steps. @type {Seen[]} */
const STEPS = [
  { of: "#sentence", least: 20 },
  { of: "#number-line svg", least: 40 },
  { of: ".step-buttons button" },
];

/** A search in Watch, at once: the nodes that it is about are whole. @param {string} nodes */
const watched = (nodes) => [
  { of: ".watch .stage", least: 150, now: true },
  { of: nodes, now: true },
  ...STEPS.map((seen) => ({ ...seen, now: true })),
];

/** @type {Record<string, View[]>} */
const VIEWS = {
  "Play and Watch": [
    {
      place: "play",
      link: `#moves=04&hints=on&${PEOPLE}`,
      shows: [
        { of: "#board", least: 150, now: true },
        ...["#turn", "#game-buttons"].map((of) => ({ of, now: true })),
        ...["#recommendation", "#saving", "#pruning", "#watch", "#map"].map((of) => ({
          of,
          now: true,
        })),
      ],
      then: [
        { does: tab("review"), shows: [{ of: "#board", least: 150 }, { of: "#review-found" }] },
        {
          does: (page) => new Game(page).setUp(),
          shows: [{ of: "#setup-text" }, { of: "#setup-play" }],
        },
      ],
    },
    {
      place: "play",
      link: "#moves=106438&x=human&o=perfect",
      shows: [
        { of: "#board", least: 150, now: true },
        { of: "#second-sentence" },
        { of: ".game-over button" },
      ],
    },
    {
      place: "play",
      link: "#moves=04&x=human&o=perfect&bug=swapped",
      shows: ["#bug-off", "#board", "#game-buttons"].map((of) => ({ of, now: true })),
    },
    {
      place: "play",
      link: THREAT,
      shows: [
        // The tools are beside the board.
        { of: "#board", least: 235, now: true },
        { of: "#game-buttons", now: true },
        ...["#recommendation-move", "#row-minimax", "#row-alpha-beta", "#pruning", "#watch"].map(
          (of) => ({ of, now: true }),
        ),
      ],
      then: [
        {
          does: async (page) => {
            await new Game(page).tab("limits");
            await page.locator(".reason-box button").click();
          },
          shows: [{ of: ".reason-box p" }],
        },
        {
          does: async (page) => {
            await new Game(page).tab("limits");
            await page.locator("#compare-depth").selectOption("4");
            await page.locator("#details-button").click();
            await expect(page.locator("#nodes-minimax")).toHaveText(/^\p{Nd}/u);
            await expect(page.locator("#saving")).not.toBeEmpty();
          },
          shows: [{ of: "#saving" }, { of: "#pruning" }, { of: "#board", least: 235 }],
        },
        { does: tab("limits"), shows: [{ of: "#compare-depth" }] },
      ],
    },
    {
      place: "play",
      link: `#game=8x8k5&${PEOPLE}`,
      shows: [
        { of: "#board", least: 260, now: true },
        { of: "#game-buttons", now: true },
        { of: "#watch" },
      ],
    },
    {
      place: "watch",
      link: `#${TREE}&search=23`,
      shows: watched("#tree .node .shape"),
    },
    {
      place: "watch",
      link: `#moves=304&search=60`,
      shows: watched("#tree .node.here"),
    },
    {
      place: "watch",
      link: `${CONNECT}&of=board&search=40`,
      shows: watched("#tree .node.here"),
    },
    {
      place: "watch",
      link: `#moves=304&search=60&room=code`,
      shows: [
        { of: "#code [aria-current]", now: true },
        { of: "#tree .node.here", now: true },
        { of: "#node-values dd", now: true },
        { of: "#step-speed" },
        { of: ".step-buttons button", now: true },
      ],
    },
    {
      place: "watch",
      link: `#moves=304&search=60&room=list`,
      shows: [{ of: "#search-board", least: 80, now: true }, { of: "#start-here" }],
    },
    {
      place: "watch",
      link: `#moves=304&search=60&room=own`,
      shows: ["#scores", "#depth"].map((of) => ({ of, now: true })),
    },
  ],
  "Practise, Lab and Teach": [
    {
      place: "practise",
      link: "#seed=7&branches=2&asked=cut",
      shows: [
        { of: ".tree-box", least: 180, now: true },
        { of: ".tree-box .node", now: true },
        { of: "#question", now: true },
        { of: ".answer .primary" },
      ],
      then: [
        {
          does: async (page) => {
            await page.locator(".answer input").first().check();
            await press(".answer .primary")(page);
          },
          shows: [
            { of: ".reason", least: 40, now: true },
            { of: ".reason > *", now: true },
            { of: ".answer-place .primary", now: true },
            { of: ".tree-box .node.here", now: true },
          ],
        },
        {
          does: press(".answer-place .primary"),
          shows: [
            { of: "#question", now: true },
            { of: ".tree-box", least: 150 },
          ],
        },
      ],
    },
    {
      place: "practise",
      link: "#seed=7&branches=2&mode=mark",
      shows: [{ of: ".tree-fields-box", least: 250 }, { of: ".practise .panel .primary" }],
      then: [
        {
          does: async (page) => {
            for (const field of await page.locator(".tree-field").all()) await field.fill("99");
            await press(".practise .panel .primary")(page);
          },
          shows: [
            { of: ".mark-faults li:first-child", now: true },
            { of: ".tree-fields-box", least: 250 },
          ],
        },
      ],
    },
    {
      place: "practise",
      link: "#seed=7&mode=find",
      shows: [
        { of: ".board-frame", least: 140, now: true },
        { of: ".practise .panel h2", now: true },
      ],
      then: [
        {
          does: press(".challenge button:not([data-sign])"),
          shows: [
            { of: ".reason > *", now: true },
            { of: ".answer-place .primary", now: true },
            { of: ".board-frame", least: 140 },
          ],
        },
      ],
    },
    {
      place: "lab",
      shows: [{ of: "main .activity-link", least: 60 }],
    },
    {
      place: "race",
      shows: [{ of: ".bars", least: 160 }, { of: ".room-settings .primary" }],
    },
    { place: "order", shows: [{ of: ".order-own .board" }, { of: ".bars", least: 160 }] },
    {
      place: "size",
      // On phones the counts are folded.
      shows: [{ of: ".bars", least: 120 }, { of: ".census > details" }],
    },
    {
      place: "horizon",
      shows: [
        { of: ".horizon-sentence" },
        { of: ".line-board", least: 120 },
        { of: ".line-moves li" },
      ],
    },
    {
      place: "bugs",
      shows: [
        { of: ".bug-board", least: 120 },
        { of: ".code-change" },
        { of: ".bug-judgement" },
        { of: ".example-steps .primary" },
      ],
    },
    { place: "teach", shows: [{ of: ".activity-link strong" }, { of: ".plan-minutes" }] },
    {
      place: "teach",
      link: "#do=sheet",
      shows: [{ of: ".page-preview", least: 160 }, { of: ".teach-settings .primary" }],
    },
    {
      place: "teach",
      link: "#do=lesson",
      shows: [{ of: ".ready-picture", least: 60 }, { of: ".ready-lesson .buttons > *" }],
    },
    {
      place: "teach",
      link: "#do=embed",
      shows: [{ of: ".board-preview iframe", least: 200 }, { of: ".copied-code pre" }],
    },
    {
      place: "teach",
      link: "#do=code",
      shows: [{ of: "#package-title" }, { of: ".copied-code pre", least: 20 }],
    },
  ],
};

/**
 * The words and the question of a lesson's step, at the top.
 * @param {boolean} asks
 * @returns {Seen[]}
 */
const lessonShows = (asks) => [
  { of: ".lesson-words", now: true },
  { of: ".lesson-go button", now: true },
  ...(asks
    ? [
        { of: ".lesson-question label", now: true },
        { of: "#lesson-answer", now: true },
      ]
    : []),
];

/** The rest of a step, by its place. @type {Partial<Record<PlaceName, Seen[]>>} */
const STEP_SHOWS = {
  play: [{ of: "#board", least: 150 }, { of: "#recommendation" }, { of: "#game-buttons" }],
  watch: [
    { of: ".watch .stage", least: 150 },
    ...STEPS.slice(0, -1),
    { of: ".step-buttons button", now: true },
  ],
  practise: [{ of: ".tree-box", least: 150 }, { of: "#question" }, { of: ".answer .primary" }],
  order: [{ of: ".bars", least: 120 }],
};

/** @typedef {readonly (readonly [width: number, height: number])[]} Sizes */

/**
 * All phones have one layout. The second is wider than the first by more than it is taller, so that a
 * board or a drawing as wide as the screen leaves less below it. Larger phones leave more.
 * @type {Sizes}
 */
const PHONES = [
  [360, 640],
  [390, 664],
];
/** @type {Sizes} */
const SCREENS = [
  [1024, 700],
  [1366, 768],
];

/**
 * Lists the subjects that are not visible on screens of some sizes.
 * @param {Page} page
 * @param {readonly Seen[]} shows
 * @param {Sizes} sizes
 * @param {boolean} top Looks at each from the top of the page; else at the first one where it is, and
 * scrolls to the others.
 */
async function seenAt(page, shows, sizes, top) {
  /** @type {string[]} */
  const faults = [];
  for (const [index, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height });
    if (top)
      await page.evaluate(() =>
        [window, document.body, document.querySelector("main")].forEach((box) =>
          box?.scrollTo(0, 0),
        ),
      );
    // A script's layout is done within two frames.
    await frames(page, 2);
    const here = top || index === 0 ? shows : shows.map(({ of, least }) => ({ of, least }));
    faults.push(...(await unseen(page, here)).map((fault) => `${width}×${height} ${fault}`));
  }
  return faults;
}

/**
 * Waits until everything that has to be visible exists.
 * @param {Page} page
 * @param {readonly Seen[]} shows
 */
async function drawn(page, shows) {
  const selectors = shows.map(({ of }) => of);
  const missing = () =>
    page.evaluate((selectors) => {
      const isVisible = (/** @type {Element} */ one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 0 && height > 0 && one.checkVisibility({ checkVisibilityCSS: true });
      };
      return selectors.filter((of) => ![...document.querySelectorAll(of)].some(isVisible));
    }, selectors);
  await expect.poll(missing).toEqual([]);
}

/**
 * @param {Page} page
 * @param {View} view
 * @param {Sizes} sizes
 * @param {string} language
 */
async function look(page, { place, link = "", shows, then = [] }, sizes, language) {
  await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
  await comeTo(page, place, link, language);
  await drawn(page, shows);
  if (place === "play") await expect(page.locator("#details")).toHaveAttribute("data-ready", "yes");
  const faults = await seenAt(page, shows, sizes, true);
  for (const { does, shows } of then) {
    await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
    await does(page, speech(language).say);
    await drawn(page, shows);
    faults.push(...(await seenAt(page, shows, sizes, false)));
  }
  return faults.map((fault) => `${place}${link}: ${fault}`);
}

/** The steps of the ready lessons, with their addresses. @param {string} language */
async function stepsIn(language) {
  const { say } = speech(language);
  const codes = await Promise.all(READY.map((name) => encodeText(readyText(name, say))));
  return READY.flatMap((name, at) =>
    readyLesson(name, say).steps.map((step, index) => {
      const { place, fragment } = placeOfStep(step);
      const address = `#${fragment}&lesson=${codes[at]}&step=${index + 1}`;
      return { name: `${name}, step ${index + 1}`, place, address, step };
    }),
  );
}

/**
 * @param {Page} page
 * @param {Awaited<ReturnType<typeof stepsIn>>[number]} step
 * @param {Sizes} sizes
 * @param {string} language
 */
async function lookAtStep(page, { name, place, address, step }, sizes, language) {
  const shows = [...lessonShows(step.question !== null), ...(STEP_SHOWS[place] ?? [])];
  await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
  await comeTo(page, place, address, language);
  await expect(page.locator(".lesson-words")).toHaveText(step.words);
  await drawn(page, shows);
  const faults = await seenAt(page, shows, sizes, true);
  return faults.map((fault) => `${name}: ${fault}`);
}

const KINDS = /** @type {const} */ ([
  { kind: "phones", sizes: PHONES, touch: true, language: "en" },
  { kind: "screens", sizes: SCREENS, touch: false, language: "en" },
  { kind: "a phone", sizes: PHONES.slice(0, 1), touch: true, language: "es" },
  { kind: "a phone", sizes: PHONES.slice(0, 1), touch: true, language: "fa" },
]);

const TESTS = { finger: sharedTestWith({ touch: true }), mouse: sharedTestWith({}) };

for (const { kind, sizes, touch, language } of KINDS) {
  const test = TESTS[touch ? "finger" : "mouse"];

  test.describe(`on ${kind}, in ${language}`, () => {
    test("the subject of each place, and of each step of a ready lesson, is in view", async ({
      page,
    }) => {
      // Many pages in one test.
      test.slow();
      const faults = [];
      const views = Object.values(VIEWS).flat();
      const steps = await stepsIn(language);
      const names = [...new Set(views.map(({ place }) => place))];
      expect(names).toEqual(expect.arrayContaining(steps.map(({ place }) => place)));
      // Each place is loaded once. Its other views and the steps of lessons follow links.
      for (const name of names) {
        for (const view of views.filter(({ place }) => place === name))
          faults.push(...(await look(page, view, sizes, language)));
        const there = steps.filter(({ place }) => place === name);
        for (const step of there) faults.push(...(await lookAtStep(page, step, sizes, language)));
        if (there.length === 0) continue;
        // The lesson would follow to the next place.
        await page.locator("#lesson-close").click();
      }
      expect(faults).toEqual([]);
    });
  });
}

for (const language of ["en", "es", "fa"]) {
  TESTS.mouse(
    `the controls of narrow and tall boards are on the screen, in ${language}`,
    async ({ page }) => {
      const faults = [];
      for (const game of ["3x8k8g", "3x8k3", "3x7k4g", "4x8k4"]) {
        /** @type {View} */
        const view = {
          place: "play",
          link: `#game=${game}&x=human&o=perfect`,
          shows: [
            { of: "#players-open", least: 44, now: true },
            { of: "#players-open > *", now: true },
            { of: ".play-tool", now: true },
          ],
        };
        const sizes = /** @type {const} */ ([...SCREENS, [1280, 800], [1920, 1080]]);
        faults.push(...(await look(page, view, sizes, language)));
      }
      expect(faults).toEqual([]);
    },
  );
}

/** A pointer changes only the fields of a page, so one page shows a chapter on every screen. */
const CHAPTER_SIZES = /** @type {const} */ ([
  { language: "en", sizes: [...PHONES, ...SCREENS] },
  { language: "es", sizes: PHONES.slice(0, 1) },
  { language: "fa", sizes: PHONES.slice(0, 1) },
]);

for (const { language, sizes } of CHAPTER_SIZES) {
  const test = TESTS.finger;
  test(`the subject of each chapter is in view, and the meanings of its words fit, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    const faults = [];
    for (const chapter of ["", ...CHAPTERS.map((name) => `${name}/`)]) {
      await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
      await page.goto(`./${pathIn(`learn/${chapter}`, language)}`);
      await opened(page);
      const shows =
        chapter === ""
          ? [{ of: ".opening .primary" }, { of: ".contents .parts a" }]
          : // Bars are lower than trees.
            [{ of: ".drawing svg", least: chapter === "growth/" ? 90 : 110 }];
      const found = await seenAt(page, [{ of: "h1", now: true }, ...shows], sizes, true);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        found.push(...(await meaningsCut(page)).map((fault) => `${width}×${height} ${fault}`));
      }
      faults.push(...found.map((fault) => `learn/${chapter}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

/** Names the meanings of a chapter's words that go beyond the screen. @param {Page} page */
function meaningsCut(page) {
  return page.evaluate(() => {
    const faults = [];
    for (const word of document.querySelectorAll("button.term[popovertarget]")) {
      const meaning = document.getElementById(word.getAttribute("popovertarget") ?? "");
      word.scrollIntoView({ block: "center" });
      /** @type {HTMLElement} */ (word).click();
      const { left, top, right, bottom } = /** @type {Element} */ (meaning).getBoundingClientRect();
      const beyond = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
      if (beyond > 0) faults.push(`the meaning of ${word.textContent} goes ${beyond} px beyond`);
      meaning?.hidePopover();
    }
    return faults;
  });
}
