/** Compares the chapters of Learn with the engine: figures, steps and numbers. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { h } from "preact";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { withBook } from "../../learn/chapters/book.ts";
import { CHAPTERS } from "../../learn/chapters/chapters.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { figureSources, stepIndexIn, recordSearch } from "../../learn/chapters/figure-sources.ts";
import { TIMES, placeholderValue } from "../../learn/chapters/numbers.ts";
import { minutesOf } from "../../learn/chapters/minutes.ts";
import { prose, readChapter } from "../../learn/chapters/read.ts";
import { SCALES } from "../../learn/chapters/scales.ts";
import { outdatedFiles, translationFaults } from "../../learn/chapters/translation.ts";
import { STAGE_LANGUAGES } from "../../learn/programs/stages.js";
import { renderHtml } from "../../www/build/render-html.tsx";
import { ProgramIsland, joinRegions } from "../../www/build/learn/programs.tsx";
import { wordsIn } from "../../www/build/words.ts";

/**
 * The number of words for about five minutes of reading, with the figure. A half-page has its own
 * heading.
 */
const [FEWEST_WORDS, MOST_WORDS, HALF_PAGE] = [200, 350, 150];
const [FEWEST_MINUTES, MOST_MINUTES] = [3, 6];

const engine = withBook(cutoff);

const folder = new URL("../../learn/chapters/", import.meta.url);

/** The terms of each language, from the tables of docs/words.md. */
const terms = LANGUAGES.map((_, column) => {
  const words = readFileSync(new URL("../../docs/words.md", folder), "utf8");
  const rows = words.slice(0, words.indexOf("## Rules")).matchAll(/^\| (.+) \|$/gm);
  const cells = [...rows].map(([, row]) => row.split(" | ")[column].toLowerCase());
  return new Set(cells.flatMap((cell) => cell.split(/ · |, |، | \(|\)| [▲▼]/)));
});

for (const name of CHAPTERS) {
  describe(name, () => {
    const chapter = readChapter(file("en", name));
    const figures = figureSources(engine, chapter);

    test("each figure has its own name, and the step that it shows first exists", () => {
      assert.ok(figures.size > 0);
      assert.equal(figures.size, chapter.figures.length);
      for (const { name, at, scale, uniform, map, reach } of chapter.figures) {
        if (figures.get(name)) stepIndexIn(figures.get(name), at);
        else
          assert.ok(
            uniform || map || reach || SCALES[scale],
            `${name} shows neither steps nor a scale`,
          );
      }
    });

    test("each phrase that changes a figure leads to a step of its search", () => {
      for (const { figure, step } of chapter.phrases) {
        stepIndexIn(figures.get(figure), step);
      }
    });

    test("each placeholder has a value", () => {
      for (const placeholder of chapter.placeholders) {
        for (const found of [placeholderValue(engine, figures, placeholder)].flat())
          assert.ok(typeof found === "string" || Number.isFinite(found), placeholder);
      }
    });

    test("a placeholder with another word results in another number", () => {
      const said = [...chapter.placeholders];
      for (const one of said) {
        for (const more of said.filter((other) => other.startsWith(`${one} `))) {
          const [number, other] = [one, more].map((each) =>
            placeholderValue(engine, figures, each),
          );
          assert.notDeepEqual(number, other, `{{${one}}} and {{${more}}}`);
        }
      }
    });

    for (const language of LANGUAGES) {
      test(`no digits are typed into the text (${language})`, () => {
        const text = prose(readChapter(file(language, name)));
        const digits = text.replace(/(?<!\p{Nd})(1[89]|20|۱[۸۹]|۲۰)\p{Nd}{2}(?!\p{Nd})/gu, ""); // years
        assert.doesNotMatch(digits, /.{0,30}\p{Nd}.{0,30}/u);
      });
    }

    for (const [column, language] of LANGUAGES.entries()) {
      test(`emphasised words are terms of docs/words.md (${language})`, () => {
        const { body } = readChapter(file(language, name));
        for (const [, term] of body.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)) {
          assert.ok(terms[column].has(term.replace(/\s+/g, " ").toLowerCase()), term);
        }
      });
    }

    for (const language of LANGUAGES.filter((language) => language !== "en")) {
      test(`the translation is complete and up to date (${language})`, () => {
        assert.deepEqual(translationFaults(file("en", name), file(language, name)), []);
      });
    }

    test("the parts of the program that the chapter shows exist", () => {
      for (const { stage, region, since } of chapter.programs) {
        for (const { extension } of STAGE_LANGUAGES) {
          assert.ok(joinRegions(stage, region, extension));
          const [from, names] = since?.split(" ") ?? [];
          if (from) assert.ok(joinRegions(from, names, extension));
        }
      }
    });

    test("the chapter takes a few minutes", () => {
      const minutes = minutesOf(chapter);
      assert.ok(FEWEST_MINUTES <= minutes && minutes <= MOST_MINUTES, `${minutes} minutes`);
    });

    test("the chapter is neither too short nor too long", () => {
      const words = prose(chapter).match(/\p{L}+/gu)?.length ?? 0;
      const halves = chapter.body.match(/^## /gm)?.length ?? 0;
      const most = MOST_WORDS + halves * HALF_PAGE;
      assert.ok(FEWEST_WORDS <= words && words <= most, `${words} words`);
    });
  });
}

test("each dot of a scale has a number", () => {
  for (const placeholder of Object.values(SCALES).flat()) {
    assert.ok(Number(placeholderValue(engine, new Map(), placeholder)) > 0, placeholder);
  }
});

test("the times of the Python program are for the searches that the engine counts", () => {
  for (const search of ["minimax", "alpha-beta"]) {
    const { nodes, seconds } = TIMES[search];
    assert.equal(nodes, engine.best_move(".........", search === "alpha-beta").nodes);
    assert.ok(seconds > 0);
  }
  for (const word of ["measured", "machine", "python", "how"]) assert.ok(TIMES[word]);
});

test("the numbers from other sources are those that the sources publish", () => {
  const none = new Map();
  // These are reference numbers in docs/design.md.
  assert.equal(placeholderValue(engine, none, "nodes minimax empty"), 549_946);
  assert.equal(placeholderValue(engine, none, "nodes alpha-beta empty"), 18_297);
  assert.equal(placeholderValue(engine, none, "nodes alpha-beta depth-aware empty"), 20_866);
  assert.equal(placeholderValue(engine, none, "order centre"), 7_275);
  assert.equal(placeholderValue(engine, none, "positions empty"), 5_478);
  assert.equal(placeholderValue(engine, none, "games empty"), 255_168);
  // Perft of the initial position (https://www.chessprogramming.org/Perft_Results).
  assert.deepEqual(
    [1, 2, 3].map((plies) => placeholderValue(engine, none, `chess ${plies}`)),
    [20, 400, 8_902],
  );
  assert.equal(placeholderValue(engine, none, "chess 10"), 69_352_859_712_417);
  // The number of ways to fill nine cells with X, O or nothing.
  assert.equal(placeholderValue(engine, none, "power 3 9"), 19_683);
  // Allis: four moves at each of thirty-six plies, a number with twenty-two digits.
  assert.equal(String(4n ** 36n).length, 1 + 21);
  // Russell and Norvig, figure "alpha-beta": the root has the value 3, and two leaves are skipped.
  const nine = searchNamed("nine", "[[3,12,8],[2,4,6],[14,5,2]]");
  assert.equal(placeholderValue(engine, nine, "nine value root"), 3);
  assert.equal(placeholderValue(engine, nine, "nine skipped"), 2);
  assert.equal(placeholderValue(engine, nine, "nine skipped cut-1"), 2);
});

test("the depth of a cutoff is counted from the ancestor that set the bound", () => {
  const deep = searchNamed("deep", "[[5,8],[[[3,9],4],7]]");
  assert.equal(placeholderValue(engine, deep, "deep cut-1 bound"), 5);
  assert.equal(placeholderValue(engine, deep, "deep cut-1 plies"), 3);
  assert.equal(placeholderValue(engine, deep, "deep cut-2 plies"), 1);
});

test("the build says which stage of the program does not exist", () => {
  const build = (/** @type {string} */ stage, /** @type {string} */ since) =>
    renderHtml(h(ProgramIsland, { stage, region: "alpha-beta", since }), wordsIn("en"), "../");
  assert.match(build("depth", "minimax alpha-beta"), /class="program"/);
  assert.throws(() => build("deep", "minimax alpha-beta"), { message: "there is no stage deep" });
  assert.throws(() => build("depth", "min alpha-beta"), { message: "there is no stage min" });
});

test("the check finds a translation that lacks a number or is older than the English text", () => {
  const english = file("en", "tree");
  const spanish = file("es", "tree");
  const faults = (/** @type {string} */ from, /** @type {string} */ to) =>
    translationFaults(from, to).map((fault) => fault.slice(0, fault.indexOf(":")));
  assert.deepEqual(faults(english, spanish), []);
  const changed = english.replace("Two players move", "Two players act");
  assert.deepEqual(faults(changed, spanish), [
    "paragraph 1 (Two players act in turn. Nothing is hidd…)",
  ]);
  assert.equal(faults(english, spanish.replace("{{positions empty}}", "")).length, 1);
  assert.equal(faults(english, spanish.replace("#three@leave-3", "#three@leave-2")).length, 1);
  assert.equal(faults(english.replace("title: A", "title: The"), spanish)[0], "head");
});

test("the build stops at a translation that is missing or older than the English text", () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(path, folder), "utf8");
  assert.deepEqual(outdatedFiles(read), []);
  const changed = outdatedFiles((path) =>
    path === "en/tree.md" ? read(path).replace("Two players move", "Two players act") : read(path),
  );
  assert.equal(changed.length, 2);
  assert.match(changed[0], /^learn\/chapters\/es\/tree\.md: paragraph 1 \(Two players act/);
  const missing = outdatedFiles((path) =>
    path === "fa/order.md" ? read(path).replace(/\n\n[^\n]+(\n[^\n]+)*\n*$/, "\n") : read(path),
  );
  assert.match(
    missing.join(),
    /^learn\/chapters\/fa\/order\.md: there are \d+ paragraphs in place of/,
  );
});

test("in the walk, α at the root is −∞ until the search leaves the first branch", () => {
  const eight = figureSources(engine, readChapter(file("en", "walk")));
  const alpha = (/** @type {string} */ path) =>
    placeholderValue(engine, eight, `eight alpha ${path}`);
  assert.deepEqual(["1", "1.1", "1.2"].map(alpha), [-Infinity, -Infinity, -Infinity]);
  assert.equal(alpha("2"), placeholderValue(engine, eight, "eight value 1"));
});

test("an increasing function of all leaves keeps the choice and the cuts, and a decreasing one swaps the sides", () => {
  for (const tree of [
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "[[[2,9],[6,9,2]],[[[9,4,3],9],3]]",
    "[[1,8],[6,2]]",
  ]) {
    const changed = (/** @type {(leaf: number) => number} */ by) =>
      tree.replace(/\d+/g, (leaf) => String(by(Number(leaf))));
    const asked = (/** @type {string} */ words) => placeholderValue(engine, new Map(), words);
    const value = Number(asked(`value ${tree}`));
    const rising = changed((leaf) => 42 * leaf + 7);
    assert.equal(asked(`value ${rising}`), 42 * value + 7);
    assert.equal(asked(`skipped ${rising}`), asked(`skipped ${tree}`));
    const falling = changed((leaf) => -42 * leaf);
    assert.equal(asked(`value min ${falling}`), -42 * value);
    assert.equal(asked(`skipped min ${falling}`), asked(`skipped ${tree}`));
  }
});

test("the tree in the question about changed scores is the text's tree after that change", () => {
  const [, changed, tree] =
    /{{skipped (\S+)}}">Another evaluation replaces each leaf S of `(\S+)`/.exec(
      file("en", "evaluation"),
    ) ?? [];
  assert.equal(
    tree.replace(/\d+/g, (leaf) => String(42 * Number(leaf) + 7)),
    changed,
  );
});

test("the formulas for trees in the text are true for any values of the named leaves", () => {
  // The inequality of the walk, for leaves on both sides of its 2.
  for (const a of [-100, 1, 2, 3, 100]) {
    for (const b of [-100, 2, 100]) {
      const tree = `[[3,5,10],[2,${a},${b}],[2,7,3]]`;
      assert.equal(placeholderValue(engine, new Map(), `value ${tree}`), 3);
      assert.ok(Number(placeholderValue(engine, new Map(), `value min [2,${a},${b}]`)) <= 2);
      assert.equal(placeholderValue(engine, new Map(), `skipped ${tree}`), 4);
    }
  }
  assert.match(
    file("en", "walk"),
    /`max\(min\(3,5,10\), min\(2,a,b\), min\(2,7,3\)\) = max\(3, ≤2, ≤2\) = 3`/,
  );
});

/** Searches a tree by alpha-beta, as a figure. @param {string} name @param {string} tree */
function searchNamed(name, tree) {
  const search = recordSearch(engine, { name, tree, search: "alpha-beta", at: "end" });
  return new Map([[name, search]]);
}

/** @param {string} language @param {string} name */
function file(language, name) {
  return readFileSync(new URL(`${language}/${name}.md`, folder), "utf8");
}
