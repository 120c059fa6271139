/** Uses Practise as a learner does: the questions, the feedback on answers, and links. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { describe, trace, trace_tree } from "../../pkg/npm/cutoff.js";
import {
  DEFAULT_EXERCISE,
  EXERCISE_KINDS,
  linkName,
  settingNames,
} from "../../www/parts/exercise/exercise.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { expectedAnswer } from "../../www/practise/questions/grading.ts";
import { allQuestions, questionsOf } from "../../www/practise/questions/questions.ts";
import { address, evaluate, follow, leave, load } from "./page.js";
import {
  attributes,
  becomes,
  choose,
  count,
  plain,
  fill,
  listen,
  press,
  pressButton,
  say,
  says,
  screen,
  selectorOf,
  shown,
  textOf,
  valueOf,
} from "./visitor.js";

/** @import { Matcher } from "@testing-library/dom" */

after(leave);

/** Waits until an element has this text. @param {string} words @param {string} [inside] */
const told = (words, inside = ".panel") => says(inside, words);

const AIMA = "source=gallery&example=aima";

/** @param {string} link */
async function enter(link) {
  await load(`practise/#${link}`);
  await becomes(() => textOf(".panel") !== "", true);
}

/** Finds the selector of a field by its label. @param {Matcher} label */
const field = (label) => selectorOf(screen().getByLabelText(label));

/**
 * Selects a bound in the answer. The settings have fields for the bounds of the root.
 * @param {"α" | "β"} name
 */
const bound = (name) => `.answer label:nth-of-type(${name === "α" ? 1 : 2}) input`;

/** Answers with a value. @param {string} text */
async function answerValue(text) {
  await fill(field(say("practise-label-value")), text);
  await pressButton(say("check"));
}

const goOn = () => press("main .primary");
/** Names a node by its path, which is empty for the root. @param {string} path */
const named = (path) => (path === "" ? say("node-root") : say("node-branch", { path }));
/** @param {string} path */
const scissors = async (path) => {
  const name = new RegExp(`^${plain(say("kind-mark-cut", { node: named(path) }))}(,|$)`);
  const button = screen().getByRole("button", { name: (text) => name.test(plain(text)) });
  await press(selectorOf(button));
};
/** @param {string} path @param {string} text */
const write = (path, text) => {
  const of = (/** @type {"max" | "min"} */ side) =>
    plain(say("kind-mark-value", { node: named(path), side: say(side) }));
  const label = (/** @type {string} */ text) => [of("max"), of("min")].includes(plain(text));
  return fill(field(label), text);
};
const followed = async (/** @type {RegExp} */ href) => {
  const found = attributes("main a", "href").find((one) => href.test(one ?? "")) ?? "";
  await load(new URL(found, address()).href.replace("http://localhost/", ""));
};

test("every kind of exercise opens from the first view and asks a question", async () => {
  for (const kind of EXERCISE_KINDS) {
    await load("practise/");
    await press(`.activity-link[href*="mode=${linkName(kind)}"]`);
    await becomes(() => textOf("main h1"), say(`kind-${kind}`));
    await becomes(() => count(".exercise *") > 0, true);
    assert.equal(count(".panel .practise-fault:not(:empty)"), 0, kind);
  }
});

test("a wrong answer gets a reason, or the convention with which it would be right", async () => {
  await enter(`${AIMA}&asked=value`);
  await answerValue("4");
  await told(say("practise-wrong"));
  assert.equal(count(".diagnosis"), 0);
  await goOn();
  await answerValue("3");
  await told(say("diagnosis-hard"), ".diagnosis");
});

test("screen readers announce a fault in an answer as often as it is made", async () => {
  await enter(`${AIMA}&asked=value`);
  const heard = listen();
  for (const text of ["", "zz", "zz"]) await answerValue(text);
  assert.deepEqual(heard, Array(3).fill(say("practise-answer-fault")));
});

test("screen readers announce the reasons of wrong marks with the verdict, at each check", async () => {
  await enter("source=own&tree=[[3,5],[2,9]]&mode=mark");
  await scissors("1.1");
  const heard = listen();
  await pressButton(say("check"));
  await pressButton(say("check"));
  assert.equal(heard.length, 2);
  for (const text of heard) assert.match(plain(text), /In search order:.*Do not cut branch 1\.1/);
});

test("an assumed leaf is drawn as x until the answer, and the reader's mistake is named", async () => {
  await enter("source=own&tree=[[3,12],[2,4]]&asked=limit");
  await told("Suppose branch 2.1 returns x.", ".panel h2");
  const unknown = () =>
    evaluate(
      () =>
        [...document.querySelectorAll(".tree-box .node-text")].filter(
          (one) => one.textContent === "x",
        ).length,
      null,
    );
  await becomes(unknown, 1);
  await fill(".answer input", "2");
  await pressButton(say("check"));
  await becomes(unknown, 0);
  await told(say("practise-is-limit", { value: "3" }));
  await told(say("diagnosis-gt", { x: "3" }), ".diagnosis");
});

test("questions ask for bounds, including infinite ones, and for cuts", async () => {
  await enter(`${AIMA}&asked=bounds`);
  await fill(bound("α"), "-inf");
  await fill(bound("β"), "+∞");
  await pressButton(say("check"));
  await told(say("practise-right"));
  await told(say("practise-none-yet", { bound: "alpha" }));
  await goOn();
  await fill(bound("α"), "−∞");
  await fill(bound("β"), "∞");
  await pressButton(say("check"));
  await told(say("practise-is-bound", { part: "alpha", value: "3" }));
  const owner = { bound: "alpha", value: "3", owner: named(""), answer: named("1") };
  await told(say("node-why-bound", owner));

  await enter(`${AIMA}&asked=cut`);
  await pressButton(say("check"));
  await told(say("practise-unchosen"), ".answer .practise-fault");
  const cut = async (/** @type {"yes" | "no"} */ answer) => {
    await press(field(say(`practise-cut-${answer}`)));
    await pressButton(say("check"));
  };
  await cut("yes");
  await told(say("node-window", { cut: "ge", node: named("1"), alpha: "−∞", beta: "3" }));
  for (const right of /** @type {const} */ (["no", "no", "yes"])) {
    await goOn();
    await cut(right);
    await told(say("practise-right"));
  }
  await told(
    "At the root, MAX is already sure of 3 from branch 1. Now branch 2 is worth 2 or less",
  );
  await told("Branches 2.2, 2.3 cannot change the result");
  assert.equal(count(".tree-box .node.cut"), 2);
});

test("the window at the root is named and explained, can be set, and stays the same in Watch", async () => {
  const tree = "source=own&tree=[[3,12,8],[2,4,6],[14,5,2]]";
  await enter(`${tree}&asked=nodes&window=4,`);
  await told(say("practise-ask-nodes"), ".panel h2");
  await told(say("practise-root-window", { alpha: "4", beta: "∞" }), ".hints");
  const nodes = async (/** @type {string} */ count) => {
    await fill(".answer input", count);
    await pressButton(say("check"));
  };
  await nodes("11");
  await told(say("practise-is-nodes", { value: "9" }));
  await told(say("diagnosis-whole"), ".diagnosis");
  await told(say("practise-counts", { leaves: 5, ends: 9, nodes: 9, all: 13 }));
  await followed(/watch\/#tree=.*window=4,/);
  await enter(`${tree}&mode=mark`);
  await press(".settings-open");
  await fill(".settings-panel fieldset input", "9");
  evaluate(
    () =>
      document
        .querySelector(".settings-panel fieldset input")
        ?.dispatchEvent(new Event("change", { bubbles: true })),
    null,
  );
  await told(say("practise-root-window", { alpha: "9", beta: "∞" }));
  assert.match(address(), /window=9,/);
  await scissors("1.2");
  await pressButton(say("check"));
  await told(
    "Cut branch 1.3 too. ✂ The window of the root begins at α = 9. Now branch 1 is worth 3 or less",
    ".mark-faults",
  );
  await told(say("diagnosis-whole"), ".mark-faults");
});

test("leaves can be typed or chosen in their order, and a wrong order is reported", async () => {
  await enter(`${AIMA}&asked=leaves`);
  await told(say("practise-ask-leaves"), ".panel h2");
  await told(say("tip-leaves"), ".hints");
  const leaves = async (/** @type {string} */ values) => {
    await fill(field(say("practise-label-leaves")), values);
    await pressButton(say("check"));
  };
  await leaves("3 twelve");
  await told(say("practise-answer-fault"), ".answer .practise-fault");
  await leaves("3, 12, 8, 2, 4, 6, 14, 5, 2");
  await told(say("diagnosis-all"), ".diagnosis");
  await told("Alpha-beta evaluates 3, 12, 8, 2, 14, 5, 2.", ".verdict");
  await enter(`${AIMA}&asked=leaves`);
  for (const value of ["3", "12", "8", "2", "14", "5", "2"]) await pressButton(value);
  await pressButton(say("check"));
  await told(say("practise-right"), ".verdict");
  await told(say("practise-counts", { leaves: 7, ends: 9, nodes: 11, all: 13 }));
  await enter(`${AIMA}&asked=leaves`);
  await leaves("3,12,8,2,14,5,2");
  await told(say("practise-right"), ".verdict");
  await enter("mode=step&seed=11&plies=5&branches=4&asked=leaves");
  await says("#view, main", say("practise-large"));
});

test("an extra cut, a missing cut and a wrong number are explained in a completely marked tree", async () => {
  await enter(`${AIMA}&mode=mark`);
  const check = () => pressButton(say("check"));
  const faults = () => count(".mark-faults li");
  await check();
  await told(say("kind-mark-empty"), ".panel .verdict");
  assert.equal(faults(), 0);
  await scissors("2.2");
  await scissors("3.1");
  // The page refuses text that is not a number before it checks any answer.
  await write("1", "3,1");
  await check();
  await told(say("practise-answer-fault"), ".panel .verdict");
  assert.equal(faults(), 0);
  for (const [node, text] of [
    ["", "3"],
    ["1", "3.1"],
    ["2", "2"],
  ])
    await write(node, text);
  await check();
  await told(say("practise-marks-wrong", { faults: 4 }), ".panel .verdict");
  for (const [at, words] of [
    "The value of branch 1 is wrong. MIN takes the lowest of branch 1.1",
    "Cut branch 2.3 too. ✂ At the root, MAX is already sure of 3 from branch 1.",
    "Do not cut branch 3.1. At branch 3, α is 3 and β is ∞, so",
  ].entries())
    assert.ok(
      textOf(".mark-faults li", at)
        .replace(/\u00a0/g, " ")
        .startsWith(words),
      words,
    );
  await told(say("kind-mark-more", { count: 1 }));
  await scissors("2.3");
  await scissors("3.1");
  await write("1", " +3.0 ");
  await write("3", "2");
  await check();
  await told(say("practise-right"), ".panel .verdict");
  // Only the first check counts towards the score.
  await told(say("kind-mark-done", { right: 3, asked: 7 }), ".panel h2");
});

test("a screen reader announces the tree to be marked, its leaves and the mistakes", async () => {
  await enter("source=own&tree=[[3,5],[2,9]]&mode=mark");
  await scissors("1.1");
  await write("1", "3");
  await pressButton(say("check"));
  await told("Do not cut branch 1.1.", ".mark-faults li");
  const group = screen().getByRole("group", { name: say("practise-drawing") });
  const heard = [...group.querySelectorAll("button, input")].map((one) =>
    plain(
      [
        one.getAttribute("aria-label") ?? one.textContent,
        one.getAttribute("aria-pressed") === "true" && "pressed",
        one.getAttribute("aria-invalid") === "true" && "invalid",
      ]
        .filter(Boolean)
        .join(": "),
    ),
  );
  assert.deepEqual(heard, [
    "Value of the root (▲ MAX): invalid",
    "Cut branch 1",
    "Value of branch 1 (▼ MIN)",
    "Cut branch 1.1, leaf 3: pressed",
    "Cut branch 1.2, leaf 5",
    "Cut branch 2",
    "Value of branch 2 (▼ MIN): invalid",
    "Cut branch 2.1, leaf 2",
    "Cut branch 2.2, leaf 9",
  ]);
  await told("Cut branch 2.2 too. ✂", ".mark-faults");
  await told("The value of branch 2 is missing.", ".mark-faults");
  await pressButton(say("practise-key-button"));
  await told("Cut: branch 2.2. Values:", "[role=status]");
});

test("hostile trees in links are refused with the place and never become markup", async () => {
  await enter("mode=step");
  for (const [text, words] of /** @type {[string, RegExp][]} */ ([
    ["<img src=x onerror=alert(1)>", /Character 1/],
    ["[".repeat(19_000), /Character 62/],
    ["\u202e\u2066[1,2]", /Character 1/],
    ["[".repeat(100_000), /“tree” cannot be set to/],
  ])) {
    await follow(`source=own&tree=${encodeURIComponent(text)}`);
    await says(".practise-fault", words);
  }
  assert.equal(count("main img"), 0);
  await follow("mode=find&seed=1");
  await told("to move", ".panel h2");
});

test("an answer leads to its step in Watch, which follows the same convention", async () => {
  const tree = "[[4,4],[4,2],[7,4]]";
  for (const strict of ["strict", ""])
    for (const hard of ["hard", ""])
      for (const right of ["right", ""]) {
        const words = [strict, hard, right];
        const convention = words.filter(Boolean).join(" ");
        const link = convention ? `&convention=${encodeURIComponent(convention)}` : "";
        await enter(`source=own&tree=${tree}&asked=value&question=2${link}`);
        await answerValue("9");
        await told(say("practise-wrong"));
        const solution = textOf(".panel .reason");
        const record = new TreeRecord(trace_tree(tree, true, { convention }), true, convention);
        const second = allQuestions(record, "value")[1];
        assert.ok(solution.includes(String(record.trace.values[second.node])), convention);
        await followed(/watch\/#tree=.*search=/);
        const [step, steps] = [second.after + 1, record.length];
        await told(say("step-of", { step, steps }), "#step-of");
        // The screen shows the algorithm of the search and the same settings.
        await press("#drawer-button");
        await press("#tab-code");
        for (const text of [
          strict ? "α > β" : "α ≥ β",
          hard ? "clamped" : "return best",
          right ? "right to left" : "in order",
        ])
          await told(text, "#code");
        await press("#tab-own");
        const values = () =>
          evaluate(
            () =>
              [...document.querySelectorAll(".conventions select")]
                .slice(0, 3)
                .map((list) => /** @type {HTMLSelectElement} */ (list).value)
                .join(),
            null,
          );
        await becomes(values, words.join());
      }
});

test("the convention of the course decides the answers, and a visitor's own tree is read", async () => {
  await enter("source=gallery&example=ties&mode=mark");
  const key = async () => {
    await pressButton(say("practise-key-button"));
    await becomes(() => textOf(".panel .verdict") !== "", true);
    return textOf(".panel .verdict");
  };
  const standard = await key();
  await press(".settings-open");
  choose(field(say("cut-label")), "strict");
  await told(say("practise-cut-when", { cut: "α > β" }));
  assert.notEqual(await key(), standard);
  choose(field(say("practise-set-source")), "own");
  await shown();
  for (const [text, words] of [
    ["[[0.1,0.25],[0.1,;]]", say("fault-tree-no-node", { character: 18, found: ";" })],
    ["[[3,5],[4,x]]", say("practise-needs", { name: "x" })],
  ]) {
    await fill(".own-tree textarea", text);
    await told(words, ".practise-fault");
  }
  await fill(".own-tree textarea", "[[0.1,0.25],[-0.1,x]]");
  await pressButton(say("settings-done"));
  await scissors("2.2");
  await write("", "0.1");
  await write("1", ".10");
  await write("2", "−0.1");
  await pressButton(say("check"));
  await told(say("practise-right"), ".panel .verdict");
});

test("every kind of exercise states each unusual part of the convention, and that names are left out", async () => {
  const tree = "source=own&tree=A[B[3,12,8],C[2,4,6],D[14,5,2]]&convention=strict%20hard%20right";
  const kinds = EXERCISE_KINDS.filter((kind) =>
    settingNames({ ...DEFAULT_EXERCISE, source: "own", kind }).includes("convention"),
  );
  const asked = ["value", "bounds", "nodes"].map((name) => `asked=${name}`);
  for (const names of [...kinds.map((kind) => `mode=${linkName(kind)}`), ...asked]) {
    await enter(`${tree}&${names}`);
    await told(say("practise-cut-when", { cut: "α > β" }));
    await told(say("practise-fail-hard"));
    await told(say("practise-right-to-left"));
    await told(say("practise-names-left-out"));
  }
  await enter(`${AIMA}&asked=value`);
  assert.equal(textOf(".hints").trim(), plain(say("tip-value")));
});

test("the reason for a clamped value names the returned value only once", async () => {
  await enter("source=own&tree=[[5,8],[3,9],[5,7]]&convention=hard&asked=value");
  await answerValue("5");
  await goOn();
  await answerValue("3");
  const { node, values, ...numbers } = {
    node: named("2"),
    values: "2.1 = 3",
    found: "3",
    value: "5",
  };
  await told(say("practise-clamped", numbers), ".reason");
  await told(`${values}. `, ".reason");
  assert.ok(!textOf(".reason").includes(`so ${node} returns`));
});

test("a link opens the same exercise for every reader, and its faults are reported", async () => {
  const seen = async () => {
    await enter("seed=4711&convention=hard&plies=2&question=2");
    return `${textOf(".tree-box .node-text")} ${textOf(".panel h2")}`;
  };
  assert.equal(await seen(), await seen());
  assert.match(address(), /convention=hard/);
  await enter("seed=<b>1</b>&convention=loose");
  const fault = ".practise-head .practise-fault";
  await told(say("link-fault-setting", { name: "convention", text: "loose" }), fault);
  await told("<b>1</b>", fault);
  assert.notEqual(textOf(".panel h2"), "");
  await enter("source=board&mode=mark&seed=1");
  await told(say("link-fault-setting", { name: "source", text: "board" }), fault);
  // These links lead to the list of kinds.
  for (const [link, words] of /** @type {const} */ ([
    ["colour=blue", say("link-fault-name", { name: "colour" })],
    ["mode=guess", say("link-fault-setting", { name: "mode", text: "guess" })],
  ])) {
    await follow(link);
    await told(words, ".practise-home .practise-fault");
  }
});

test("an exercise on the position of the address shows the search's node on its board", async () => {
  await enter("moves=04816&x=human&o=human&source=board&asked=value&seed=3");
  const [board] = attributes(".board-stage .board", "aria-label");
  assert.match(plain(board ?? ""), /column a, row 1: X/);
  await told(say("practise-scores", { most: 10 }), ".hints");
  await answerValue("99");
  await told(say("practise-wrong"));
  assert.ok(!address().includes("board="));
  // A position cannot be marked, so the exercise has a tree.
  await enter("moves=04816&x=human&o=human&mode=mark");
  await scissors("1");
});

test("the page says what to do about a search that is too large, and shows a large tree as a list", async () => {
  await enter("game=4x4k4&source=board&mode=step&seed=5&depth=end");
  await told(say("practise-large"), ".practise-fault");
  await enter("seed=5&plies=5&branches=4&mode=mark");
  await told(say("practise-too-large", { most: 120 }), ".panel .practise-fault");
});

test("every prediction on 4×4 to a depth limit is graded by the engine's search", async () => {
  const shape = describe("4x4k4");
  const options = /** @type {const} */ ({ game: "4x4k4", depth: 2, convention: "" });
  const record = new SearchRecord(trace(shape.start, true, options), true, "", shape);
  const questions = questionsOf(record, { ...DEFAULT_EXERCISE, seed: 5 });
  assert.equal(questions.length, 8);
  await enter("game=4x4k4&source=board&mode=step&seed=5&depth=2");
  await told(say("practise-scores-estimate", { depth: 2 }), ".hints");
  await told("≈", ".board-stage .cell.estimate");
  for (const question of questions) {
    const right = expectedAnswer(record, question);
    if ("cut" in right) await press(field(say(right.cut ? "practise-cut-yes" : "practise-cut-no")));
    else
      for (const [part, value] of Object.entries(right)) {
        const label = { alpha: "α", beta: "β" }[part] ?? say("practise-label-value");
        const text = value === Infinity ? "∞" : value === -Infinity ? "−∞" : String(value);
        await fill(field(label), text);
      }
    await pressButton(say("check"));
    await told(say("practise-right"), ".verdict");
    await pressButton(say("practise-go-on"));
  }
  await told(say("practise-done", { right: 8, asked: 8, count: 8 }), ".panel h2");
});

const heading = () => textOf(".panel h2");
const primary = () => textOf("main .primary");
/** True if the element has the focus. @param {string} selector */
const isFocused = (selector) =>
  evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
/** True if the element or a group around it is disabled. @param {string} selector */
const isDisabled = (selector) =>
  evaluate((selector) => document.querySelector(selector)?.closest("[disabled]") != null, selector);

test("an exercise can be followed from its link to its score", async () => {
  await load(`practise/#${AIMA}&asked=value`);
  await told("leaving branch 1", ".panel h2");
  const value = field(say("practise-label-value"));
  // With a comma, the number could mean 3.0 or 30.
  for (const text of ["x", "3,0"]) {
    // A pressed button gets the focus, and the page returns it to the field.
    screen()
      .getByRole("button", { name: say("check") })
      .focus();
    await answerValue(text);
    await told(say("practise-answer-fault"), ".answer .practise-fault");
    await becomes(() => isFocused(value), true);
  }
  await answerValue("3");
  await told(say("practise-right"), ".reason");
  await told("MIN takes the lowest of branch 1.1 = 3, branch 1.2 = 12, branch 1.3 = 8", ".reason");
  await becomes(() => isFocused("main .primary"), true);
  assert.deepEqual([count(".practise-dot.right"), count(".practise-dot.wrong")], [1, 0]);
  // The answer stays in the field.
  assert.equal(valueOf(value), "3");
  assert.equal(isDisabled(value), true);
  await goOn();
  await becomes(() => isFocused(".answer input"), true);
  await answerValue("4");
  await told(say("practise-is-value", { value: "2" }), ".reason");
  await told("That is only a bound: branch 2 ≤ 2.", ".reason");
  assert.deepEqual([count(".practise-dot.right"), count(".practise-dot.wrong")], [1, 1]);
  await goOn();
  await told(say("practise-question", { number: 3, count: 4 }), ".progress");
  for (const answer of ["2", "3.0"]) {
    await answerValue(answer);
    await told(say("practise-right"), ".reason");
    // All of the third branch was visited, so its value is exactly 2.
    assert.doesNotMatch(textOf(".reason"), /only a bound/);
    await goOn();
  }
  await told(say("practise-done", { right: 3, asked: 4 }), ".panel h2");
  await becomes(() => isFocused(".panel h2"), true);
  const watch = screen()
    .getByRole("link", { name: say("watch-tree") })
    .getAttribute("href");
  assert.match(watch ?? "", /watch\/#tree=\[\[3,12,8\],\[2,4,6\],\[14,5,2\]\]/);
  await pressButton(say("practise-next"));
  await becomes(() => /example=min/.test(address()), true);
});

test("the end names the missed topics and their chapters, and offers the same questions again", async () => {
  await enter(`${AIMA}&asked=bounds&count=3`);
  const bounds = async (/** @type {string} */ alpha) => {
    await fill(bound("α"), alpha);
    await fill(bound("β"), "∞");
    await pressButton(say("check"));
    await goOn();
  };
  for (const alpha of ["−∞", "5", "5"]) await bounds(alpha);
  await told(say("practise-done", { right: 1, asked: 3 }), ".panel h2");
  assert.equal(count(".missed li"), 1);
  await told(say("missed", { topic: say("topic-bounds"), count: 2 }), ".missed li");
  // The chapter opens at the figure about the topic.
  assert.equal(textOf(".missed li a"), say("missed-chapter", { number: 4 }));
  assert.match(attributes(".missed li a", "href")[0] ?? "", /learn\/alpha-beta\/#window@leave-1$/);
  await pressButton(say("practise-missed-again"));
  await told(say("practise-question", { number: 2, count: 3 }), ".progress");
  for (const alpha of ["3", "3"]) await bounds(alpha);
  await told(say("practise-done", { right: 3, asked: 3 }), ".panel h2");
  assert.equal(count(".missed li"), 0);
  // No question was missed, so the page offers the next exercise.
  assert.equal(screen().queryByRole("button", { name: say("practise-missed-again") }), null);
  assert.equal(primary(), say("practise-next"));
});

test("“find the move” has the same positions for the same seed, explains them, and links to Play", async () => {
  const cells = ".challenge button";
  const names = () => attributes(cells, "aria-label").join();
  const classes = () => attributes(cells, "class").map((name) => name ?? "");
  const signs = () => attributes(cells, "data-sign");
  const enterAt = async (/** @type {number} */ question) => {
    await enter(`mode=find&seed=11&question=${question}`);
    await told("to move", ".panel h2");
    await becomes(() => count(cells), 9);
  };
  await enterAt(1);
  const first = names();
  await enterAt(1);
  assert.equal(names(), first);
  /** Tries the free cells in order, and returns the page's text about each. */
  const tryCells = async () => {
    const told = [];
    for (const [cell, sign] of signs().entries()) {
      if (sign) continue;
      await press(cells, cell);
      await becomes(() => /right|wrong/.test(classes()[cell]), true);
      told.push(/right/.test(classes()[cell]) ? "right" : "wrong");
    }
    return told;
  };
  const verdicts = await tryCells();
  assert.equal(new Set(verdicts).size, 2);
  // Only the first answer counts, whether right or wrong.
  assert.equal(count(".practise-dot:is(.right, .wrong)"), 1);
  assert.equal(count(`.practise-dot.${verdicts[0]}`), 1);
  await goOn();
  await becomes(() => /question=2/.test(address()), true);
  await enterAt(8);
  await tryCells();
  const playOut = () => screen().queryByRole("link", { name: say("kind-find-play-out") });
  await becomes(() => playOut() !== null, true);
  const out = playOut()?.getAttribute("href") ?? "";
  assert.match(out, /#start=[XO.]{9}&moves=\d+/);
  assert.doesNotMatch(out, /answers/);
  await goOn();
  await becomes(() => /^[01] of 1 right at the first try$/.test(heading()), true);
});

test("screen readers hear a wrong move once and then its reason, and its cell is called wrong", async () => {
  await enter("mode=find&seed=11");
  const cells = ".challenge button";
  await becomes(() => count(cells), 9);
  const task = textOf(".panel h2");
  const heard = listen();
  const free = attributes(cells, "data-sign").indexOf(null);
  const name = attributes(cells, "aria-label")[free];
  await press(cells, free);
  await becomes(() => count(".panel a.button"), 1);
  const [verdict, reason] = [textOf(".verdict"), textOf(".reason p", 1)];
  assert.deepEqual(heard.map(plain), [verdict, reason]);
  const marked = say("cell-also", { first: name ?? "", second: say("practise-wrong") });
  assert.equal(attributes(cells, "aria-label")[free], marked);
  // The question can be read again.
  assert.equal(textOf(".panel h2.task:not(.unseen)"), task);
});

test("a wrong order of leaves is explained, and the best order is shown", async () => {
  const swap = (/** @type {string} */ one, /** @type {string} */ two) =>
    say("kind-order-swap", { one, two });
  const leaf = (/** @type {string} */ path, /** @type {string} */ value) =>
    say("node-leaf", { node: named(path), value });
  const verdict = (/** @type {string} */ words) => told(words, ".panel .verdict");
  await enter("source=own&tree=[[2,4,6],[3,12,8],[14,5,2]]&mode=order&seed=1");
  await told(say("kind-order-task", { goal: "fewest" }), ".panel h2");
  await told(say("practise-cut-when", { cut: "α ≥ β" }));
  await pressButton(swap(named("1"), named("2")));
  // The button brings back the first order, and its name must not promise an empty tree.
  await pressButton(say("start-over"));
  await pressButton(say("check"));
  await verdict(say("goal-wrong", { kind: "order", leaves: 9, best: 5 }));
  await pressButton(swap(named("1"), named("2")));
  await pressButton(say("check"));
  await verdict(say("goal-wrong", { kind: "order", leaves: 7, best: 5 }));
  await verdict(say("kind-order-mistake-node", { node: named("3"), side: say("min"), leaves: 5 }));
  assert.equal(count(".tree-fields-lines .node.cut"), 2);
  // The focus stays on the branches that changed places.
  screen()
    .getByRole("button", { name: swap(leaf("3.2", "5"), leaf("3.3", "2")) })
    .focus();
  await pressButton(swap(leaf("3.2", "5"), leaf("3.3", "2")));
  const focused = () =>
    plain(evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "", null));
  await becomes(focused, plain(swap(leaf("3.2", "2"), leaf("3.3", "5"))));
  assert.equal(count(".tree-fields-lines .node.cut"), 0);
  await pressButton(swap(leaf("3.1", "14"), leaf("3.2", "2")));
  await pressButton(say("check"));
  await verdict(say("goal-best", { kind: "order", leaves: 5, goal: "fewest" }));
  await told(say("kind-order-why", { goal: "fewest" }));
  await told(say("practise-counts", { leaves: 5, ends: 9, nodes: 9, all: 13 }));
  await told(say("practise-done", { right: 0, asked: 1 }), ".panel h2");
  await becomes(() => isFocused("main .primary"), true);

  await enter("source=own&tree=[[3,12,8],[2,4,6]]&mode=order&goal=most&seed=1");
  await pressButton(say("practise-key-button"));
  await verdict(say("goal-best", { kind: "order", leaves: 6, goal: "most" }));
  await enter("source=own&tree=[[3,12],[2,a]]&mode=order&seed=1");
  await told(say("kind-order-unknown", { name: "a" }), ".panel .practise-fault");
});

test("leaf values that cut too little are explained, and the best values are shown", async () => {
  const leaf = (/** @type {string} */ path) => field(say("kind-fill-leaf", { node: named(path) }));
  const verdict = (/** @type {string} */ words) => told(words, ".panel .verdict");
  await enter("source=own&tree=[[3,12],[2,4]]&mode=fill&seed=1");
  await told(say("kind-fill-task", { goal: "fewest" }), ".panel h2");
  await fill(leaf("1.1"), "1");
  await pressButton(say("check"));
  const unread = say("kind-fill-fault", { node: named("1.2"), most: 999 });
  await verdict(unread);
  await becomes(() => isFocused(leaf("1.2")), true);
  await fill(leaf("2.1"), "5");
  await fill(leaf("2.2"), "6");
  for (const text of ["1e308", "99999", "0.5", "x"]) {
    await fill(leaf("1.2"), text);
    await pressButton(say("check"));
    // A leaf refuses an invalid value, and the other answers stay.
    await verdict(unread);
    await becomes(() => isFocused(leaf("1.2")), true);
    assert.equal(attributes(leaf("1.2"), "aria-invalid")[0], "true");
    assert.equal(textOf(`#${attributes(leaf("1.2"), "aria-describedby")[0]}`), plain(unread));
    assert.equal(valueOf(leaf("2.2")), "6");
  }
  await fill(leaf("1.2"), "2");
  await pressButton(say("check"));
  await verdict(say("goal-wrong", { kind: "fill", leaves: 4, best: 3 }));
  await verdict(say("kind-fill-why", { goal: "fewest" }));
  await fill(leaf("2.1"), "-3");
  await pressButton(say("check"));
  await verdict(say("goal-best", { kind: "fill", leaves: 3, goal: "fewest" }));
  assert.equal(count(".tree-fields-lines .node.cut"), 1);
  await told(say("practise-done", { right: 0, asked: 1 }), ".panel h2");
  await becomes(() => isFocused("main .primary"), true);

  await enter("source=own&tree=[[3,12],[2,4]]&mode=fill&goal=most&root=min&seed=1");
  await pressButton(say("practise-key-button"));
  await verdict(say("goal-best", { kind: "fill", leaves: 4, goal: "most" }));
  assert.equal(count(".tree-fields-lines .node.cut"), 0);
});

test("the first view shows the progress of each kind, and the last mistake with its reason", async () => {
  await enter(`${AIMA}&asked=value&question=2`);
  await answerValue("12");
  await told(say("practise-wrong"), ".reason");
  await follow("");
  await told("branch 2 returns 2.", ".last-mistake");
  await told(say("kind-progress", { done: 1, asked: 4 }), '.activity-link[href*="mode=step"]');
});

test("a wrong move becomes the last mistake, and a right one does not", async () => {
  const cells = ".challenge button";
  await enter("mode=find&seed=11&count=1");
  await becomes(() => count(cells), 9);
  const free = attributes(cells, "data-sign").flatMap((sign, cell) => (sign ? [] : [cell]));
  let wrong = "";
  for (const cell of free) {
    await press(cells, cell);
    await becomes(() => /right|wrong/.test(attributes(cells, "class")[cell] ?? ""), true);
    if (count(".reason .wrong") === 1) wrong = textOf(".reason .wrong");
  }
  assert.notEqual(wrong, "");
  await follow("");
  await told(wrong, ".last-mistake");
  await press(".last-mistake .button");
  await becomes(() => textOf("main h1"), say("kind-find"));
});

test("the best branch, the number of leaves and a depth limit are asked and explained", async () => {
  await enter(`${AIMA}&asked=move`);
  await told(say("practise-ask-move", { side: say("max") }), ".panel h2");
  await fill(field(say("practise-label-move")), "3");
  await answerValue("3");
  await told(say("practise-is-move", { value: "1" }), ".verdict");
  await told(say("practise-why-move"), ".reason");
  // The highest leaf of the tree is in branch 3.
  await enter(`${AIMA}&asked=move`);
  await fill(field(say("practise-label-move")), "3");
  await answerValue("14");
  await told(say("diagnosis-highest", { player: "X" }), ".diagnosis");
  await enter(`${AIMA}&asked=evaluated`);
  await fill(".answer input", "8");
  await pressButton(say("check"));
  await told(say("diagnosis-missed", { owner: "branch 2" }), ".diagnosis");
  await told("Alpha-beta evaluates 3, 12, 8, 2, 14, 5, 2.", ".reason");
  await enter(`${AIMA}&asked=evaluated`);
  await fill(".answer input", "6");
  await pressButton(say("check"));
  await told(say("diagnosis-early", { owner: "none" }), ".diagnosis");
  await enter(`${AIMA}&asked=evaluated`);
  await fill(".answer input", "11");
  await pressButton(say("check"));
  await told(say("diagnosis-visited"), ".diagnosis");
  const limited = "source=own&tree=9[4[3,12],5[2,-6],1[14,5]]";
  await enter(`${limited}&mode=mark`);
  await told(say("practise-estimates-left-out"));
  await enter(`${limited}&mode=mark&depth=1`);
  await told(say("practise-estimates", { depth: 1 }));
  assert.deepEqual([count(".tree-field"), count(".branch-button")], [1, 3]);
  await write("", "5");
  await pressButton(say("check"));
  await told(say("practise-right"), ".panel .verdict");
  await followed(/watch\/#tree=.*depth=1/);
  await enter(`${limited}&asked=evaluated&depth=1`);
  await fill(".answer input", "5");
  await pressButton(say("check"));
  await told(say("diagnosis-depth", { right: "none", depth: 1 }), ".diagnosis");
  await enter("source=own&tree=[[3,12],[2,4]]&mode=mark&depth=1");
  await told(say("tree-needs-value", { branch: "1" }), ".panel .practise-fault");
  await load("practise/#mode=nope");
  await told(say("link-fault-setting", { name: "mode", text: "nope" }), ".practise-home");
});
