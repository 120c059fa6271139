/**
 * Checks that every link of 0.3 opens what it opened then, or its replacement in
 * tests/links-0.3.0.txt. tests/e2e/links-kept.spec.js also opens a few of them in a browser.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import { after, test } from "node:test";
import { TOLD, chosen, groups, isDamaged, isFollowed, shown, write } from "../kept-links.js";
import { address, evaluate, follow, forget, leave, load, reaches } from "./page.js";

/** The number of links, so that none is removed from the list. */
const LINKS = 717;
/** Records what links open now, instead of comparing. */
const WRITES = env.CUTOFF_LINKS === "write";

after(leave);

for (const { title, links } of groups) {
  test(`links of 0.3 open what they opened then: ${title}`, async () => {
    /** @type {string[]} */
    const differ = [];
    const readable = links.filter((kept) => !isDamaged(kept));
    for (const [index, kept] of readable.entries()) {
      const { link, then, now } = kept;
      // Values that are stored for the tab are not part of a link.
      if (index > 0) forget();
      if (!WRITES && index > 0 && isFollowed(address(), kept))
        await follow(link.split("#")[1] ?? "");
      else await load(link);
      const wanted = now || then;
      const found = await reaches(() => chosen(evaluate(shown, TOLD), link), wanted);
      if (WRITES) write(kept, found);
      else if (found !== wanted) differ.push(`${link}\n  expected ${wanted}\n  found    ${found}`);
      if (differ.length === 3) break;
    }
    assert.equal(differ.join("\n"), "");
  });
}

test("every group has links, and each link is listed once", () => {
  const links = groups.flatMap(({ links }) => links);
  assert.equal(links.length, LINKS);
  assert.equal(new Set(links.map(({ link }) => link)).size, LINKS);
  for (const { link, then, now } of links) {
    assert.match(then, /^place /, link);
    assert.notEqual(now, then, link);
  }
});
