/** The map of the whole tree in Play: what it lights, and how it moves. */
import * as engine from "../../pkg/npm/cutoff.js";
import { expect, say, sharedTestWith, test } from "./game.js";
import { recordCalls } from "./workers.js";

/** @import { Page } from "@playwright/test" */

const shared = sharedTestWith({});
const finger = sharedTestWith({ touch: true });

const BOARD = "X...O....";
const LINK = "#moves=04&x=human&o=human";
const COLUMNS = 479;

/** @param {Page} page */
const drawn = (page) => expect(page.locator("#map")).toHaveAttribute("data-ready", "yes");

/**
 * The colour in the middle of each band, at every pixel across, and the two colours of its mix.
 * Each search has its own colours.
 * @param {Page} page
 * @param {{ plies: number, pruning: boolean }} map
 */
const coloursOf = (page, map) =>
  page.locator("#map-picture").evaluate((element, { plies, pruning }) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    const paint = canvas.getContext("2d");
    if (!paint) throw new Error("no canvas");
    const { data } = paint.getImageData(0, 0, canvas.width, canvas.height);
    const rows = Array.from({ length: plies }, (_, ply) => {
      const first = Math.round(((ply + 0.4) * canvas.height) / plies) * canvas.width;
      return Array.from({ length: canvas.width }, (_, x) => [
        ...data.slice(4 * (first + x), 4 * (first + x + 1)),
      ]);
    });
    const style = getComputedStyle(canvas);
    const names = ["--map-unvisited", pruning ? "--map-alpha-beta" : "--map-minimax"];
    const [dark, lit] = names.map((name) =>
      (style.getPropertyValue(name).match(/[0-9a-f]{2}/gi) ?? []).map((part) => parseInt(part, 16)),
    );
    return { rows, dark, lit };
  }, map);

shared(
  "the map lights the nodes that the trace counts, with and without pruning",
  async ({ game, page }) => {
    for (const pruning of [true, false]) {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await game.open(`${LINK}&pruning=${pruning ? "on" : "off"}`);
      await drawn(page);
      const { byPly, byColumn } = engine.trace_map(BOARD, true, COLUMNS);
      const plies = byPly.length / 2;
      const { rows, dark, lit } = await coloursOf(page, { plies, pruning });
      let seen = 0;
      /** @type {string[]} */
      const faults = [];
      for (const [ply, row] of rows.entries()) {
        const isFew = byPly[2 * ply] * 3 < COLUMNS;
        for (const [x, colour] of row.entries()) {
          const place = ((x + 0.5) * COLUMNS) / row.length;
          const column = Math.floor(place);
          // On the edge between two columns, either colour is right.
          if (Math.abs(place - Math.round(place)) < 0.05) continue;
          const at = 2 * (ply * COLUMNS + column);
          const [nodes, visited] = [byColumn[at], pruning ? byColumn[at + 1] : byColumn[at]];
          // Close to the border of two positions with few nodes.
          if (isFew && [-2, 0, 2, 4].some((by) => byColumn[at + by] > 1)) continue;
          seen += 1;
          const light = nodes === 0 ? 0 : (visited / nodes) ** 0.4;
          const isRight =
            nodes === 0
              ? colour[3] === 0
              : [0, 1, 2].every(
                  (part) =>
                    Math.abs(colour[part] - dark[part] - (lit[part] - dark[part]) * light) < 3,
                );
          if (!isRight)
            faults.push(`ply ${ply}, column ${column}: ${visited} of ${nodes}: ${colour}`);
        }
      }
      expect(faults).toEqual([]);
      expect(seen).toBeGreaterThan(1_000);
      // The numbers beside the map are those of the trace and of the searches.
      const totals = [0, 1].map((which) =>
        byPly.reduce((sum, count, at) => (at % 2 === which ? sum + count : sum), 0),
      );
      expect(totals).toEqual([false, true].map((by) => engine.best_move(BOARD, by).nodes));
      const values = { plies, nodes: totals[0], visited: totals[pruning ? 1 : 0], from: "here" };
      await expect(
        page.getByRole("img", {
          name: say("tree-map-name", { ...values, pruning: pruning ? "on" : "off" }),
        }),
      ).toBeVisible();
      await expect(page.locator("#map .tree-map-legend")).toContainText(
        say(pruning ? "tree-map-alpha-beta" : "tree-map-minimax"),
      );
    }
  },
);

test("the map is requested only after the answer, and the details say what it shows", async ({
  game,
  page,
}) => {
  const asked = await recordCalls(page);
  await game.open();
  await drawn(page);
  const calls = (await asked()).map(({ call }) => call);
  expect(calls.indexOf("trace_map")).toBeGreaterThan(calls.lastIndexOf("best_move"));
  expect(calls.indexOf("trace_map")).toBeGreaterThan(calls.indexOf("analyze"));
  await game.tab("measured");
  await expect(page.locator("#panel-measured")).toContainText(
    "in the order in which the search tries them",
  );
});

finger(
  "the map on a phone has its words or is absent, and a finger can pull the details up, down and away",
  async ({ game, page }) => {
    for (const link of [LINK, "#game=7x6k4g&moves=44&x=human&o=human"]) {
      await page.setViewportSize({ width: 390, height: 664 });
      await game.open(link);
      await page.locator("#details-button").tap();
      const details = page.locator("#details");
      const top = async () => (await details.boundingBox())?.y ?? 0;
      /** True if it is below the board. */
      const isBelow = async () => {
        const board = await page.locator("#board").boundingBox();
        return (await top()) >= (board?.y ?? 0) + (board?.height ?? 0);
      };
      await expect.poll(isBelow).toBe(true);
      const browser = await page.context().newCDPSession(page);
      const pull = async (/** @type {number} */ by) => {
        const from = { x: 60, y: (await top()) + 18 };
        /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {object[]} touchPoints */
        const send = (type, touchPoints) =>
          browser.send("Input.dispatchTouchEvent", /** @type {any} */ ({ type, touchPoints }));
        await send("touchStart", [from]);
        for (const part of [0.25, 0.5, 0.75, 1])
          await send("touchMove", [{ x: 60, y: from.y + by * part }]);
        await send("touchEnd", []);
      };
      await pull(-150);
      await expect.poll(top).toBeLessThan(100);
      await pull(150);
      await expect.poll(isBelow).toBe(true);
      await pull(100);
      await expect(details).toBeHidden();
    }
    // A map without words says nothing, so both appear together.
    for (const [width, height, hasRoom] of /** @type {const} */ ([
      [390, 664, false],
      [390, 800, true],
    ])) {
      await page.setViewportSize({ width, height });
      await game.open(LINK);
      await drawn(page);
      for (const part of ["#map-picture", "#map .tree-map-legend"])
        await expect(page.locator(part)).toBeVisible({ visible: hasRoom });
      if (!hasRoom) continue;
      const picture = await page.locator("#map-picture").boundingBox();
      expect(picture?.height).toBeGreaterThanOrEqual(28);
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  },
);
