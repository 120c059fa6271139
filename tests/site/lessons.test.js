/** Tests how the bar of a lesson reacts to answers, and what it shows for a faulty lesson. */
import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { after, test } from "node:test";
import { encodeText } from "../../www/page/lesson/lesson-code.ts";
import { readyText } from "../../www/page/lesson/lesson.ts";
import { address, evaluate, leave, load } from "./page.js";
import {
  attributes,
  becomes,
  count,
  fill,
  plain,
  pressButton,
  say,
  says,
  screen,
  shown,
  stones,
  textOf,
} from "./visitor.js";

after(leave);

const PLAYERS = "x=human&o=human&pruning=on&hints=off";

const TEXT = `What pruning saves

#moves=04&${PLAYERS}
A corner, and the centre.
? How many nodes does minimax visit?
= 7,332

watch/#moves=0481&${PLAYERS}&search=12
The search, at a step.
`;
/** The same lesson as the code in a link, encoded without the site's own code. */
const CODE = deflateRawSync(TEXT).toString("base64url");

/** @param {string} text */
async function answer(text) {
  await fill("#lesson-answer", text);
  await pressButton(say("check"));
  return textOf(".lesson-verdict");
}

test("a wrong answer leads to the search if the reader can step through it", async () => {
  await load(`watch/#lesson=${await encodeText(readyText("first-cut", say))}&step=4`);
  assert.equal(await answer("77"), plain(`${say("lesson-not-yet")} ${say("lesson-step-through")}`));
  assert.equal(await answer("5"), say("lesson-right"));
  await load(`#lesson=${CODE}`);
  assert.equal(await answer("77"), say("lesson-not-yet"));
});

test("a link to the root leads to its step, and a wrong link is refused in words", async () => {
  const step = () => textOf(".lesson-place");
  await load(`#lesson=${CODE}&step=2&lang=es`);
  await becomes(() => /\/watch\/#.*step=2/.test(address()), true);
  await load(`#moves=04&${PLAYERS}&lesson=${CODE}&step=9`);
  await says("#notice", say("lesson-no-step", { text: "9", steps: 2 }));
  assert.equal(step(), plain(say("step-of", { step: 1, steps: 2 })));
  for (const [code, words] of [
    [CODE.slice(0, -20), say("lesson-fault-code")],
    [deflateRawSync(`${TEXT}= 5`).toString("base64url"), "line 10: an answer needs a question"],
    ["<img src=x onerror=alert(1)>", say("lesson-fault-code")],
  ]) {
    await load(`#moves=04&${PLAYERS}&lesson=${encodeURIComponent(code)}`);
    await says("#notice", words);
    await becomes(stones, "X...O....");
    assert.equal(count(".lesson"), 0);
    assert.ok(!address().includes("lesson="), address());
  }
  await load("watch/#tree=[[3,5],[2,7]]&lesson=broken");
  await says("[role=alert]:not(#unexpected)", say("lesson-fault-code"));
  assert.equal(count("#tree"), 1);
});

test("the page names a wrong line, and a lesson with a wrong line cannot be shared", async () => {
  const source = ".lesson-source";
  const isWrong = () => attributes(source, "aria-invalid")[0];
  await load("teach/#do=lesson");
  await fill(source, "Title\nhttps://example.org/elsewhere\n= 5\n#moves=99");
  const fault = say("lesson-fault-line", { line: 2, fault: say("lesson-fault-place") });
  await says("#lesson-faults", fault);
  assert.equal(isWrong(), "true");
  // A step shows the engine's description of the fault in its game.
  await says(".lesson-preview li .fault", "line 4");
  await pressButton(say("lesson-try"));
  await says("#toast", say("lesson-fault-place"));
  await fill(source, "Title\n#moves=04\n");
  await becomes(() => textOf("#lesson-faults"), "");
  assert.equal(isWrong(), "false");
});

test("visitors can change a ready lesson or open a link as text, and lose nothing without a question", async () => {
  const source = () =>
    evaluate(() => /** @type {any} */ (document.querySelector(".lesson-source")).value, null);
  /** Chooses the button below a ready lesson, and answers the page's confirmation question. */
  const change = async (/** @type {number} */ which, isSure = true) => {
    evaluate((isSure) => void Object.assign(window, { confirm: () => isSure }), isSure);
    const buttons = screen().getAllByRole("button", {
      name: new RegExp(`^${say("lesson-change")}`),
    });
    buttons.at(which)?.click();
    await shown();
  };
  await load("teach/#do=lesson");
  await becomes(() => count(".ready-lessons button") > 0, true);
  await change(0);
  await becomes(source, readyText("first-cut", say));
  await becomes(() => count(".lesson-preview li"), 5);
  await change(-1, false);
  assert.equal(source(), readyText("first-cut", say));
  await change(-1);
  await becomes(source, readyText("board", say));
  await fill(".lesson-source", `https://example.org/#lesson=${CODE}`);
  await becomes(source, TEXT);
  await becomes(() => count(".lesson-preview li"), 2);
});
