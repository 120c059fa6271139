/** The security policy of what is built: no room breaks it, and nothing is inline but the script of the first paint. */
import { readFileSync, readdirSync } from "node:fs";
import { expect, say, test } from "./game.js";
import { FIRST_PAINT } from "../../www/build/policy.ts";
import { PLACE_NAMES } from "../../www/page/places.ts";
import { openPlace } from "./place.js";

const DIST = new URL("../../dist/", import.meta.url);
const WWW = new URL("../../www/", import.meta.url);

test("what is built has no inline script but that of the first paint, no inline style or handler, and no host but its own", () => {
  const names = readdirSync(DIST, { recursive: true, encoding: "utf8" });
  const pages = names.filter((name) => name.endsWith("index.html"));
  expect(pages.length).toBeGreaterThanOrEqual(PLACE_NAMES.length);
  for (const name of pages) {
    const source = readFileSync(new URL(name, DIST), "utf8");
    // Its hash is in the policy.
    expect(source.split(FIRST_PAINT).length, name).toBe(2);
    const html = source.replace(FIRST_PAINT, "");
    expect(html, name).not.toMatch(/<script(?![^>]*\ssrc=)/i);
    expect(html, name).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
    for (const [, address] of html.matchAll(
      /<(?:script|link|img|use)[^>]*\s(?:src|href)="([^"]*)"/g,
    )) {
      expect(address, name).toMatch(/^\.\.?\//);
    }
    expect(html, name).toContain("require-trusted-types-for 'script'");
  }
  for (const name of readdirSync(WWW, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name)) continue;
    expect(readFileSync(new URL(name, WWW), "utf8"), name).not.toContain("dangerouslySetInnerHTML");
  }
  const scripts = names.filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    const code = readFileSync(new URL(name, DIST), "utf8");
    // Preact has markup as text for a property that no page of ours names, and the policy would refuse it.
    const own = code.includes("dangerouslySetInnerHTML")
      ? code.replace(/\.innerHTML\b/g, "")
      : code;
    expect(own, name).not.toMatch(
      /\binnerHTML\b|\bouterHTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/,
    );
  }
});

test("no place breaks the policy", async ({ game, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, "violations").push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  for (const place of PLACE_NAMES) {
    await openPlace(page, place, "#moves=0481&x=human&o=human&hints=on");
    if (place === "play") await game.ready();
    for (const id of ["#menu-open", "#theme", "#help-open", "#help-close"])
      await page.locator(id).click();
    if (place === "watch") await page.locator("#step-next-cut").click();
    expect([place, await page.evaluate(() => Reflect.get(window, "violations"))]).toEqual([
      place,
      [],
    ]);
  }
});

test("what the policy forbids is not done", { tag: "@breaks" }, async ({ game, page }) => {
  await game.open("#x=human&o=human");
  const broken = await page.evaluate(async () => {
    // The policy does not apply to a debugger, so the page itself must run this in a task.
    await new Promise((resolve) => setTimeout(resolve));
    /** @param {() => unknown} attempt */
    const fails = (attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const box = document.createElement("div");
    return [
      fails(() => (box.innerHTML = "<img src=x>")),
      fails(() => new Function("return 1")),
      fails(() => globalThis.eval("1")),
      fails(() => new Worker("https://example.com/worker.js")),
      fails(() => box.insertAdjacentHTML("beforeend", "<b></b>")),
    ];
  });
  expect(broken).toEqual([true, true, true, true, true]);
  await game.play(4);
  await expect(game.turn).toHaveText(say("turn-human", { player: "O" }));
});
