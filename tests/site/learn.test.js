/**
 * Tests the chapters of Learn: their text as it is built, and the answers of figures and questions.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { Window } from "happy-dom";
import { CHAPTERS } from "../../learn/chapters/chapters.ts";
import { seriesOf } from "../../learn/chapters/series.ts";
import { chapterOf } from "../../learn/chapters/read.ts";
import { searchesOf } from "../searches-of.js";
import { chapterEngine } from "../../www/build/learn/engine.ts";
import { seriesSentence } from "../../www/build/learn/build-series-figure.ts";
import { stepIndex } from "../../www/learn/subject/steps.ts";
import { stepView } from "../../www/learn/drawing/search-step.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { LEARN_PAGES } from "../../www/page/learn-pages.ts";
import { speech } from "../www/words.js";
import { address, evaluate, leave, load } from "./page.js";
import {
  attributes,
  becomes,
  count,
  fill,
  listen,
  plain,
  press,
  pressButton,
  say,
  says,
  screen,
  shown,
  textOf,
  type,
} from "./visitor.js";

after(leave);

/** Opens a page as it is built, without running its scripts. @param {string} path */
function built(path) {
  const page = new Window({ url: "http://localhost/" });
  page.document.write(
    readFileSync(new URL(`../../dist/${path}index.html`, import.meta.url), "utf8"),
  );
  return page;
}

for (const { path } of LEARN_PAGES) {
  test(`${path} has its text and its pictures without scripts`, async () => {
    const { document, happyDOM } = built(path);
    const main = document.querySelector("main");
    assert.ok(main);
    assert.notEqual(main.querySelector("h1")?.textContent?.trim(), "");
    const figures = [...main.querySelectorAll("figure")];
    assert.equal(
      figures.length > 0,
      CHAPTERS.some((name) => path.endsWith(`/${name}/`)),
    );
    for (const figure of figures) assert.ok(figure.querySelector("svg"), figure.id);
    // The contents consist of titles.
    const least = path.endsWith("learn/") ? 80 : 180;
    assert.ok((main.textContent.match(/\p{L}+/gu)?.length ?? 0) > least);
    // The chapter has no control that needs a script.
    assert.equal(main.querySelectorAll("button:not(.term)").length, 0);
    await happyDOM.close();
  });
}

for (const name of CHAPTERS) {
  const chapter = chapterOf("en", name);
  if (chapter.phrases.length === 0) continue;

  test(`${name}: every phrase moves its figure to the step that it describes`, async () => {
    await load(`learn/${name}/`);
    const figures = searchesOf(chapter);
    const given = new Map(chapter.figures.map((one) => [one.name, one]));
    /** Returns the sentence of a figure at a step. @param {string} name @param {string} step */
    const sentence = (name, step) => {
      const search = figures.get(name);
      if (!search) {
        const { steps } = seriesOf(chapterEngine(), given.get(name) ?? {}) ?? { steps: [] };
        return seriesSentence(steps[stepIndex(steps, step)], speech("en"));
      }
      const shown = search.steps[stepIndex(search.steps, step)];
      return stepView(search, shown, speech("en")).sentence;
    };
    const phrases = attributes("a.figure-phrase", "href");
    assert.equal(phrases.length, chapter.phrases.length);
    for (const [index, { figure, step }] of chapter.phrases.entries()) {
      await press("a.figure-phrase", index);
      await says(`figure#${figure} figcaption`, sentence(figure, step));
    }
  });
}

for (const language of LANGUAGES) {
  test(`the answer that the page prints is accepted (${language})`, async () => {
    const { say, number } = speech(language);
    for (const text of [number(4_096), "4,096", "4.096", "۴٬۰۹۶"]) {
      await load(`${language === "en" ? "" : `${language}/`}learn/best-case/`);
      await fill(".chapter-question input", text);
      await pressButton(say("check"), ".chapter-question");
      assert.equal(attributes(".chapter-question [role=status]", "data-right")[0], "true", text);
    }
  });
}

for (const [language, path, answer, others] of /** @type {const} */ ([
  ["en", "learn/bounds/", "4, 6, 7", ["467", "4 6 7"]],
  ["es", "es/learn/connect-four/", "2 y 4", ["24", "۲، ۴"]],
  [
    "fa",
    "fa/learn/bounds/",
    "۴،\u200f ۶، و ۷",
    ["۴۶۷", "\u2068۴\u2069، \u2068۶\u2069، \u2068۷\u2069"],
  ],
])) {
  test(`several numbers are accepted as the page lists them, and as digits (${path})`, async () => {
    for (const text of [answer, ...others]) {
      await load(path);
      const last = attributes(".chapter-question input", "type").length - 1;
      await fill(".chapter-question input", text, last);
      await pressButton(speech(language).say("check"), ".chapter-question", last);
      const status = textOf(".chapter-question [role=status]", last);
      assert.ok(status.includes(answer), `${text}: ${status}`);
    }
  });
}

test("a question asks for a list where its answer is one, and says how to separate the numbers", async () => {
  for (const [path, kind] of /** @type {const} */ ([
    ["learn/bounds/", "list"],
    ["learn/connect-four/", "list"],
    ["learn/memory/", "list"],
    ["learn/tree/", "number"],
  ])) {
    await load(path);
    const last = attributes(".chapter-question input", "type").length - 1;
    assert.equal(textOf(".chapter-question label", last), say("chapter-answer-label", { kind }));
    await fill(".chapter-question input", "two", last);
    await pressButton(say("check"), ".chapter-question", last);
    assert.equal(
      textOf(".chapter-question [role=status]", last),
      say("chapter-answer-fault", { kind }),
    );
  }
});

test("an answer is graded, and its figure shows the step that decides", async () => {
  await load("learn/your-turn/");
  /** Answers one of the questions. @param {number} index @param {string} text */
  const answer = async (index, text) => {
    await fill(".chapter-question input", text, index);
    await pressButton(say("check"), ".chapter-question", index);
    return textOf(".chapter-question [role=status]", index);
  };
  const third = "figure#third figcaption";
  assert.equal(await answer(1, "two"), say("chapter-answer-fault", { kind: "number" }));
  assert.doesNotMatch(textOf(third), /Branch 3 is worth 4 or less\./);
  assert.equal(await answer(1, "2"), say("chapter-wrong"));
  // A wrong answer moves the figure to the deciding step, as the chapter says.
  await says(third, "Branch 3 is worth 4 or less.");
  // After a second try, the answer is shown only on request.
  assert.equal(await answer(1, "10"), say("chapter-wrong"));
  // A wrong answer with a known cause is explained.
  for (const [text, idea] of [
    ["5", "wrong-idea-alpha"],
    ["1", "wrong-idea-exact"],
    ["9", "wrong-idea-highest"],
    ["7", "wrong-idea-next-leaf"],
    ["8", "wrong-idea-other-node"],
  ])
    assert.equal(await answer(1, text), say("chapter-mistake", { mistake: say(idea) }));
  for (const [index, text] of /** @type {const} */ ([
    [0, "6"],
    [1, "۴"],
  ]))
    assert.match(await answer(index, text), /^Right/);
});

test("screen readers announce each answer's grade, also the same one again, and nothing else", async () => {
  await load("learn/your-turn/");
  const heard = listen();
  for (const answer of ["", "abc", "abc", "2", "10"]) {
    await fill(".chapter-question input", answer, 1);
    await pressButton(say("check"), ".chapter-question", 1);
    await shown();
  }
  await says("figure#third figcaption", "Branch 3 is worth 4 or less.");
  const [unread, wrong] = [say("chapter-answer-fault", { kind: "number" }), say("chapter-wrong")];
  assert.deepEqual(heard, [unread, unread, unread, wrong, wrong]);
  // A reader who steps on hears the steps again.
  await pressButton(say("figure-back"), "figure#third");
  await becomes(() => heard.length, 6);
});

test("a leaf that a key changes is not announced beside its slider, but one that a button changes is", async () => {
  await load("learn/minimax/");
  await pressButton(say("figure-show"), "figure#nine");
  const leaf = "figure#nine [role=slider]";
  const caption = () => textOf("figure#nine figcaption");
  await becomes(() => count(leaf), 9);
  const focus = () =>
    evaluate((leaf) => /** @type {HTMLElement} */ (document.querySelector(leaf)).focus(), leaf);
  const heard = listen();
  focus();
  type("ArrowUp");
  await becomes(() => attributes(leaf, "aria-valuenow")[0], "4");
  await becomes(() => heard.length, 1);
  assert.equal(heard[0], caption());
  await pressButton(say("figure-raise"), "figure#nine");
  const chosen = `${say("figure-leaf", { path: "1.1" })}: 5`;
  await becomes(() => heard.map(plain).includes(plain(chosen)), true);
});

test("a figure asks for a move and answers at once on a branch, a board or a column", async () => {
  await load("learn/minimax/");
  await press('figure#nine [data-id="9"]');
  await says(
    "figure#nine figcaption",
    "✗ In branch 3, MIN would take the 2. In branch 1, MIN would take the 3.",
  );
  await load("learn/bounds/");
  await pressButton("X plays a2.", "figure#corner");
  await says("figure#corner figcaption", "✓ After X plays a2, the game");
  await load("learn/connect-four/");
  await pressButton("X plays column 1.", "figure#double");
  await says("figure#double figcaption", "Column 5: X wins in 3 moves with best play.");
});

test("readers predict a search's choice, and learn if their cell loses at once", async () => {
  await load("learn/horizon/");
  await pressButton("O plays a5.", "figure#late");
  await says(
    "figure#late figcaption",
    "After a5, the search sees O lose in 4 moves. It chooses b2",
  );
  for (const id of ["figure-back", "figure-forward"]) await pressButton(say(id), "figure#late");
  await says("figure#late figcaption", "Here a search of depth 4 stops.");
});

test("the page reports a link to a step that a figure does not have", async () => {
  const told = (/** @type {string} */ name) =>
    say("link-fault", { fault: say("link-fault-step", { name }) });
  for (const [page, step] of [
    ["alpha-beta", "window@cut-99"],
    ["alpha-beta", "nowhere@cut-1"],
    ["connect-four", "double@move-99"],
  ]) {
    await load(`learn/${page}/#${step}`);
    await says("#notice", told(step));
  }
  for (const link of ["alpha-beta/#window@cut-1", "connect-four/#double@move-1"]) {
    await load(`learn/${link}`);
    assert.equal(textOf("#notice p"), "", link);
  }
});

/**
 * Selects the drawing of a figure that is on the screen, and not the one for paper.
 * @param {string} name
 */
const drawing = (name) => `figure#${name} .figure-box`;
/** @param {string} name @param {number} node */
const classOf = (name, node) =>
  attributes(`${drawing(name)} [data-id="${node}"]`, "class")[0] ?? "";

/** Shows an answer, whose sentence is already in the page. @param {string} name */
async function showAnswer(name) {
  await pressButton(say("figure-show"), `figure#${name}`);
  await becomes(() => count(`figure#${name}.asking`), 0);
}

/** @param {string} text */
const phrase = (text) => screen().getByText(text, { selector: "a.figure-phrase" });
/** @param {string} text */
const pressPhrase = (text) =>
  press(
    "a.figure-phrase",
    screen().getAllByText(/./, { selector: "a.figure-phrase" }).indexOf(phrase(text)),
  );

test("a phrase moves its figure to its step, and a second click moves it back", async () => {
  await load("learn/first-cut/");
  const name = "MAX already has 3";
  await pressPhrase(name);
  assert.equal(phrase(name).getAttribute("aria-current"), "step");
  await says("figure#nine figcaption", "Branch 1 is worth 3.");
  assert.match(classOf("nine", 5), /unknown/);
  await pressPhrase(name);
  await says("figure#nine figcaption", "✂ MAX already has 3 at the root.");
  assert.equal(phrase(name).getAttribute("aria-current"), null);
  assert.match(classOf("nine", 7), /cut/);
});

test("wrong marks are explained one by one when the search reaches their leaves", async () => {
  await load("learn/first-cut/");
  for (const leaf of ["Leaf 3.2: 5", "Leaf 3.3: 2"]) await pressButton(leaf, "figure#nine");
  await pressButton(say("check"), "figure#nine");
  // A missing leaf is explained first. The other leaf of its cut has the same explanation.
  await says("figure#nine figcaption", "✗ You can do without the 4. MIN can hold branch 2 to 2");
  const counts = { right: 0, wrong: 2, missed: 2 };
  await says("figure#nine [role=status]", say("feedback-marks", counts));
  await pressButton(say("next"), "figure#nine");
  await says("figure#nine figcaption", "✗ You need the 5. So far MIN can hold MAX to 14 here");
  await becomes(() => /unknown/.test(classOf("nine", 11)), true);
  await pressButton(say("next"), "figure#nine");
  await says("figure#nine figcaption", "✗ You need the 2. So far MIN can hold MAX to 5 here");
  await becomes(() => /exact/.test(classOf("nine", 11)), true);
  assert.equal(screen().queryByRole("button", { name: say("next") }), null);
  await pressButton(say("try-again"), "figure#nine");
  await says("figure#nine figcaption", say("ask-cut"));
});

test("choosing a node of a figure shows the step at which the search leaves that node", async () => {
  await load("learn/first-cut/");
  await showAnswer("nine");
  await says("figure#nine figcaption", "The search is over.");
  await press(`${drawing("nine")} [data-id="2"]`);
  await says("figure#nine figcaption", "This leaf is worth 3.");
  await press(`${drawing("nine")} [data-id="1"]`);
  await says("figure#nine figcaption", "Branch 1 is worth 3.");
  await load("learn/tree/");
  await showAnswer("three");
  await says("figure#three figcaption", say("figure-board-all"));
  await press(`${drawing("three")} [data-id="10"]`);
  await says("figure#three figcaption", "X plays c3. X has three in a row.");
});

test("a figure with a leaf moved to the front shows the search of that order", async () => {
  await load("learn/order/");
  await says("figure#nine figcaption", say("ask-first", { branch: 3 }));
  const leaves = attributes(`${drawing("nine")} [role=button]`, "aria-label");
  assert.equal(leaves.length, 3);
  assert.equal(leaves[0], "Leaf 3.1: 14");
  await press(`${drawing("nine")} [role=button]`, 2);
  await says("figure#nine figcaption", /✓ MIN chooses there, and 2 is no more than the 3/);
  assert.equal(textOf(`${drawing("nine")} [data-id="10"]`), "2");
  await load("learn/order/");
  await pressButton("Leaf 3.1: 14", "figure#nine");
  await says(
    "figure#nine figcaption",
    "But MIN chooses there, so the lowest leaf should come first",
  );
});

/** Presses a key on an element. @param {string} selector @param {string} key */
const keyOn = (selector, key) =>
  evaluate(
    ({ selector, key }) =>
      void document
        .querySelector(selector)
        ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    { selector, key },
  );

test("branches can swap places, and the search then skips more", async () => {
  await load("learn/order/");
  await showAnswer("nine");
  // In the answer, the lowest leaf of the third branch is first. Starting over restores the
  // chapter's tree.
  await says("figure#nine figcaption", "4 leaves were skipped.");
  await pressButton(say("start-over"), "figure#nine");
  await says("figure#nine figcaption", "2 leaves were skipped.");
  for (const [node, skipped] of [
    [12, 3],
    [11, 4],
  ]) {
    assert.equal(textOf(`${drawing("nine")} [data-id="${node}"]`), "2");
    keyOn(`${drawing("nine")} [data-id="${node}"]`, "ArrowLeft");
    await says("figure#nine figcaption", `${skipped} leaves were skipped.`);
  }
});

test("a quiescence search can be switched on, and sees the delayed loss", async () => {
  await load("learn/horizon/");
  const quiet = () => screen().queryByRole("checkbox", { name: say("figure-quiet") });
  assert.equal(quiet(), null);
  await showAnswer("late");
  await says("figure#late figcaption", "Here a search of depth 4 stops. It sees no loss");
  await press("figure#late input[type=checkbox]");
  await says("figure#late figcaption", "depth 4 is enough");
  await says("figure#late figcaption", "sees O lose in 6 moves");
  await press("figure#late input[type=checkbox]");
  await says("figure#late figcaption", "It sees no loss");
  await pressPhrase("such a search");
  await becomes(() => /** @type {any} */ (quiet())?.checked, true);
});

/**
 * Moves a slider by a number of steps.
 * @param {string} figure
 * @param {string} name
 * @param {number} steps
 */
async function slide(figure, name, steps) {
  const field = /** @type {HTMLInputElement} */ (
    screen().getByLabelText(name, { selector: `#${figure} input` })
  );
  const all = screen()
    .getAllByRole("slider")
    .filter((one) => one.closest(`#${figure}`));
  const selector = `#${figure} input[type=range]`;
  await fill(selector, String(Number(field.value) + steps), all.indexOf(field));
}

test("readers can set a tree and a speed and see how long both searches take", async () => {
  await load("learn/growth/");
  const caption = "figure#reach figcaption";
  await says(caption, "minimax takes 27 days. With the best move order, alpha-beta takes 4.7 s.");
  await slide("reach", say("uniform-depth"), -1);
  await says(caption, "d = 7");
  await says(caption, "minimax takes 18 hours.");
  await slide("reach", say("reach-speed"), 1);
  await says(caption, "10,000,000 nodes a second, minimax takes 1.8 hours.");
  await says("#reach .count", "1.8 hours");
});

test("readers can estimate a part of the tree and switch on a bug at the root", async () => {
  await load("learn/real-board/");
  await fill("figure#map input[type=range]", "51");
  await pressButton(say("check"), "figure#map");
  await says(
    "figure#map figcaption",
    "You said 51%. Alpha-beta visits 18,297 of the 549,946 nodes: 3.3%.",
  );
  await load("learn/bounds/");
  // The node of the search where X has stopped the threat.
  const BLOCK = 19;
  await showAnswer("corner");
  await becomes(() => /best/.test(classOf("corner", BLOCK)), true);
  await press("figure#corner input[type=checkbox]");
  await says(
    "figure#corner figcaption",
    /^Several moves .* b3, though its value is only a bound\. After X plays b3, O wins/,
  );
  assert.equal(count(`${drawing("corner")} .node.best`), 1);
  assert.doesNotMatch(classOf("corner", BLOCK), /best/);
  await press("figure#corner input[type=checkbox]");
  await becomes(() => /best/.test(classOf("corner", BLOCK)), true);
});

test("the best case shows the formula beside the count", async () => {
  await load("learn/best-case/");
  const caption = "figure#bands figcaption";
  // At first, the figure shows the whole tree and a question.
  await says(caption, say("ask-leaves"));
  assert.deepEqual([...attributes("#bands .unanswered .unvisited", "d")], [""]);
  await fill("figure#bands input[type=range]", "0");
  await pressButton(say("check"), "figure#bands");
  await says(caption, "You said 0%.");
  await says(caption, "7 of 16 leaves: 44%. The formula for the best order gives 4 + 4 − 1 = 7.");
  await slide("bands", say("uniform-depth"), 1);
  await says(caption, "11 of 32 leaves: 34%.");
  await slide("bands", say("uniform-order"), -100);
  await says(caption, "28 of 32 leaves: 88%.");
  assert.ok(attributes("#bands input", "aria-valuetext").includes("worst first"));
});

test("readers can step through a series of boards, open it in Play, and link to a step", async () => {
  await load("learn/connect-four/#double@move-3");
  await says("figure#double figcaption", "X has 4 in a row.");
  assert.equal(count("figure#double .still"), 1);
  for (let step = 0; step < 3; step += 1) await pressButton(say("figure-back"), "figure#double");
  await says("figure#double figcaption", "X is to move.");
  await pressButton(say("figure-forward"), "figure#double");
  await becomes(() => count("figure#double .still .threat"), 2);
  const [play] = screen().getAllByText(say("figure-play"), { selector: "#double a" });
  assert.match(play.getAttribute("href") ?? "", /#lang=en&game=7x6k4g&moves=44335$/);
});

test("each program has a bar at its new lines", () => {
  for (const [chapter, programs] of Object.entries({
    minimax: 1,
    "alpha-beta": 1,
    why: 1,
    negamax: 1,
    deepening: 1,
    memory: 1,
  })) {
    const { document } = built(`learn/${chapter}/`);
    const all = [...document.querySelectorAll(".program")];
    assert.equal(all.length, programs, chapter);
    for (const program of all) {
      const marked = [...program.querySelectorAll('[data-program="javascript"] ins')].map(
        (line) => line.textContent,
      );
      assert.equal(marked.length > 0, chapter !== "minimax", chapter);
      if (chapter === "alpha-beta") assert.match(marked.join(), /if \(alpha >= beta\) break;/);
    }
  }
});

test("the contents lead through all chapters in order", () => {
  const links = [...built("learn/").document.querySelectorAll(".parts a")];
  assert.deepEqual(
    links.slice(0, CHAPTERS.length).map((link) => link.getAttribute("href")),
    CHAPTERS.map((name) => `${name}/`),
  );
  for (const [index, name] of CHAPTERS.entries()) {
    const next = built(`learn/${name}/`).document.querySelectorAll('nav a.primary[rel="next"]');
    assert.deepEqual(
      [...next].map((link) => link.getAttribute("href")),
      CHAPTERS.slice(index + 1, index + 2).map((after) => `../${after}/`),
    );
  }
});

test("the reason appears with the answer to a chapter's question", async () => {
  await load("learn/horizon/");
  const answer = ".chapter-question details.chapter-answer";
  await says(answer, "Without a threat, O loses within");
  assert.equal(attributes(answer, "open")[0], null);
  await fill(".chapter-question input", "5");
  await pressButton(say("check"), ".chapter-question");
  assert.notEqual(attributes(answer, "open")[0], null);
});

test("a figure above a question shows the number of leaves only after its search is over", async () => {
  await load("learn/your-turn/");
  const counted = () => textOf("figure#third").includes("The search evaluated 7 of 9 leaves.");
  assert.equal(counted(), false);
  await pressButton(say("figure-back"), "figure#third");
  assert.equal(counted(), false);
  for (let step = 0; step < 20; step += 1) await pressButton(say("figure-forward"), "figure#third");
  await becomes(counted, true);
});

test("choosing a language changes every program on the page", async () => {
  await load("learn/memory/");
  const java = '.program input[value="java"]';
  const checked = () => count(`${java}:checked`);
  assert.equal(checked(), 0);
  await press(java, 0);
  await becomes(checked, count(".program"));
});

test("the glossary is a separate page with an address for each term", async () => {
  const linked = (/** @type {string} */ name) => {
    const link = screen().getByRole("link", { name });
    return new URL(link.getAttribute("href") ?? "", address()).pathname;
  };
  for (const [language, path] of [
    ["en", ""],
    ["es", "es/"],
  ]) {
    await load(`${path}learn/`);
    assert.ok(linked(speech(language).say("glossary-title")).endsWith(`${path}learn/glossary/`));
  }
  await load("fa/learn/glossary/#term-window");
  assert.equal(count("#term-window"), 1);
  assert.ok(linked(speech("fa").say("chapter-contents")).endsWith("/fa/learn/"));
});

test("the link of a figure opens it at its step, and Watch opens the same step", async () => {
  await load("learn/tree/#three@leave-3");
  await says("figure#three figcaption", "X plays c3. X has three in a row.");
  await load("learn/first-cut/");
  const watch = () => screen().queryByRole("link", { name: say("figure-watch") });
  // Before the answer, no link leads to it.
  assert.equal(watch()?.closest("[hidden]") === null, false);
  await showAnswer("nine");
  assert.match(
    watch()?.getAttribute("href") ?? "",
    /watch\/#(lang=en&)?tree=\[\[3,12,8\],\[2,4,6\],\[14,5,2\]\]&search=\d+/,
  );
});

test("text that gives away a figure's answer is folded until the reader answers or opens it", async () => {
  /** True if the text around a phrase is folded. @param {string} text */
  const isFolded = (text) => {
    const fold = phrase(text).closest(".fold");
    return fold !== null && !fold.hasAttribute("open");
  };
  await load("learn/first-cut/");
  const answer = "So the search leaves the second branch";
  assert.ok(isFolded(answer));
  // The text before and after is readable, and so is the definition of a term.
  assert.ok(!isFolded("MAX already has 3"));
  const term = screen().getByRole("button", { name: "cut" });
  assert.equal(term.closest(".fold:not([open])"), null);
  // An empty answer reveals nothing.
  await pressButton(say("check"), "figure#nine");
  await says("figure#nine [role=status]", say("ask-unmarked"));
  await says("figure#nine figcaption", say("ask-cut"));
  assert.ok(isFolded(answer));
  await showAnswer("nine");
  assert.ok(!isFolded(answer));
  // A reader can continue without an answer.
  await load("learn/win-soon/");
  const told = "One loses";
  const name = screen()
    .getAllByText(/One loses/, { selector: "a.figure-phrase" })
    .map((link) => link.textContent ?? told)[0];
  assert.ok(isFolded(name));
  const summary = screen().getAllByText(say("figure-read-on"), { selector: "summary, summary *" });
  assert.ok(summary.length > 0);
  assert.equal(count("figure#three.asking"), 1);
});
