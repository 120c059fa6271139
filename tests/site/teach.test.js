/** Tests Teach: the declarations of the package, the plan of a lesson, and a game in a link. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, test } from "node:test";
import { speech } from "../web/words.js";
import { evaluate, leave, load } from "./page.js";
import { attributes, becomes, says, screen, textOf } from "./visitor.js";

after(leave);

test("a game on another board comes along, and nothing is said against it", async () => {
  await load("teach/#game=7x6k4g&moves=4444");
  assert.equal(textOf("[role=alert]:not(#unexpected)"), "");
  const [play] = attributes("#places li:first-child a", "href");
  assert.match(play ?? "", /game=7x6k4g&moves=4444/);
});

test("the declarations of the package are unfolded", async () => {
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
  // The ready lesson itself, not the list of lessons with a teacher's tools.
  await becomes(() => /watch\/#.*lesson=/.test(hrefs()[3] ?? ""), true);
  const links = hrefs();
  assert.equal(links.length, 6);
  assert.match(textOf("#lesson-plan li", 0), /0–5/);
  for (const link of links) {
    // In the reader's language: in the path of a chapter, else in the fragment.
    assert.match(link ?? "", /\/es\/learn\/|lang=es/);
    const { pathname } = new URL(link ?? "", "http://localhost/teach/");
    assert.ok(existsSync(new URL(`../../dist${pathname}index.html`, import.meta.url)), pathname);
  }
  await load(
    new URL(links[3] ?? "", "http://localhost/teach/").href.replace("http://localhost/", ""),
  );
  await says(".lesson h2", "Tu primer corte");
});
