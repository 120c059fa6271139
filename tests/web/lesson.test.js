/** Lessons come back from links and files as they were; what is none says why. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { answersOf, isRight } from "../../www/teach/answers.js";
import { readCode, readFile, writeCode, writeFile } from "../../www/teach/codec.js";
import { Draft } from "../../www/teach/draft.js";
import { keptAnswers } from "../../www/teach/kept-answers.js";
import { LessonFault, MOST } from "../../www/teach/lesson.js";
import { linkOfStep, onlyLesson, withoutLesson } from "../../www/teach/lesson-link.js";
import { elementText, frameText } from "../../www/teach/snippets.js";
import { seeded } from "../../www/page/random.js";
import { between } from "../../www/page/sample.js";
import { STANDARD } from "../../www/game/shape.js";
import { DEFAULT_SETTINGS, newGame } from "../../www/game/state.js";

/** @import { Lesson } from "../../www/teach/lesson.js" */

/** What a text can be made of that something might stumble over. */
const PIECES = [
  ..."aZ09 .,;:!?'\"`\\/|{}[]()<>&%#=+-_*~^$@\n\t",
  ...["é", "ß", "İ", "ﬁ", "ñ", "漢字", "שלום", "فارسی", "۱۲۳", "\u200f", "\u202e", "\u2028"],
  ...["😀", "👩‍🏫", "🇪🇸", "\u0000", "\ufeff", "\ud800", "</script>", "<script>alert(1)</script>"],
  ...["{ $x }", "__proto__", "%E0%A4%A", "lesson=1.x", "&lt;", "${x}", "−5", "∞"],
];

/** @param {() => number} next @param {number} most Pieces. */
function randomText(next, most) {
  const piece = () => PIECES[between(next, 0, PIECES.length - 1)];
  return Array.from({ length: between(next, 0, most) }, piece).join("");
}

/** @param {number} seed @returns {Lesson} */
function randomLesson(seed) {
  const next = seeded(seed);
  const step = () => ({
    link: `moves=${between(next, 0, 8)}&lab.tree=${encodeURIComponent(randomText(next, 9).toWellFormed())}`,
    words: randomText(next, 40),
    question: next() < 0.5 ? null : { ask: randomText(next, 12), answer: randomText(next, 4) },
  });
  return {
    title: randomText(next, 10),
    steps: Array.from({ length: between(next, 1, 12) }, step),
  };
}

/** @param {number} steps @returns {Lesson} */
function lessonOf(steps) {
  const step = { link: "moves=0", words: "", question: null };
  return { title: "", steps: Array.from({ length: steps }, () => step) };
}

/** What a file says with something changed. @param {object} change */
const file = (change) =>
  JSON.stringify({ format: "cutoff-lesson", version: 1, title: "", steps: [], ...change });

/** The code of any data. @param {unknown} data @param {number} [version] */
const code = (data, version = 1) =>
  `${version}.${deflateRawSync(typeof data === "string" ? data : JSON.stringify(data)).toString("base64url")}`;

/** What is wrong: the message and its place. @param {unknown} error */
function said(error) {
  assert.ok(error instanceof LessonFault, String(error));
  const { id, values = {} } = error.words;
  const { place } = values;
  const at = typeof place === "object" ? `${place.id} ${place.values?.step}` : "";
  return `${id} ${at}`.replaceAll("lesson-", "").trim();
}

/** @param {string} text */
function faultOfFile(text) {
  try {
    readFile(text);
  } catch (error) {
    return said(error);
  }
  return null;
}

/** @param {string} text */
async function faultOfCode(text) {
  return readCode(text).then(() => null, said);
}

test("random lessons come back from their links and their files", async () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const lesson = randomLesson(seed);
    assert.deepEqual(readFile(writeFile(lesson)), lesson, `seed ${seed}`);
    const code = await writeCode(lesson);
    assert.match(code, /^1\.[\w-]+$/);
    // As a link is read: a fragment of names and values.
    const read = new URLSearchParams(`lesson=${code}&step=1`).get("lesson") ?? "";
    assert.deepEqual(await readCode(read), lesson, `seed ${seed}`);
  }
});

test("a lesson of a class hour makes a link that can be sent", async () => {
  const link = "watch/#moves=0481&search=12";
  const words = "Follow the search until it cuts for the first time, and say who set the bound.";
  const steps = Array.from({ length: 8 }, (_, index) => ({
    link: `${link}${index}`,
    words: `${index}. ${words}`,
    question: { ask: "How many positions does that spare?", answer: String(index * 17) },
  }));
  const code = await writeCode({ title: "Alpha-beta, first hour", steps });
  assert.ok(code.length < 800, `${code.length} characters`);
});

test("a link that is damaged, cut off or someone else's is refused", async () => {
  const good = await writeCode(randomLesson(7));
  for (const bad of [
    "",
    "1.",
    "1",
    ".abc",
    "x.abc",
    "0.abc",
    "1.a",
    "1.@@@",
    `1.${"A".repeat(50)}`,
  ]) {
    assert.equal(await faultOfCode(bad), "fault-code", bad);
  }
  for (let cut = 3; cut < good.length - 1; cut += 7) {
    assert.equal(await faultOfCode(good.slice(0, cut)), "fault-code", `${cut}`);
  }
  assert.equal(await faultOfCode(code(Buffer.from([0xff, 0xfe]).toString("latin1"))), "fault-json");
  assert.equal(await faultOfCode(code("not json")), "fault-json");
  assert.equal(await faultOfCode(code({ title: "", steps: [] })), "fault-none");
  const changed = [...good].map((sign, at) => (at % 11 === 5 ? "-" : sign)).join("");
  assert.match((await faultOfCode(changed)) ?? "", /^fault-(code|json)$/);
});

test("what is written by a later version says so, whatever else it holds", async () => {
  assert.equal(await faultOfCode("2.AAAA"), "fault-version");
  assert.equal(await faultOfCode(code({ pages: [] }, 9999)), "fault-version");
  assert.equal(faultOfFile(file({ version: 2, pages: {} })), "fault-version");
  for (const version of [0, -1, 1.5, "1", null, undefined]) {
    assert.equal(faultOfFile(file({ version })), "fault-format", String(version));
  }
});

test("no more is read, and no more unpacked, than a lesson can have", async () => {
  assert.equal(await faultOfCode(`1.${"A".repeat(MOST.code)}`), "fault-long");
  const bomb = code(`"${"0".repeat(60_000_000)}"`);
  assert.ok(bomb.length < MOST.code);
  const start = process.memoryUsage().arrayBuffers;
  assert.equal(await faultOfCode(bomb), "fault-long");
  assert.ok(process.memoryUsage().arrayBuffers - start < 40_000_000);
  assert.equal(faultOfFile(" ".repeat(MOST.text + 1)), "fault-long");
});

test("data of another form says which part is wrong", async () => {
  const step = { link: "moves=0" };
  /** @type {[object, string][]} */
  const cases = [
    [{ format: "other" }, "fault-format"],
    [{ title: 5 }, "fault-text place-title 0"],
    [{ title: "x".repeat(MOST.title + 1) }, "fault-length place-title 0"],
    [{ steps: {} }, "fault-list place-steps 0"],
    [{ steps: lessonOf(MOST.steps + 1).steps }, "fault-steps"],
    [{ steps: [step, null] }, "fault-object place-step 2"],
    [{ steps: [[]] }, "fault-object place-step 1"],
    [{ steps: [{}] }, "fault-text place-link 1"],
    [{ steps: [{ link: "x".repeat(MOST.link + 1) }] }, "fault-length place-link 1"],
    [{ steps: [{ ...step, words: ["<b>"] }] }, "fault-text place-words 1"],
    [{ steps: [{ ...step, words: "x".repeat(MOST.words + 1) }] }, "fault-length place-words 1"],
    [{ steps: [step, { ...step, question: "?" }] }, "fault-object place-question 2"],
    [{ steps: [{ ...step, question: { answer: "1" } }] }, "fault-text place-question 1"],
    [{ steps: [{ ...step, question: { ask: "?", answer: 1 } }] }, "fault-text place-answer 1"],
    [{ steps: [{ ...step, colour: "red" }] }, "fault-unknown place-step 1"],
    [{ author: "me" }, "fault-unknown place-lesson 0"],
  ];
  for (const [change, expected] of cases) {
    assert.equal(faultOfFile(file(change)), expected, JSON.stringify(change).slice(0, 80));
    const { format: _, version: __, ...data } = JSON.parse(file(change));
    if (!("format" in change)) assert.equal(await faultOfCode(code(data)), expected);
  }
  for (const text of ["", "null", "[]", "5", '"lesson"', "{}"]) {
    assert.match(faultOfFile(text) ?? "", /^fault-(json|format)$/, text);
  }
  const inherited =
    '{"format":"cutoff-lesson","version":1,"title":"","steps":[],"__proto__":{"a":1}}';
  assert.equal(faultOfFile(inherited), "fault-unknown place-lesson 0");
  assert.equal(faultOfFile("[".repeat(200_000)), "fault-json");
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  assert.match(
    faultOfFile(`{"format":"cutoff-lesson","version":1,"title":"","steps":${deep}}`) ?? "",
    /^fault-(json|object)/,
  );
});

test("a lesson is not within a lesson, however it is written", () => {
  for (const link of ["lesson=1.abc", "#lesson=1.abc", "moves=0&lesson=", "moves=0&%6Cesson=1.a"]) {
    assert.equal(faultOfFile(file({ steps: [{ link }] })), "fault-nested place-link 1", link);
  }
  assert.equal(faultOfFile(file({ steps: [{ link: "teach/#do=lesson&words=lesson=1" }] })), null);
});

test("answers are right whatever their case, spaces, digits and language", () => {
  /** @type {[string, string][]} */
  const right = [
    ["Draw", "  dRAW "],
    ["row  2,\tcolumn 3", "Row 2, column 3"],
    ["7,332", "7332"],
    ["7,332", "7.332"],
    ["549946", "549,946"],
    ["549946", "549 946"],
    ["549,946", "۵۴۹٬۹۴۶"],
    ["26.4", "26,4"],
    ["26.4", "۲۶٫۴"],
    ["0.50", "1/2|.5".split("|")[1]],
    ["-3", "−3"],
    ["+1", "1"],
    ["∞", "inf"],
    ["1 000 000", "1000000"],
    ["ﬁve", "Five"],
    ["تساوی", "\u200fتساوی"],
    ["draw | tie", "TIE"],
    ["1|2", "2.0"],
  ];
  for (const [expected, given] of right)
    assert.ok(isRight(expected, given), `${expected}: ${given}`);
  /** @type {[string, string][]} */
  const wrong = [
    ["draw", "win"],
    ["7,332", "7333"],
    ["7332", "733"],
    ["26.4", "264"],
    ["1.5", "15"],
    ["12", "1 2"],
    ["3", "-3"],
    ["0", ""],
    ["", "anything"],
    ["|", ""],
    ["0.1", "0.1000000000000000001"],
    ["1,23,456", "123456"],
    ["alpha", "alphabeta"],
  ];
  for (const [expected, given] of wrong)
    assert.ok(!isRight(expected, given), `${expected}: ${given}`);
  assert.deepEqual(answersOf(" a | |b"), ["a", "b"]);
  assert.deepEqual(answersOf(" "), []);
});

/** @param {string | null} text @param {boolean} [full] */
function storageWith(text, full = false) {
  const held = { text };
  /** @type {Partial<Storage>} */
  const storage = {
    getItem: () => held.text,
    /** @param {string} _ @param {string} text */
    setItem(_, text) {
      if (full) throw new DOMException("full", "QuotaExceededError");
      held.text = text;
    },
    removeItem() {
      held.text = null;
    },
  };
  return { held, storage: () => /** @type {Storage} */ (/** @type {unknown} */ (storage)) };
}

test("a draft outlives the visit, step by step", () => {
  const { storage } = storageWith(null);
  const draft = new Draft(storage);
  assert.equal(draft.begun, false);
  draft.rename("First");
  assert.equal(draft.add("#moves=0"), 1);
  assert.equal(draft.add("#moves=1"), 2);
  draft.edit(1, { words: "second", question: { ask: "?", answer: "" } });
  assert.equal(draft.move(1, -1), true);
  assert.equal(draft.move(0, -1), false);
  assert.deepEqual(
    new Draft(storage).lesson.steps.map(({ link }) => link),
    ["moves=1", "moves=0"],
  );
  draft.remove(0);
  assert.equal(new Draft(storage).lesson.steps.length, 1);
  draft.undo();
  assert.deepEqual(new Draft(storage).lesson, draft.lesson);
  assert.equal(draft.lesson.steps[0].words, "second");
  draft.clear();
  assert.equal(new Draft(storage).begun, false);
});

test("a draft does without a storage, and tells a damaged one from an empty one", () => {
  for (const text of ["{", "null", "[]", file({ title: 3 })]) {
    const draft = new Draft(storageWith(text).storage);
    assert.deepEqual([draft.damaged, draft.lesson.steps.length], [true, 0], text);
  }
  assert.equal(new Draft(storageWith(null).storage).damaged, false);
  const full = new Draft(storageWith(null, true).storage);
  full.add("moves=0");
  assert.deepEqual([full.kept, full.lesson.steps.length], [false, 1]);
  const forbidden = new Draft(() => {
    throw new DOMException("no", "SecurityError");
  });
  forbidden.rename("still here");
  assert.deepEqual([forbidden.kept, forbidden.lesson.title], [false, "still here"]);
});

test("a draft takes neither one step too many nor a lesson for a step", () => {
  const draft = new Draft(storageWith(writeFile(lessonOf(MOST.steps))).storage);
  assert.throws(() => draft.add("moves=0"), /lesson-fault-steps/);
  draft.remove(0);
  assert.throws(() => draft.add("x".repeat(MOST.link + 1)), /lesson-fault-length/);
  assert.throws(() => draft.add("#moves=0&lesson=1.a"), /lesson-fault-nested/);
  assert.equal(draft.lesson.steps.length, MOST.steps - 1);
});

test("snippets for other pages are markup that means what it says", () => {
  const frame = frameText('https://x.test/?a="><b&c#moves=0&hints=on', 'It\'s <b> & "c"', "small");
  assert.match(frame, /src="https:\/\/x\.test\/\?a=&quot;>&lt;b&amp;c#moves=0&amp;hints=on"/);
  assert.match(frame, /title="It's &lt;b> &amp; &quot;c&quot;"/);
  assert.match(frame, /sandbox="allow-scripts [a-z -]+"/);
  assert.match(frame, /width="280" height="400"/);
  const game = { ...newGame(STANDARD), moves: [0, 4], at: 2, link: "04" };
  const state = { game, shape: STANDARD, settings: DEFAULT_SETTINGS };
  assert.equal(
    elementText("https://x.test/embed.js", state, { size: "large", theme: "auto" }, "fa"),
    `<script src="https://x.test/embed.js"></script>
<cutoff-board moves="04" x="human" o="perfect" pruning="on" hints="off" size="large" lang="fa"></cutoff-board>`,
  );
  const question = { ...state, settings: { ...DEFAULT_SETTINGS, answers: false } };
  const dark = elementText("e.js", question, { size: "small", theme: "dark" }, "en");
  assert.match(dark, / answers="off" theme="dark" size="small" lang="en">/);
});

test("a draft that a newer version of the page has kept is left alone", () => {
  const newer = file({ version: 3, chapters: [] });
  const { held, storage } = storageWith(newer);
  const draft = new Draft(storage);
  assert.deepEqual([draft.newer, draft.damaged], [true, false]);
  draft.rename("Another");
  assert.deepEqual([draft.lesson.title, draft.kept], ["Another", false]);
  assert.equal(held.text, newer);
});

test("a draft that was given up leaves nothing in the browser, and can be brought back", () => {
  const { held, storage } = storageWith(null);
  const draft = new Draft(storage);
  draft.add("moves=0");
  assert.notEqual(held.text, null);
  draft.clear();
  assert.equal(held.text, null);
  draft.undo();
  assert.equal(new Draft(storage).lesson.steps[0].link, "moves=0");
});

test("a step's link leads to its place, with the lesson in it, and out of it again", () => {
  /** @type {[string, string, string][]} */
  const links = [
    ["moves=04&answers=off", "play", "#moves=04&answers=off&lesson=1.a&step=1"],
    [
      "watch/#tree=[[3,5],[2,7]]&search=3",
      "watch",
      "#tree=[[3,5],[2,7]]&search=3&lesson=1.a&step=1",
    ],
    ["practise/#seed=5", "practise", "#seed=5&lesson=1.a&step=1"],
    ["", "play", "#lesson=1.a&step=1"],
  ];
  for (const [link, place, fragment] of links) {
    const steps = [{ link, words: "", question: null }];
    const target = linkOfStep({ title: "", steps }, 0, "1.a", null);
    assert.deepEqual(target, { place, fragment }, link);
    const { fragment: own } = withoutLesson(target);
    assert.doesNotMatch(own, /lesson|step/, link);
  }
});

test("an address that says what is on the screen is not led away from it", () => {
  const only = (/** @type {string} */ text) => onlyLesson(new URLSearchParams(text));
  for (const text of ["lesson=1.a", "lesson=1.a&step=2", "lang=fa&step=2&lesson=1.a"]) {
    assert.ok(only(text), text);
  }
  for (const text of ["", "step=2", "lesson=1.a&moves=0", "lesson=1.a&at=0", "lesson=1.a&seed=5"]) {
    assert.ok(!only(text), text);
  }
});

test("answers last for the visit, and belong to their lesson", () => {
  const { held, storage } = storageWith(null);
  keptAnswers("1.a", storage).keep(2, "7,332");
  assert.equal(keptAnswers("1.a", storage).of(2), "7,332");
  assert.equal(keptAnswers("1.a", storage).of(1), "");
  assert.equal(keptAnswers("1.b", storage).of(2), "");
  for (const text of ["{", "[]", "5", '{"code":"1.a"}', '{"code":"1.a","answers":{"2":5}}']) {
    held.text = text;
    assert.equal(keptAnswers("1.a", storage).of(2), "", text);
  }
  const forbidden = keptAnswers("1.a", () => {
    throw new DOMException("no", "SecurityError");
  });
  forbidden.keep(0, "still here");
  assert.equal(forbidden.of(0), "still here");
});
