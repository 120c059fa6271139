/** The chapters of Learn: what they say as they are built, and what their figures and questions answer. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { Window } from "happy-dom";
import { CHAPTERS } from "../../learn/chapters/chapters.js";
import { seriesOf } from "../../learn/chapters/series.js";
import { chapterOf, figuresOf } from "../../www/build/learn/chapter.ts";
import { chapterEngine } from "../../www/build/learn/engine.ts";
import { seriesSentence } from "../../www/build/learn/figures.tsx";
import { frameAt } from "../../www/learn/drawing/subject.ts";
import { pictureOf } from "../../www/learn/figure/picture.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { LEARN_PAGES } from "../../www/page/learn-pages.ts";
import { speech } from "../web/words.js";
import { leave, load } from "./page.js";
import { attributes, fill, press, pressButton, say, says, textOf } from "./visitor.js";

after(leave);

for (const { path } of LEARN_PAGES) {
  test(`${path} has its text and its pictures without scripts`, async () => {
    const { document, happyDOM } = new Window({ url: "http://localhost/" });
    document.write(readFileSync(new URL(`../../dist/${path}index.html`, import.meta.url), "utf8"));
    const main = document.querySelector("main");
    assert.ok(main);
    assert.notEqual(main.querySelector("h1")?.textContent?.trim(), "");
    const figures = [...main.querySelectorAll("figure")];
    assert.equal(
      figures.length > 0,
      CHAPTERS.some((name) => path.endsWith(`/${name}/`)),
    );
    for (const figure of figures) assert.ok(figure.querySelector("svg"), figure.id);
    // The contents are titles.
    const least = path.endsWith("learn/") ? 80 : 180;
    assert.ok((main.textContent.match(/\p{L}+/gu)?.length ?? 0) > least);
    // Nothing that only a script can do is offered in the chapter.
    assert.equal(main.querySelectorAll("button:not(.term)").length, 0);
    await happyDOM.close();
  });
}

for (const name of CHAPTERS) {
  const chapter = chapterOf("en", name);
  if (chapter.phrases.length === 0) continue;

  test(`${name}: every phrase moves its figure to what it says`, async () => {
    await load(`learn/${name}/`);
    const figures = figuresOf(chapter);
    const given = new Map(chapter.figures.map((one) => [one.name, one]));
    /** What a figure says at a step. @param {string} name @param {string} step */
    const sentence = (name, step) => {
      const found = figures.get(name);
      if (!found) {
        const { frames } = seriesOf(chapterEngine(), given.get(name) ?? {}) ?? { frames: [] };
        return seriesSentence(frames[frameAt(frames, step)], speech("en"));
      }
      const { subject, moving } = found;
      const frame = moving.frames[frameAt(moving.frames, step)];
      return pictureOf(moving.record, subject, frame, speech("en")).sentence;
    };
    const phrases = attributes("a.phrase", "href");
    assert.equal(phrases.length, chapter.phrases.length);
    for (const [index, { figure, step }] of chapter.phrases.entries()) {
      await press("a.phrase", index);
      await says(
        `figure#${figure} figcaption`,
        sentence(figure, step).replace(/[\u2066-\u2069]/g, ""),
      );
    }
  });
}

for (const language of LANGUAGES) {
  test(`an answer is right as the page prints it (${language})`, async () => {
    const { say, number } = speech(language);
    for (const text of [number(1_099), "1,099", "1.099", "۱٬۰۹۹"]) {
      await load(`${language === "en" ? "" : `${language}/`}learn/best-case/`);
      const last = attributes(".asked", "class").length - 1;
      await fill(".asked input", text, last);
      await pressButton(say("check"), ".asked", last);
      assert.equal(attributes(".asked [role=status]", "data-right")[last], "true", text);
    }
  });
}

test("an answer is graded, and its figure shows the step that decides", async () => {
  await load("learn/your-turn/");
  /** Answers one of the questions. @param {number} index @param {string} text */
  const answer = async (index, text) => {
    await fill(".asked input", text, index);
    await pressButton(say("check"), ".asked", index);
    return textOf(".asked [role=status]", index);
  };
  const first = "figure#first figcaption";
  assert.equal(await answer(0, "two"), say("chapter-unread"));
  assert.doesNotMatch(textOf(first), /Branch 1 is worth 4\./);
  assert.equal(await answer(0, "2"), say("chapter-wrong"));
  // A wrong answer moves the figure to the step that decides, as the chapter says.
  await says(first, "Branch 1 is worth 4.");
  // A second try; the answer stands only where it is asked for.
  assert.equal(await answer(0, "3"), say("chapter-wrong"));
  // A wrong answer that follows a known idea is told as that.
  for (const [text, slip] of [
    ["3", "slip-alpha"],
    ["1", "slip-exact"],
  ])
    assert.equal(await answer(2, text), say("chapter-slip", { slip: say(slip) }));
  assert.equal(await answer(2, "8"), say("chapter-wrong"));
  for (const [index, text] of /** @type {const} */ ([
    [0, "1"],
    [1, "۲"],
    [2, "2"],
  ]))
    assert.match(await answer(index, text), /^Right/);
});

test("a figure asks where to go: a branch, a board or a column answers at once", async () => {
  await load("learn/minimax/");
  await press('figure#nine [data-id="9"]');
  await says("figure#nine figcaption", "✗ Branch 3 is worth 2. Branch 1 is worth 3.");
  await load("learn/bounds/");
  await pressButton("O plays b2.", "figure#corner");
  await says("figure#corner figcaption", "✓ After O plays b2, the game");
  await load("learn/connect-four/");
  await pressButton("X plays column 1.", "figure#double");
  await says("figure#double figcaption", "Column 5: X wins in 3 moves with best play.");
});

test("what a search will choose is said before it does: a cell that loses at once is told as that", async () => {
  await load("learn/horizon/");
  await pressButton("O plays a5.", "figure#late");
  await says(
    "figure#late figcaption",
    "After a5, the search sees O lose in 4 moves. It chooses b2",
  );
  for (const id of ["figure-back", "figure-forward"]) await pressButton(say(id), "figure#late");
  await says("figure#late figcaption", "Here a search of depth 4 stops.");
});

test("a link to a step that a figure has not is told as that", async () => {
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
