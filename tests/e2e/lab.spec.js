/** The lab: measuring, ordering, counting, finding, reviewing, breaking. */
import { readFileSync } from "node:fs";
import { expect, say, test } from "./game.js";

/** @typedef {import("./game.js").Game} Game */

/** Opens a room of the lab by its link. @param {Game} game @param {string} fragment */
async function enter(game, fragment) {
  await game.open(fragment);
  await expect(game.page.locator("#lab-room > *").first()).toBeVisible();
}

/** @param {Game} game */
const room = (game) => game.page.locator("#lab-room");

/** @param {Game} game @param {import("@playwright/test").Locator} button */
async function saved(game, button) {
  const download = game.page.waitForEvent("download");
  await button.click();
  return readFileSync(await (await download).path(), "utf8");
}

test("rooms open one at a time, by their buttons, and close", async ({ game, page }) => {
  await game.open();
  await expect(room(game)).toBeEmpty();
  await game.button("lab-size-button").click();
  await expect(room(game)).toContainText(say("size-explained"));
  await game.button("lab-order-button").click();
  await expect(room(game)).toContainText(say("order-explained"));
  await expect(room(game)).not.toContainText(say("size-explained"));
  await expect(game.button("lab-size-button")).toHaveAttribute("aria-expanded", "false");
  await game.button("lab-order-button").click();
  await expect(room(game)).toBeEmpty();
  await expect(page.locator("#lab-share")).toBeHidden();
});

test("a race is run, kept beside the next, saved in every form, and cancelled", async ({
  game,
  page,
}) => {
  await enter(game, "#lab=race&lab.rounds=3&lab.on=board&moves=0481&x=human&o=human");
  const start = page.getByRole("button", { name: say("race-start-button") });
  await start.click();
  const first = page.locator(".race-result").first();
  await expect(first.getByRole("row")).toHaveCount(6);
  const row = first.getByRole("row", { name: say("race-minimax"), exact: false }).first();
  const nodes = await page.locator("#nodes-minimax").textContent();
  await expect(row).toContainText(nodes ?? "?");
  await expect(first.locator("svg.chart")).toHaveCount(3);

  const csv = await saved(game, page.getByRole("button", { name: say("race-csv-button") }));
  const [head, ...lines] = csv.trim().split("\r\n");
  expect(head).toBe("positions,search,nodes,min_ms,median_ms,max_ms,batches");
  expect(lines).toHaveLength(5);
  for (const line of lines) {
    const [, , , min, median, max, batches] = line.split(",");
    expect(Number(min)).toBeGreaterThan(0);
    expect(Number(median)).toBeGreaterThanOrEqual(Number(min));
    expect(Number(max)).toBeGreaterThanOrEqual(Number(median));
    // Three rounds of three or four batches, as time allows.
    expect(Number(batches)).toBeGreaterThanOrEqual(9);
    expect(Number(batches)).toBeLessThanOrEqual(12);
  }
  const json = JSON.parse(
    await saved(game, page.getByRole("button", { name: say("race-json-button") })),
  );
  expect(json.rows.map((/** @type {any} */ row) => row.contestant)).toContain("textbook-minimax");
  const picture = await saved(
    game,
    page.getByRole("button", { name: say("race-picture-button") }).first(),
  );
  expect(picture).toMatch(/^<svg[^>]*xmlns=.*stroke="rgb/s);

  await page
    .locator("#lab-room")
    .getByLabel(say("race-course"), { exact: true })
    .selectOption("all");
  await start.click();
  await page.getByRole("button", { name: say("race-cancel-button") }).click();
  await expect(page.locator("#lab-status")).toHaveText(say("race-cancelled"));
  await expect(page.locator(".race-result")).toHaveCount(1);
});

test("nobody in a race, or no position, is said", async ({ game, page }) => {
  await enter(game, "#lab=race&lab.with=&moves=0&x=human&o=human");
  await page.getByRole("button", { name: say("race-start-button") }).click();
  await expect(page.locator("#lab-status")).toHaveText(say("race-nobody"));
});

test("orders are chosen, dragged, moved by keys and drawn by seed; the value stays", async ({
  game,
  page,
}) => {
  await enter(game, "#lab=order");
  const answer = page.locator(".order-nodes");
  await expect(answer).toContainText("18,297");
  await page.getByRole("button", { name: say("order-centre") }).click();
  await expect(answer).toContainText("7,275");
  await page.getByRole("button", { name: say("order-best-first") }).click();
  await expect(answer).toContainText("1,892");
  await expect(room(game)).toContainText(say("order-value-draw"));
  await expect(page.locator(".order-scale svg")).toHaveAttribute(
    "aria-label",
    /smallest proof: 1,452/,
  );

  await page.getByRole("button", { name: say("order-rows") }).click();
  await expect(answer).toContainText("18,297");
  const chips = page.locator(".order-cells button");
  await chips.nth(4).focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowLeft");
  await expect(chips.first()).toBeFocused();
  await expect(chips.first()).toHaveAccessibleName(say("order-chip", { cell: 4, rank: 1 }));
  // Answers to the orders in between come first.
  await expect(page.locator(".order-tried li").first()).toContainText(
    /^b2, a1, b1, c1, a2, c2, a3, b3, c3: /,
  );
  const byKeys = await answer.textContent();
  await page.getByRole("button", { name: say("order-rows") }).click();
  await chips.nth(4).dragTo(chips.first());
  await expect(answer).toHaveText(byKeys ?? "");

  await page.getByLabel(say("order-seed")).fill("17");
  await page.getByRole("button", { name: say("order-random") }).click();
  await expect(page.locator(".order-tried li").first()).not.toContainText("b2, a1, b1, c1");
  await expect(page.locator(".order-tried li").first()).toContainText(
    /^([abc][123], ){8}[abc][123]: /,
  );
  const bySeed = await page.locator(".order-tried li").first().textContent();
  await page.getByRole("button", { name: say("order-rows") }).click();
  await page.getByRole("button", { name: say("order-random") }).click();
  await expect(page.locator(".order-tried li").first()).toHaveText(bySeed ?? "");
  await page.getByLabel(say("order-scores")).selectOption("depth-aware");
  await expect(page.locator(".order-tried li")).toHaveCount(1);
});

test("the size of the game is counted, and of what follows the board", async ({ game }) => {
  await enter(game, "#lab=size&moves=04&x=human&o=human");
  for (const figure of ["5,478", "765", "255,168", "549,946", "1,452", "127,872"]) {
    await expect(room(game)).toContainText(figure);
  }
  await expect(room(game)).toContainText("7,332"); // X in the corner, O in the centre: docs/design.md, reference numbers
  await expect(room(game)).toContainText("69,352,859,712,417");
  await game.play(8);
  await expect(room(game)).not.toContainText("7,332");
});

test("a review lists what changed the result, and spoils nothing until asked", async ({
  game,
  page,
}) => {
  await enter(game, "#lab=review&moves=01&x=human&o=human");
  const slip = page.locator(".slips > li");
  await expect(slip).toHaveCount(1);
  await expect(slip).toContainText(say("review-slip", { number: 2, player: "O", cell: 1 }));
  await expect(slip.locator(".why")).toBeEmpty();
  await slip.getByRole("button", { name: say("review-better") }).click();
  await slip.locator(".challenge button").nth(3).click();
  await expect(slip.locator(".verdict")).toContainText("loses");
  await slip.locator(".challenge button").nth(4).click();
  await expect(slip.locator(".verdict")).toContainText("Right");
  await slip.getByRole("button", { name: say("review-why") }).click();
  await expect(slip.locator(".why")).toContainText("two threats at once");
  await expect(slip.locator(".why")).toContainText(
    say("review-were", { cells: say("why-cell", { cell: 4 }) }),
  );
  await slip.getByRole("button", { name: say("review-look") }).click();
  await game.expectStones("X........");
  await page.locator("#redo").click();
  await game.play(4); // X takes the centre: nothing changes by that
  await expect(slip).toHaveCount(1);
});

test("a mistake is counted, shown, plays, is announced, and never lasts", async ({
  game,
  page,
}) => {
  await enter(game, "#lab=break&x=human&o=perfect");
  const ties = page.locator(".mistake").first();
  await expect(ties).toContainText("451 of 4,520");
  await expect(page.locator(".counts", { hasText: "4,520" })).toHaveCount(9);
  await ties.getByRole("switch").click();
  await expect(page.locator("#bug")).toContainText(say("break-root-ties-name"));
  await expect(page.locator("#level-o")).toHaveText(say("level-broken"));
  await game.play(0);
  // The search with the mistake takes the last corner in place of the centre.
  await game.expectStones("X.......O");
  await game.ready();
  await expect(page.locator("#agreement")).toContainText("Both choose");
  await ties.getByRole("button", { name: say("break-go") }).click();
  await game.expectStones("X........");
  await expect(page.locator(".judgement")).toContainText("throws the result away");
  await expect(page.locator(".consultation tr.untrue")).toHaveCount(4);
  await expect(game.recommendation).toContainText("b2");

  await game.button("lab-break-button").click();
  await expect(page.locator("#bug")).toBeVisible();
  await page.reload();
  await game.ready();
  await expect(page.locator("#bug")).toBeHidden();
});

test("a link switches a mistake on, and the page's own button off", async ({ game, page }) => {
  await enter(game, "#lab=break&lab.bug=swapped&moves=0&x=human&o=human");
  await expect(page.locator("#bug")).toContainText(say("break-swapped-name"));
  await game.button("bug-off-button").click();
  await expect(page.locator("#bug")).toBeHidden();
  await expect(game.board.getByRole("button").first()).toBeFocused();
  await expect(page.locator(".consultation")).toBeEmpty();
});

test("hints tell how many replies hold, and the book plays by them", async ({ game, page }) => {
  await game.open("#hints=on&x=human&o=human");
  await page.getByRole("switch", { name: say("replies-switch") }).click();
  const one = say("hint-replies-draw", { holding: 1, replies: 8 });
  await expect(page.locator(".hint", { hasText: one })).toHaveCount(4);
  await expect(game.cell(0)).toHaveAccessibleName(new RegExp(one));
  // Four moves draw here; after the centre just one of six replies does, after others two or three.
  await game.open("#start=OX.......&x=book&o=human");
  await game.expectStones("OX..X....");
});

for (const link of [
  "#lab=race&lab.on=moon&lab.rounds=x&lab.with=nobody",
  "#lab=order&lab.order=123&lab.scoring=?",
  "#lab=find&lab.seed=-1",
  "#lab=break&lab.bug=toString",
  "#lab=__proto__&lab.x=1",
  `#lab=find&lab.seed=${"9".repeat(50_000)}`,
]) {
  test(`a link with nonsense does no harm: ${link.slice(0, 40)}`, async ({ game, page }) => {
    await game.open(`${link}&x=human&o=human`);
    await game.play(4);
    await game.expectStones("....X....");
    await expect(page.locator("#bug")).toBeHidden();
    await expect(page.locator("#lab-status")).not.toContainText("could not be opened");
  });
}

test(
  "without its engine the lab says so, and the game goes on",
  { tag: "@breaks" },
  async ({ game, page }) => {
    const wanted = /cutoff_bg.*\.wasm/;
    await game.open("#x=human&o=human");
    await page.route(wanted, (route) => route.abort());
    await game.button("lab-size-button").click();
    await expect(page.locator("#lab-status")).toContainText("could not be opened");
    await game.play(4);
    await game.expectStones("....X....");
    await page.unroute(wanted);
    await game.button("lab-size-button").click();
    await game.button("lab-size-button").click();
    await expect(room(game)).toContainText("5,478");
  },
);
