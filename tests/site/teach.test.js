/** Tests Teach: the declarations of the package, the plan of a lesson, and a game in a link. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, test } from "node:test";
import { speech } from "../www/words.js";
import { address, evaluate, leave, load } from "./page.js";
import {
  attributes,
  becomes,
  choose,
  count,
  fill,
  plain,
  pressButton,
  say,
  says,
  screen,
  shown,
  textOf,
} from "./visitor.js";

after(leave);

test("a game on another board stays the same in Teach, without a notice", async () => {
  await load("teach/#game=7x6k4g&moves=4444");
  assert.equal(textOf("[role=alert]:not(#unexpected)"), "");
  const [play] = attributes("#places li:first-child a", "href");
  assert.match(play ?? "", /game=7x6k4g&moves=4444/);
});

test("visitors can unfold the declarations of the package", async () => {
  await load("teach/#do=code");
  await becomes(() => attributes("details:has(.declarations)", "class").length, 1);
  evaluate(() => {
    const folded = document.querySelector("details:has(.declarations)");
    Object.assign(folded ?? {}, { open: true });
    folded?.dispatchEvent(new Event("toggle"));
  }, null);
  await says(".declarations", "export function best_move(");
});

test("the plan of a lesson of 45 minutes leads to each of its parts", async () => {
  await load("teach/#lang=es");
  const { say: es } = speech("es");
  assert.ok(screen().getByRole("heading", { name: es("plan-title", { minutes: 45 }) }));
  const hrefs = () => attributes("#lesson-plan a", "href");
  // The link leads to the ready lesson itself, and not to the list of lessons.
  await becomes(() => /watch\/#.*lesson=/.test(hrefs()[3] ?? ""), true);
  const links = hrefs();
  assert.equal(links.length, 6);
  assert.match(textOf("#lesson-plan li", 0), /0–5/);
  for (const link of links) {
    // The language is in the path of a chapter, and otherwise in the fragment.
    assert.match(link ?? "", /\/es\/learn\/|lang=es/);
    const { pathname } = new URL(link ?? "", "http://localhost/teach/");
    assert.ok(existsSync(new URL(`../../dist${pathname}index.html`, import.meta.url)), pathname);
  }
  await load(
    new URL(links[3] ?? "", "http://localhost/teach/").href.replace("http://localhost/", ""),
  );
  await says(".lesson h2", "Tu primer corte");
});

test("the settings of a sheet are in its address, and a wrong tree is refused with the reason", async () => {
  const field = (/** @type {string} */ label) => {
    const found = screen().getByLabelText(label, { selector: "main *" });
    found.id ||= `field-${count("[id^=field-]")}`;
    return `[id="${found.id}"]`;
  };
  /** @param {string} label @param {string} value */
  const pick = async (label, value) => {
    choose(field(label), value);
    await shown();
  };
  const isAt = (/** @type {RegExp} */ link) => becomes(() => link.test(address()), true);
  const valueOf = (/** @type {string} */ label) =>
    evaluate((field) => /** @type {any} */ (document.querySelector(field)).value, field(label));
  const isUnfolded = () => count(`details[open] ${field(say("values-label"))}`);
  await load("teach/#do=sheet&seed=5");
  await becomes(() => count(".paper-page") > 0, true);
  await pick(say("sheet-count"), "2");
  // Rare settings are folded, unless a link has them.
  assert.equal(isUnfolded(), 0);
  await pick(say("cut-label"), "strict");
  await isAt(/seed=5.*convention=strict.*trees=2/);
  await pick(say("values-label"), "hard");
  await isAt(/convention=strict(\+|%20)hard/);
  await load(address().replace("http://localhost/", ""));
  await becomes(() => count(".paper-page") > 0, true);
  assert.equal(valueOf(say("cut-label")), "strict");
  assert.equal(valueOf(say("values-label")), "hard");
  assert.equal(isUnfolded(), 1);
  await says(".paper-page", "α > β");
  await pick(say("sheet-source"), "own");
  await fill(field(say("tree")), "[[3,5],[2");
  await says("#view [role=alert]", "a comma or a closing bracket is missing");
  await fill(field(say("tree")), "[[3,5],[2,8]]");
  await becomes(() => textOf("#view [role=alert]"), "");
  await becomes(() => count(".page-preview .paper-tree .node .shape"), 7);
});

test("a sheet has room for a name and answers, a key with the answers, and page numbers", async () => {
  await load("teach/#do=sheet&seed=5&plies=3&branches=2&trees=1&key=on");
  await becomes(() => count(".paper-page"), 2);
  const [task, key] = [0, 1].map((at) => textOf(".paper-page", at));
  assert.ok(task.includes(say("sheet-name")) && !key.includes(say("sheet-name")));
  const leaves = plain(say("sheet-leaves", { evaluated: "_____", leaves: 8 }));
  assert.ok(task.includes(leaves) && !key.includes("_____"), key);
  assert.match(task, /practise\/#\S*seed=\d/);
  for (const page of [task, key])
    assert.ok(page.includes(plain(say("sheet-page", { page: 1, pages: 1 }))), page);
});

test("addresses on paper name the language of the page's link", async () => {
  await load("teach/#do=sheet&seed=5&lang=es");
  await becomes(() => count(".paper-page") > 0, true);
  assert.match(textOf(".paper-page"), /practise\/#\S*lang=es/);
  await load("teach/#do=lesson&lang=es");
  await fill(
    ".lesson-source",
    "Caminos\nlearn/cuts/#nine@cut-1\n#moves=04&lang=fa\nwatch/#tree=[1,2]",
  );
  const links = () => attributes(".lesson-preview li a", "href").map((link) => link ?? "");
  await becomes(() => links().length, 3);
  const [chapter, persian, search] = links();
  assert.match(chapter, /\/es\/learn\/cuts\/#nine@cut-1$/);
  assert.match(persian, /\/#moves=04&lang=fa$/);
  assert.match(search, /watch\/#tree=\[1,2\]&lang=es$/);
  await fill(".lesson-source", "");
});

test("the copy button copies the whole code and says so", async () => {
  await load("teach/#do=embed&moves=04&board-moves=b2a1");
  await becomes(() => textOf(".copied-code pre").includes("<cutoff-board"), true);
  const label = say("embed-element");
  evaluate(() => {
    const clipboard = {
      writeText: async (/** @type {string} */ text) => void (document.body.dataset.copied = text),
    };
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  }, null);
  await pressButton(`${say("copy")}: ${label}`);
  await says("#toast", say("copied"));
  const copied = evaluate(() => document.body.dataset.copied, null) ?? "";
  assert.match(copied, /<cutoff-board .*moves="40"/);
  assert.ok(textOf(".copied-code pre").endsWith(plain(copied).trim()));
});
