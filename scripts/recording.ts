/**
 * `npm run recording`: records docs/recording.png, the animation of the README. It shows a search
 * in Watch from start to end. Run `npm run build` first. It needs the browser of the tests.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { chromiumOptions } from "./browsers.mjs";
import { root } from "./folder.mjs";

const { chromium } = await import("@playwright/test");
const { preview } = await import("vite");

const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";
const SIZE = { width: 860, height: 600 };
/** The part of the page with the tree, the number line and the sentence. */
const PART = { x: 0, y: 106, width: 860, height: 416 };
/** Milliseconds for each step, and for the last one. */
const [STEP_MS, LAST_MS] = [1100, 4000];

/** Returns the parts of a PNG file by the names of their kinds. */
function chunks(png: Buffer) {
  const found = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const kind = png.toString("latin1", at + 4, at + 8);
    found.push({ kind, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
}

function chunk(kind: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** @param numbers Each takes four bytes. */
function words(numbers: number[]) {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [n, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * n);
  return bytes;
}

/**
 * Makes an animated PNG from pictures of one size. Source: the PNG specification, third edition,
 * chunks acTL, fcTL and fdAT.
 */
function animated(pictures: Buffer[]) {
  let sequence = 0;
  const header = chunks(pictures[0]).find(({ kind }) => kind === "IHDR");
  if (!header) throw new Error("a PNG has a header");
  const parts = [chunk("IHDR", header.data), chunk("acTL", words([pictures.length, 0]))];
  for (const [n, picture] of pictures.entries()) {
    const all = chunks(picture);
    if (!all[0].data.equals(header.data)) throw new Error("the pictures have one size and kind");
    const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
    const ms = n === pictures.length - 1 ? LAST_MS : STEP_MS;
    const delay = Buffer.from([ms >> 8, ms & 255, 1000 >> 8, 1000 & 255, 0, 0]);
    parts.push(chunk("fcTL", Buffer.concat([words([sequence, width, height, 0, 0]), delay])));
    sequence += 1;
    const data = Buffer.concat(all.filter(({ kind }) => kind === "IDAT").map(({ data }) => data));
    if (n === 0) parts.push(chunk("IDAT", data));
    else {
      parts.push(chunk("fdAT", Buffer.concat([words([sequence]), data])));
      sequence += 1;
    }
  }
  const signature = pictures[0].subarray(0, 8);
  return Buffer.concat([signature, ...parts, chunk("IEND", Buffer.alloc(0))]);
}

const server = await preview({
  configLoader: "native",
  root,
  preview: { port: 4369, strictPort: false },
  logLevel: "error",
});
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto(`${address}watch/#tree=${TREE}&lang=en`);
  await page.locator("#sentence").waitFor();
  const pictures: Buffer[] = [];
  const next = page.locator("#step-forward");
  for (let step = 0; ; step += 1) {
    const isEnd = await next.isDisabled();
    // With every third step and the last one, the whole search takes half a minute.
    if (isEnd || step % 3 === 0) pictures.push(await page.screenshot({ clip: PART }));
    if (isEnd) break;
    await next.click();
  }
  writeFileSync(join(root, "docs/recording.png"), animated(pictures));
} finally {
  await browser.close();
  await server.close();
}
