/** Tests the links of the lab's overview, and how rooms react to an unreadable link. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { NUMBERS } from "../../www/lab/overview-numbers.ts";
import { speech } from "../www/words.js";
import { address, breakWorkers, evaluate, follow, leave, load, mendWorkers } from "./page.js";
import {
  attributes,
  becomes,
  choose,
  count,
  fill,
  plain,
  press,
  pressButton,
  say,
  says,
  screen,
  selectorOf,
  textOf,
  type,
} from "./visitor.js";

/** @import { PlaceName } from "../../www/page/places.ts" */

const { number } = speech("en");

after(leave);

test("the overview has a card that leads to each room", async () => {
  await load("lab/#moves=04");
  for (const room of ["race", "order", "size", "horizon", "bugs"]) {
    const card = screen().getByRole("link", { name: new RegExp(say(`${room}-heading`)) });
    assert.equal(new URL(card.getAttribute("href") ?? "", address()).hash, "#moves=04");
    assert.match(card.getAttribute("href") ?? "", new RegExp(`lab/${room}/|^${room}/`));
    assert.match(card.textContent ?? "", /\.$/);
    if (room === "size") assert.ok(card.textContent?.includes(number(NUMBERS.games)));
  }
});

test("the lab's rooms open with a finished game, and report nonsense in their links", async () => {
  await load("lab/bugs/#start=XXXOO....&bug=swapped");
  await says(".place", say("bugs-place", { number: 1, all: 3395 }));
  for (const link of ["race/#on=moon&time=x&run=nobody", "order/#first=?&scoring=?"]) {
    await load(`lab/${link}`);
    await becomes(() => count("#view > *") > 0, true);
    await says("[role=alert]:not(#unexpected)", "cannot be set to");
  }
  await load("lab/bugs/#bug=toString");
  await says("[role=alert]:not(#unexpected)", "cannot be set to");
  for (const board of ["XX", "XX.......", "XXX......", "?"]) {
    await load(`lab/bugs/#board=${board}&bug=swapped`);
    await says("[role=alert]:not(#unexpected)", `No game can start from the position “${board}”`);
    await says(".place", say("bugs-place", { number: 1, all: 3395 }));
  }
});

test("the title and the bar or Play's tools name the board as the engine describes it", async () => {
  const falling = { columns: 6, rows: 5, run: 4 };
  for (const [link, name] of [
    ["watch/#game=connect-four", say("game-7x6k4g")],
    ["lab/order/#game=connect-four", say("game-7x6k4g")],
    ["watch/#game=6x5k4g&of=board&depth=2", "6×5 with gravity, 4 in a row"],
    ["#game=6x5k4g&x=human&o=human&lang=fa", speech("fa").say("game-size-falling", falling)],
    ["#game=7x6k4g&x=human&o=human", say("game-7x6k4g")],
  ]) {
    await load(link);
    await says("#bar-board, #board-now", name);
  }
  const title = () => evaluate(() => document.title, null);
  await becomes(title, say("play-title-other", { board: say("game-7x6k4g") }));
  // On 3×3, the title is again that of the first page.
  evaluate(() => void (location.hash = "#x=human&o=human"), null);
  await becomes(title, say("play-title"));
});

test("Connect Four has its own solver, which proves a position near the end", async () => {
  // X has three in column 4 and is to move.
  const game = "#game=7x6k4g&moves=414243&on=board";
  await load(`lab/race/${game}&time=10&run=alpha-beta+strong+solver`);
  await becomes(() => count("#view > *") > 0, true);
  await pressButton(say("race-again"));
  await says("#announcer", say("lab-done"));
  // A screen reader announces the headline that comes with the result.
  assert.equal(attributes("#view h2", "aria-live")[0], "polite");
  const result = say("lab-wins-in", { winner: "X", plies: 1 });
  for (const at of [0, 1, 2])
    assert.equal(
      textOf(".depths-table tbody [data-phase]", at),
      plain(say("lab-state-proved", { result })),
    );
  // The solver has no depths, so it shows a single count.
  assert.equal(textOf(".depths-table tbody tr:nth-child(3) td", 0), say("to-the-end"));
  assert.match(textOf(".depths-table tbody tr:nth-child(3) td", 1), /^[\d,]+ in all$/);
  // Depths of different kinds are not comparable. The page mentions that if there are two kinds.
  await says("#view", say("race-differs"));
  await load(`lab/race/${game}&time=10&run=minimax+alpha-beta`);
  await becomes(() => count("#view > *") > 0, true);
  await pressButton(say("race-again"));
  await says("#announcer", say("lab-done"));
  assert.ok(!textOf("#view").includes(say("race-differs")));
});

test("orders on 3×3 are counted at once with both scores, and visitors can make their own", async () => {
  const rowOf = (/** @type {string} */ label) =>
    evaluate(
      (label) =>
        [...document.querySelectorAll(".order-result .bars-row")].find((row) =>
          [...row.querySelectorAll("*")].some((part) => part.textContent === label),
        )?.textContent,
      label,
    ) ?? "";
  const counted = (/** @type {string} */ id, /** @type {string} */ nodes) =>
    becomes(() => rowOf(say(id)).includes(nodes), true);
  await load("lab/order/#seed=17");
  // The game's own order, the centre first, and the marks (docs/design.md, reference numbers).
  await counted("order-game", "18,297");
  await counted("order-centre", "7,275");
  await counted("order-best-first", "1,892");
  await counted("order-mark-proof", "1,452");
  await says(".order-result", "549,946");
  // The sentence compares the largest count with the smallest, in this direction.
  await says(".order-result .headline", new RegExp(`“${say("order-centre")}”\\.$`));
  await says(".order-result", say("order-value", { result: say("worth-draw") }));

  // The board is one tab stop, and the arrow keys move inside it.
  const taps = ".order-own .board button";
  const focused = () =>
    evaluate(
      (taps) =>
        [...document.querySelectorAll(taps)].findIndex((tap) => tap === document.activeElement),
      taps,
    );
  evaluate(
    (taps) => /** @type {HTMLElement | null} */ (document.querySelector(taps))?.focus(),
    taps,
  );
  for (const [key, cell] of /** @type {const} */ ([
    ["ArrowRight", 1],
    ["ArrowDown", 4],
  ])) {
    type(key);
    await becomes(focused, cell);
  }
  assert.equal(count('.order-own .board [tabindex="0"]'), 1);
  type("Enter");
  const name = plain(say("order-cell", { cell: 4, rank: 1 }));
  await becomes(() => plain(attributes(taps, "aria-label")[4] ?? ""), name);
  await becomes(() => /first=4(&|$)/.test(address()), true);
  await counted("order-yours", "12,123");
  for (const cell of [0, 2, 6, 8]) await press(taps, cell);
  await counted("order-yours", "7,275");

  const random = () => rowOf(say("order-random"));
  const first = random();
  const seed = `[id="${screen().getByLabelText(say("seed")).id}"]`;
  await fill(seed, "18");
  await becomes(() => random() !== first, true);
  await fill(seed, "17");
  await becomes(random, first);
  choose(`[id="${screen().getByLabelText(say("scores-label")).id}"]`, "depth-aware");
  await counted("order-game", "20,866");
  await becomes(() => address().includes("scoring=depth-aware"), true);
});

test("another board opens while orders are counted", async () => {
  await load("lab/order/#game=4x4k4&on=sample&depth=2&seed=7");
  await becomes(() => screen().queryByRole("button", { name: say("order-start") }) !== null, true);
  let isCounting = false;
  // The count never ends.
  breakWorkers(({ call }) => {
    isCounting ||= call === "visits";
    return call === "visits" ? new Event("busy") : null;
  });
  await pressButton(say("order-start"));
  await becomes(() => isCounting, true);
  await follow("#game=5x5k4");
  await says("#bar-board", say("game-5x5k4"));
  mendWorkers();
});

test("the room counts a bug and shows its wrong move, its code, and bounds as bounds", async () => {
  const { worse, positions } = NUMBERS.bug;
  await load("lab/bugs/#bug=root-ties");
  const cells = {
    chosen: say("cell-name", { cell: 8 }),
    best: say("cell-name", { cell: 4 }),
  };
  const stones = say("lab-stones", { x: "a1", o: say("time-none") });
  const label = plain(say("bugs-board", { stones, player: "O", ...cells }));
  await becomes(() => plain(attributes(".bug-board", "aria-label")[0] ?? ""), label);
  const marks = [say("bugs-mark-choice", { sign: "✗" }), say("bugs-mark-best")];
  for (const mark of marks) assert.equal(textOf(".bug-board").split(plain(mark)).length, 2, mark);
  await says(".code-change .right", "if (value > best)");
  await says(".code-change .wrong", "if (value >= best)");
  await becomes(
    () => textOf(".bug-judgement"),
    plain(say("bugs-judgement-thrown", { player: "O" })),
  );
  assert.equal(textOf(".bug-values tr.chosen td"), "≥ draw X in 6");
  // Correct bounds are not called false.
  assert.equal(count(".bug-values .untrue"), 0);
  await says(".panel", `${worse} of ${number(positions)}`);
  const counts = () => textOf(".bug-entry .count").match(/\d[\d,]* of/g)?.length;
  await becomes(counts, 9);
  // For another bug, there is a link to a game against it.
  await load("lab/bugs/#bug=no-depth");
  await says("main h2", say("bugs-no-depth-name"));
  const links = () => attributes("main a", "href").join(" ");
  await becomes(() => /start=\S*bug=no-depth\S*=perfect/.test(links()), true);
});

test("a race for times has a table of the fastest batch, the median and the slowest", async () => {
  /** Milliseconds per unit. @type {Record<string, number>} */
  const units = { ns: 1e-6, µs: 1e-3, ms: 1, s: 1_000 };
  const rows = () =>
    evaluate(
      () =>
        Array.from(document.querySelectorAll("main .folded tbody tr"), (row) =>
          Array.from(row.querySelectorAll("td"), (cell) => cell.textContent ?? ""),
        ),
      null,
    );
  await load("lab/race/#on=board&moves=04");
  const isMeasured = () =>
    rows().length === 3 && rows().every((row) => /s$/.test(row.at(-1) ?? ""));
  await becomes(isMeasured, true);
  for (const row of rows()) {
    const times = [...row].slice(-3).map((text) => {
      const [, amount, unit] = /^([\d.,]+)\s(\S+)$/.exec(plain(text)) ?? [];
      return Number(amount.replaceAll(",", "")) * units[unit];
    });
    assert.deepEqual(
      times,
      times.toSorted((one, other) => one - other),
    );
  }
});

test("each solved board names its size and its winner in its cell and to screen readers", async () => {
  await load("lab/size/#row=4&falls=on");
  await becomes(() => count(".solved-boards a") > 0, true);
  const cells = evaluate(
    () =>
      Array.from(document.querySelectorAll(".solved-boards a"), (link) => ({
        href: link.getAttribute("href") ?? "",
        full: link.querySelector(".unseen")?.textContent ?? "",
        short: link.querySelector("[aria-hidden]")?.textContent ?? "",
      })),
    null,
  );
  const winners = new Set();
  for (const { href, full, short } of cells) {
    const [, columns, rows] = /game=(\d)x(\d)k4g/.exec(href) ?? [];
    assert.ok(plain(full).includes(`${columns}×${rows}`), `${href}: ${full}`);
    const [, winner] = /\b([XO]) wins/.exec(plain(full)) ?? [];
    if (winner) assert.match(plain(short), new RegExp(`\\b${winner}\\b`), full);
    winners.add(winner);
  }
  assert.ok(winners.has("X") && winners.has("O"), [...winners].join());
  // Three signs in each of nine cells result in this number.
  await says("main", "19,683");
});

test("all rooms keep the chosen board, positions and time", async () => {
  /** @param {"positions" | "time"} name */
  const field = (name) =>
    /** @type {HTMLSelectElement | null} */ (
      screen().queryByLabelText(say(name === "time" ? "time-label" : "room-positions"), {
        exact: true,
      })
    );
  const shown = () => becomes(() => count("#view > *") > 0, true);
  /** @param {"positions" | "time"} name @param {string} value */
  const pick = async (name, value) => {
    await becomes(() => field(name) !== null, true);
    choose(selectorOf(/** @type {HTMLElement} */ (field(name))), value);
    await becomes(() => field(name)?.value, value);
  };
  /** Follows a link to another page. @param {string} selector @param {RegExp} leads */
  const go = async (selector, leads) => {
    const href = attributes(selector, "href").find((href) => leads.test(href ?? "")) ?? "";
    await load(new URL(href, address()).href.replace("http://localhost/", ""));
  };
  /** @param {PlaceName} room */
  const room = async (room) => {
    await go(".lab-rooms a", new RegExp(`${room}/`));
    await shown();
  };

  await load("lab/race/#moves=0481");
  await shown();
  await pick("positions", "board");
  await pick("time", "10");
  await becomes(() => /on=board.*time=10|time=10.*on=board/.test(address()), true);
  // On 3×3, the room counts everything at once and offers no time limit.
  for (const name of /** @type {const} */ (["size", "order"])) {
    await room(name);
    assert.equal(field("positions")?.value, "board");
    assert.equal(field("time"), null);
  }
  // A room that finds its own positions says so. So does a room that uses other positions than the
  // chosen ones.
  await room("horizon");
  await says(".room-settings summary", say("room-random"));
  await room("bugs");
  assert.equal(field("positions")?.value, "all");
  const words = { wanted: say("room-on-board"), used: say("room-on-all") };
  assert.equal(textOf(".room-note"), plain(say("room-instead", words)));
  // Over the overview, too.
  await go("#places a", /lab\/(#|$)/);
  assert.equal(textOf("[role=alert]:not(#unexpected)"), "");
  await go("main a", /race\//);
  await shown();
  assert.equal(field("positions")?.value, "board");
  assert.equal(field("time")?.value, "10");
  assert.match(address(), /moves=0481/);
  // Another board keeps the time. Other places do not get it.
  await press("#bar-board");
  await becomes(() => count('dialog.chooser [data-game="4x4k4"]'), 1);
  await go('dialog.chooser [data-game="4x4k4"]', /game=4x4k4/);
  await shown();
  assert.equal(field("time")?.value, "10");
  const [watch] = attributes("#places a", "href").filter((href) => href?.includes("watch/"));
  assert.doesNotMatch(watch ?? "", /time=|on=/);
});
