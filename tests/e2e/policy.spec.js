/** The security policy of what is built: nothing in it is broken by any room, and nothing inline. */
import { readFileSync, readdirSync } from "node:fs";
import { expect, say, test } from "./game.js";
import { ROOM_NAMES } from "../../www/lab/rooms.js";

const DIST = new URL("../../dist/", import.meta.url);
const LAB = ROOM_NAMES.filter((name) => name !== "lesson");

test("what is built has no inline script, style or handler, and no host but its own", () => {
  const html = readFileSync(new URL("index.html", DIST), "utf8");
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/i);
  expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
  for (const [, address] of html.matchAll(/\s(?:src|href)="([^"]*)"/g)) {
    // A link may lead elsewhere; nothing is loaded from there.
    if (!html.includes(`<a href="${address}"`))
      expect(address).toMatch(/^(\.\/|#|https:\/\/[^"]*$)/);
  }
  expect(html).toContain("require-trusted-types-for 'script'");
  const scripts = readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    const code = readFileSync(new URL(name, DIST), "utf8");
    expect(code, name).not.toMatch(
      /\binnerHTML\b|\bouterHTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/,
    );
  }
});

for (const lang of ["en", "fa"]) {
  test(`no room breaks the policy: ${lang}`, async ({ game, page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] });
      addEventListener(
        "securitypolicyviolation",
        ({ violatedDirective, blockedURI, sourceFile }) => {
          Reflect.get(window, "violations").push(
            `${violatedDirective} ${blockedURI} ${sourceFile}`,
          );
        },
      );
    });
    await game.open(`#moves=0481&x=human&o=human&hints=on&lang=${lang}`);
    for (const id of ["#as-seen", "#replies", "#pruning", "#theme"]) await page.locator(id).click();
    await page.locator("#help-open").click();
    await page.locator("#help-close").click();
    await page.locator("#setup-open").click();
    await page.locator("#setup-cancel").click();
    for (const id of ["#search-open", "#tree-open"]) {
      await page.locator(id).click();
      await expect(page.locator("#sentence")).not.toBeEmpty();
      for (const step of ["#step-forward", "#step-next-cut", "#step-end"])
        await page.locator(step).click();
    }
    for (const [index, room] of LAB.entries()) {
      await page.locator("#lab-rooms button").nth(index).click();
      await expect(page.locator("#lab-room"), room).not.toBeEmpty();
      await expect(page.locator("#lab-status"), room).toBeEmpty();
    }
    expect(await page.evaluate(() => Reflect.get(window, "violations"))).toEqual([]);
  });
}

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
