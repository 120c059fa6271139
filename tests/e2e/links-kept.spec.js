/** Every link of 0.3 opens what it opened then, or what tests/links-0.3.0.txt says has taken its place. */
import { readFileSync, writeFileSync } from "node:fs";
import { env } from "node:process";
import { frames } from "./clock.js";
import { expect, sharedTest as test } from "./game.js";
import { openLink, shown } from "./kept-links.js";

/** @import { Page } from "@playwright/test" */
/** @typedef {{ link: string, then: string, now: string }} Kept */

const FILE = new URL("../links-0.3.0.txt", import.meta.url);
/** How many there are. */
const LINKS = 717;
/** Whether to write down what links open now, instead of comparing it. */
const WRITES = env.CUTOFF_LINKS === "write";
/** After so many that differ, the others of a group are not waited for. */
const MOST = 3;
/** What is told of a link that could not be read. */
const FAULTY = /(faults|other alerts) \d/;
/** So many drawings without a change, and a page is taken to have opened; for whoever writes. */
const STILL = 40;

/** The links of the file, by the headings above them. */
const groups = readFileSync(FILE, "utf8")
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title, ...lines] = text.split("\n");
    const links = lines.filter((line) => line !== "" && !line.startsWith("# "));
    return { title, links: links.map(read) };
  });

/** @param {string} line @returns {Kept} */
function read(line) {
  const [link, then, now = ""] = line.split("\t");
  return { link, then, now: now.replace(/^now: /, "") };
}

/** What a page shows once it has come to rest. @param {Page} page @param {string} link */
async function atRest(page, link) {
  for (let before = ""; ;) {
    const found = await shown(page, link);
    if (found === before) return found;
    before = found;
    await frames(page, STILL);
  }
}

/** Writes what a link opens now into the file. @param {Kept} kept @param {string} found */
function write({ link, then }, found) {
  const lines = readFileSync(FILE, "utf8").split("\n");
  const written = `${link}\t${then}${found === then ? "" : `\tnow: ${found}`}`;
  const changed = lines.map((line) => (line.startsWith(`${link}\t`) ? written : line));
  writeFileSync(FILE, changed.join("\n"));
}

const softly = expect.configure({ soft: true });

for (const { title, links } of groups) {
  test(`links of 0.3: ${title}`, async ({ page, game: _ }) => {
    test.slow();
    let before = "";
    for (const kept of links) {
      const { link, then, now } = kept;
      const wanted = now || then;
      // What a page does with a link that it cannot read may depend on what was there before.
      await openLink(page, link, WRITES || FAULTY.test(before + wanted));
      before = wanted;
      if (WRITES) write(kept, await atRest(page, link));
      else await softly.poll(() => shown(page, link), { message: link }).toBe(wanted);
      if (test.info().errors.length === MOST) break;
    }
  });
}

test("every group has links, and each link is there once", () => {
  const links = groups.flatMap(({ links }) => links.map(({ link }) => link));
  expect(links.length).toBe(LINKS);
  expect(new Set(links).size).toBe(LINKS);
  for (const { link, then, now } of groups.flatMap(({ links }) => links)) {
    expect(then, link).toMatch(/^place /);
    expect(now, link).not.toBe(then);
  }
});
