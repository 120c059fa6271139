/** Checks that the controls of each page have roles, names and states. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { positions } from "../../pkg/npm/cutoff.js";
import { PLACES, PLACE_NAMES } from "../../www/page/places.ts";
import { speech } from "../www/words.js";
import { LINKS } from "../place-links.js";
import { evaluate, leave, load } from "./page.js";
import { becomes, count, say, says, screen } from "./visitor.js";

/** @import { ByRoleMatcher } from "@testing-library/dom" */

after(leave);

const ROLES = /** @type {ByRoleMatcher[]} */ ([
  ...["button", "link", "switch", "checkbox", "radio", "tab", "slider", "spinbutton"],
  ...["combobox", "textbox", "img", "dialog"],
]);

const VIEWS = [
  ...PLACE_NAMES.map((name) => PLACES[name].path),
  ...["#game=7x6k4g&hints=on", "watch/#moves=04", "practise/#mode=mark&seed=5"],
  ...["practise/#mode=find&seed=5", "practise/#mode=program&way=table", "teach/#do=sheet"],
  ...["lab/order/#game=4x4k4", "learn/your-turn/", "learn/best-case/"],
];

for (const view of VIEWS) {
  test(`every control has a name: /${view}`, async () => {
    await load(view);
    for (const role of ROLES) {
      const nameless = screen().queryAllByRole(role, { name: (name) => name.trim() === "" });
      assert.deepEqual(
        nameless.map((element) => element.outerHTML.slice(0, 200)),
        [],
      );
    }
  });
}

/** Finds the switch between the searches. @param {string} name */
const pruning = (name = say("pruning-switch")) => screen().getByRole("switch", { name });

test("the switch of Play says which search the computer uses", async () => {
  for (const [way, checked] of [
    ["on", "true"],
    ["off", "false"],
  ]) {
    await load(`#pruning=${way}`);
    await becomes(() => count("#map canvas"), 1);
    assert.equal(pruning().getAttribute("aria-checked"), checked, way);
  }
  await load("#lang=es");
  assert.ok(pruning(speech("es").say("pruning-switch")));
});

test("the switch of Watch says which search is shown", async () => {
  for (const [by, checked] of /** @type {const} */ ([
    ["alpha-beta", true],
    ["minimax", false],
  ])) {
    await load(`watch/#by=${by}`);
    assert.equal(pruning().getAttribute("aria-checked"), String(checked), by);
  }
});

test("the page states in how many positions it calls a program", async () => {
  await load("practise/#mode=program&way=paste");
  const asked = say("paste-what-asked", { positions: positions({}).length });
  await says("main .program-boards", asked);
});

for (const place of PLACE_NAMES) {
  if (place === "learn") continue; // Its pages are built in Persian.
  test(`a link that opens ${place} in Persian leaves no English name from the build`, async () => {
    const { [place]: link = "" } = LINKS;
    await load(`${PLACES[place].path}${link}${link === "" ? "#" : "&"}lang=fa`);
    assert.equal(
      evaluate(() => document.documentElement.lang, null),
      "fa",
    );
    const english = evaluate(() => {
      const names = ["aria-label", "title", "placeholder", "alt"];
      const values = [...document.body.querySelectorAll("*")].flatMap((element) =>
        names.map((name) => element.getAttribute(name) ?? ""),
      );
      return values.filter((value) => /[a-z]{3,} [a-z]{2,}/i.test(value));
    }, null);
    assert.deepEqual([...english], []);
  });
}
