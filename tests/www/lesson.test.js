/**
 * Checks that lessons are unchanged after a round trip through links, and that faults have their
 * line and reason.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { STANDARD } from "../../www/game/shape.ts";
import { DEFAULT_SETTINGS, emptyLine } from "../../www/game/state.ts";
import {
  addToLesson,
  saveLesson,
  loadLesson,
  loadAnswers,
} from "../../www/page/lesson/lesson-storage.ts";
import { readFigureLink } from "../../www/learn/figure-link.ts";
import { readPlaceLink, writePlaceLink } from "../../www/page/place-link.ts";
import { PLACES, queryOf } from "../../www/page/places.ts";
import { seeded, between } from "../../www/base/random.ts";
import { isRight } from "../../www/page/lesson/answers.ts";
import {
  LessonFault,
  LIMITS,
  readLesson,
  linkOfStep,
  isOnlyLesson,
} from "../../www/page/lesson/lesson.ts";
import { decodeLesson, decodeText, encodeText } from "../../www/page/lesson/lesson-code.ts";
import {
  BOARD_SIZES,
  embedAddress,
  elementText,
  frameText,
  pageText,
} from "../../www/teach/embed/snippets.ts";

/** @import { Message } from "../../www/base/message.ts" */

/** Parts of texts that are hard to encode or decode. */
const PIECES = [
  ..."aZ09 .,;:!?'\"`\\/|{}[]()<>&%#=+-_*~^$@\n\t",
  ...["é", "ß", "İ", "ﬁ", "ñ", "漢字", "שלום", "فارسی", "۱۲۳", "\u200f", "\u202e", "\u2028"],
  ...["😀", "👩‍🏫", "🇪🇸", "\u0000", "\ufeff", "</script>", "<script>alert(1)</script>"],
  ...["{ $x }", "__proto__", "%E0%A4%A", "lesson=x", "&lt;", "${x}", "−5", "∞"],
  ...["\n? ", "\n= ", "\n؟ ", "\n\n#moves=04\n", "\nwatch/#tree=[1,2]\n", "\nhttps://x.test/\n"],
];

/** @param {number} seed */
function randomText(seed) {
  const next = seeded(seed);
  const piece = () => PIECES[between(next, 0, PIECES.length - 1)];
  return Array.from({ length: between(next, 1, 200) }, piece).join("");
}

/** A lesson whose steps have only links. @param {number} steps */
const textOf = (steps) => `Title\n${"#moves=04\n".repeat(steps)}`;

/** Encodes any bytes as the code of a lesson. @param {string | Buffer} data */
const code = (data) => deflateRawSync(data).toString("base64url");

/** A fault as its line and message. @param {Message} message */
function said({ id, values = {} }) {
  const { line = "", fault } = values;
  const what = typeof fault === "object" ? fault.id : id;
  return `${line} ${what}`.replace("lesson-fault-", "").trim();
}

/** @param {string} text */
const faultsOf = (text) => readLesson(text).faults.map(said);

/** @param {string} code */
async function faultOfCode(code) {
  return decodeLesson(code).then(
    () => null,
    (error) => {
      assert.ok(error instanceof LessonFault, String(error));
      return said(error.fault);
    },
  );
}

test("a lesson has a title and links, and each link can have a text, a question and answers", () => {
  const lesson = readLesson(
    `
  What pruning saves

#moves=04&x=human
A corner, and the centre.

Look again.
? How many nodes does minimax visit?
= 7,332
= 7332
https://example.org/cutoff/watch/#tree=[[3,5],[2,7]]&search=3
  \u061f چند برگ؟
lab/order/\r\n= 3 is more than 2? No: = 2
`.replace("= 3 is", "x = 3 is"),
  );
  assert.deepEqual(lesson, {
    title: "What pruning saves",
    steps: [
      {
        line: 4,
        link: "#moves=04&x=human",
        words: "A corner, and the centre.\n\nLook again.",
        question: { ask: "How many nodes does minimax visit?", answers: ["7,332", "7332"] },
      },
      {
        line: 11,
        link: "https://example.org/cutoff/watch/#tree=[[3,5],[2,7]]&search=3",
        words: "",
        question: { ask: "چند برگ؟", answers: [] },
      },
      { line: 13, link: "lab/order/", words: "x = 3 is more than 2? No: = 2", question: null },
    ],
    faults: [],
  });
  assert.equal(readLesson("#moves=04").title, "");
});

test("an address copied from a figure of Learn is a step of its chapter or of the changed search", () => {
  const copied = [
    "https://example.org/cutoff/es/learn/alpha-beta/#unknown@cut-1",
    "http://localhost:4173/learn/win-soon/#game@move-2",
    "https://example.org/watch/#tree=%5B%5B3%2C5%5D%2C%5B2%2C7%5D%5D&root=max&search=3",
  ];
  const { steps, faults } = readLesson(`Title\n\n${copied.join("\n\n")}\n`);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    steps.map(({ link }) => readPlaceLink(link)),
    [
      { place: "learn", path: "learn/alpha-beta/", fragment: "unknown@cut-1" },
      { place: "learn", path: "learn/win-soon/", fragment: "game@move-2" },
      {
        place: "watch",
        path: "watch/",
        fragment: "tree=%5B%5B3%2C5%5D%2C%5B2%2C7%5D%5D&root=max&search=3",
      },
    ],
  );
});

test("an invalid line is reported, and the other lines are kept", () => {
  const long = "x".repeat(LIMITS.line + 1);
  /** @type {[string, string[]][]} */
  const cases = [
    ["", ["none"]],
    ["Title\n\nwords without a link", ["3 before", "none"]],
    ["Title\nwords\n#moves=0", ["2 before"]],
    ["Title\n#moves=0\n= 5", ["3 answer"]],
    ["#moves=0\n? a\n? b\n= 1", ["3 question"]],
    ["#moves=0\n? a\n#moves=04\n= 1", ["4 answer"]],
    ["https://example.org/\n#moves=0", ["1 place"]],
    ["https://example.org/learn/nowhere/#first\n#", ["1 place"]],
    ["lab/elsewhere/#x\n#moves=0", ["1 place"]],
    ["/nowhere/\n#moves=0", ["1 place"]],
    ["nowhere/#moves=04\n#moves=0", ["1 place"]],
    ["/watch\n#moves=0", ["1 place"]],
    ["learn/order/minimax/\n#moves=0", ["1 place"]],
    ["/cutoff/watch/#search=3\nlearn/order/\nes/learn/bounds/#late@cut-1", []],
    ["#moves=0\nand/or\n1/2", []],
    ["#lesson=abc\nwatch/#tree=[1,2]&%6Cesson=a\n#moves=0", ["1 nested", "2 nested"]],
    [`${long}\n#moves=0`, ["1 length"]],
    [`#moves=0\n? ${long}`, ["2 length"]],
    [`#moves=0\n${long}\n#start=${long}`, []],
    [textOf(LIMITS.steps), []],
    [textOf(LIMITS.steps + 1), ["steps"]],
    ["x".repeat(LIMITS.text + 1), ["length"]],
    ["#moves=0\n?\n=\n??", []],
  ];
  for (const [text, expected] of cases) {
    assert.deepEqual(faultsOf(text), expected, text.slice(0, 60));
  }
  const { steps } = readLesson("#moves=0\n? a\n? b\n= 1\nwords");
  assert.deepEqual(steps[0].question, { ask: "a", answers: ["1"] });
  assert.equal(steps[0].words, "words");
});

test("random texts are unchanged after they are read from their links", async () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const text = randomText(seed);
    const code = await encodeText(text);
    assert.match(code, /^[\w-]+$/);
    // The fragment is parsed into names and values, as links are.
    const read = new URLSearchParams(`lesson=${code}&step=1`).get("lesson") ?? "";
    assert.equal(await decodeText(read), text, `seed ${seed}`);
    const { steps, faults } = readLesson(text);
    assert.ok(steps.length > 0 || faults.length > 0);
  }
});

test("a lesson for a class hour makes a link that is short enough to send", async () => {
  const words = "Follow the search until it cuts for the first time, and say who set the bound.";
  const steps = Array.from(
    { length: 8 },
    (_, index) =>
      `watch/#moves=0481&search=12${index}\n${index}. ${words}\n? How many does that save?\n= ${index * 17}\n`,
  );
  const code = await encodeText(`Alpha-beta, first hour\n\n${steps.join("\n")}`);
  assert.ok(code.length < 700, `${code.length} characters`);
});

test("a link is refused if its code is damaged, incomplete or not a lesson", async () => {
  const good = await encodeText(textOf(3) + randomText(7));
  for (const bad of ["", "1.", ".abc", "a", "@@@", "A".repeat(50)]) {
    assert.equal(await faultOfCode(bad), "code", bad);
  }
  for (let cut = 3; cut < good.length - 1; cut += 7) {
    assert.equal(await faultOfCode(good.slice(0, cut)), "code", `${cut}`);
  }
  assert.equal(await faultOfCode(code(Buffer.from([0xff, 0xfe]))), "code");
  assert.equal(await faultOfCode(code("no links")), "none");
  assert.equal(await faultOfCode(code("#moves=0\n= 5")), "2 answer");
});

test("parsing and decompression stop at the limits of a lesson", async () => {
  assert.equal(await faultOfCode("A".repeat(LIMITS.code + 1)), "length");
  const bomb = code("0".repeat(60_000_000));
  assert.ok(bomb.length < LIMITS.code);
  const start = process.memoryUsage().arrayBuffers;
  assert.equal(await faultOfCode(bomb), "length");
  assert.ok(process.memoryUsage().arrayBuffers - start < 40_000_000);
});

test("case, spaces and the script of digits do not matter in an answer, in any language", () => {
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
    assert.ok(isRight(expected.split("|"), given), `${expected}: ${given}`);
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
    ["0.1", "0.1000000000000000001"],
    ["1,23,456", "123456"],
    ["alpha", "alphabeta"],
  ];
  for (const [expected, given] of wrong)
    assert.ok(!isRight(expected === "" ? [] : [expected], given), `${expected}: ${given}`);
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

test("the visitor's lesson is saved, and a line can be added to it", () => {
  const { held, storage } = storageWith(null);
  assert.equal(loadLesson(storage), "");
  assert.ok(addToLesson("#moves=0", storage));
  assert.equal(loadLesson(storage), "#moves=0\n");
  assert.ok(saveLesson("Title\n\n#moves=0\nwords\n\n\n", storage));
  assert.ok(addToLesson("watch/#tree=[1,2]", storage));
  assert.equal(loadLesson(storage), "Title\n\n#moves=0\nwords\n\nwatch/#tree=[1,2]\n");
  assert.deepEqual(readLesson(loadLesson(storage)).faults, []);
  // A discarded lesson is removed from the browser.
  assert.ok(saveLesson(" \n", storage));
  assert.equal(held.text, null);
});

test("the page reports if it cannot store anything", () => {
  assert.equal(addToLesson("#moves=0", storageWith(null, true).storage), false);
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  assert.equal(loadLesson(forbidden), "");
  assert.equal(saveLesson("text", forbidden), false);
});

test("snippets for other sites are valid markup", () => {
  const address = 'https://x.test/?a="><b&c#moves=0&hints=on';
  const frame = frameText(address, 'It\'s <b> & "c"', BOARD_SIZES.small);
  assert.match(frame, /src="https:\/\/x\.test\/\?a=&quot;>&lt;b&amp;c#moves=0&amp;hints=on"/);
  assert.match(frame, /title="It's &lt;b> &amp; &quot;c&quot;"/);
  assert.match(frame, /sandbox="allow-scripts [a-z -]+"/);
  assert.match(frame, /width="280" height="400"/);
  const line = { ...emptyLine(STANDARD), moves: [0, 4], at: 2, link: "04" };
  const state = { line, shape: STANDARD, settings: DEFAULT_SETTINGS };
  assert.equal(
    elementText("https://x.test/embed.js", state, { size: "large", theme: "auto" }, "fa"),
    `<script src="https://x.test/embed.js"></script>
<cutoff-board moves="04" x="human" o="perfect" pruning="on" hints="off" size="large" lang="fa"></cutoff-board>`,
  );
  const question = { ...state, settings: { ...DEFAULT_SETTINGS, answers: false } };
  const dark = elementText("e.js", question, { size: "small", theme: "dark" }, "en");
  assert.match(dark, / answers="off" theme="dark" size="small" lang="en">/);
});

test("a snippet for a search or an exercise has its link without the settings of the page", () => {
  const root = "https://x.test/y/";
  /** @type {[string, string | null][]} */
  const links = [
    [
      "watch/#tree=[[3,5],[2,7]]&search=3",
      "watch/#tree=[[3,5],[2,7]]&search=3&lang=es&view=search",
    ],
    [
      "https://x.test/y/watch/#tree=[3]&room=code&lesson=a&step=2&lang=fa&theme=dark",
      "watch/#tree=[3]&lang=es&view=search",
    ],
    ["watch/#moves=04&search=9", "watch/#moves=04&search=9&lang=es&view=search"],
    ["practise/#seed=7", "practise/#seed=7&lang=es&view=exercise"],
    ["practise/", "practise/#lang=es&view=exercise"],
    ...[
      "",
      "#moves=04",
      "lab/race/",
      "learn/order/",
      "https://other.test/y/watch/",
      "http://[",
    ].map((link) => /** @type {[string, null]} */ ([link, null])),
  ];
  for (const [link, wanted] of links) {
    const found = embedAddress(link, root, "auto", "es");
    assert.equal(found?.href ?? null, wanted && root + wanted, link);
    const dark = embedAddress(link, root, "dark", "es");
    assert.equal(dark?.hash.includes("&theme=dark&view="), wanted === null ? undefined : true);
    if (!found) continue;
    const text = pageText(`${root}embed.js`, found, { size: "small", theme: "auto" }, "es");
    const own = wanted?.replace(/[#&]lang=.*/, "").replaceAll("&", "&amp;");
    assert.ok(text.includes(`<cutoff-page link="${own}" size="small" lang="es">`), text);
  }
});

test("a step's link leads to its place, with the lesson in it", () => {
  /** @type {[string, string, string][]} */
  const links = [
    ["#moves=04&answers=off", "play", "#moves=04&answers=off&lesson=a&step=1"],
    [
      "https://x.test/y/watch/index.html#tree=[[3,5],[2,7]]&search=3&lang=fa&view=board",
      "watch",
      "#tree=[[3,5],[2,7]]&search=3&lesson=a&step=1",
    ],
    ["practise/#seed=5", "practise", "#seed=5&lesson=a&step=1"],
    ["lab/race/", "race", "#lesson=a&step=1"],
    ["#", "play", "#lesson=a&step=1"],
    ["learn/", "learn", "#lesson=a&step=1"],
  ];
  for (const [link, place, fragment] of links) {
    const { steps, faults } = readLesson(link);
    assert.deepEqual(faults, []);
    const { path } = PLACES[/** @type {keyof typeof PLACES} */ (place)];
    assert.deepEqual(linkOfStep({ steps }, 0, "a", null), { place, path, fragment }, link);
  }
});

test("a step can show a chapter at a step of a figure, in the reader's language", () => {
  for (const link of [
    "learn/alpha-beta/#unknown@cut-1",
    "https://x.test/y/fa/learn/alpha-beta/index.html#unknown%40cut-1=",
  ]) {
    const { steps, faults } = readLesson(link);
    assert.deepEqual(faults, []);
    const step = linkOfStep({ steps }, 0, "a", null);
    assert.deepEqual([step.place, step.path], ["learn", "learn/alpha-beta/"], link);
    assert.deepEqual(readFigureLink(step.fragment), { figure: "unknown", step: "cut-1" });
    assert.equal(queryOf(step.fragment).get("lesson"), "a");
  }
});

test("the link to the current view has no lesson, language or frame", () => {
  for (const [place, path, fragment, expected] of /** @type {const} */ ([
    ["play", "", "#moves=04&lesson=a&step=2&lang=es", "#moves=04"],
    ["play", "", "", "#"],
    ["watch", "watch/", "#lesson=a&step=1&tree=[[3,5],[2,7]]", "watch/#tree=[[3,5],[2,7]]"],
    ["order", "lab/order/", "", "lab/order/#"],
    ["learn", "learn/order/", "", "learn/order/#"],
    ["learn", "learn/order/", "#nine@cut-1", "learn/order/#nine@cut-1"],
  ])) {
    const link = writePlaceLink({ path, fragment });
    assert.equal(link, expected);
    assert.equal(readPlaceLink(link)?.place, place);
    assert.equal(readPlaceLink(link)?.path, path);
    assert.equal(readLesson(link).steps.length, 1);
  }
});

test("an address that describes the current view does not lead to another page", () => {
  const only = (/** @type {string} */ text) => isOnlyLesson(new URLSearchParams(text));
  for (const text of ["lesson=1.a", "lesson=1.a&step=2", "lang=fa&step=2&lesson=1.a"]) {
    assert.ok(only(text), text);
  }
  for (const text of ["", "step=2", "lesson=1.a&moves=0", "lesson=1.a&at=0", "lesson=1.a&seed=5"]) {
    assert.ok(!only(text), text);
  }
});

test("answers are stored for the visit, separately for each lesson", () => {
  const { held, storage } = storageWith(null);
  loadAnswers("1.a", storage).save(2, "7,332");
  assert.equal(loadAnswers("1.a", storage).of(2), "7,332");
  assert.equal(loadAnswers("1.a", storage).of(1), "");
  assert.equal(loadAnswers("1.b", storage).of(2), "");
  for (const text of ["{", "[]", "5", '{"code":"1.a"}', '{"code":"1.a","answers":{"2":5}}']) {
    held.text = text;
    assert.equal(loadAnswers("1.a", storage).of(2), "", text);
  }
  const forbidden = loadAnswers("1.a", () => {
    throw new DOMException("no", "SecurityError");
  });
  forbidden.save(0, "still here");
  assert.equal(forbidden.of(0), "still here");
});
