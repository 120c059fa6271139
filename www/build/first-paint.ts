/** The script that stands in the head of every page: a file of its own would hold up the first paint. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Without its comment, and in one line: each of its statements has its end. */
const text = readFileSync(new URL("../page/first-paint.ts", import.meta.url), "utf8")
  .replace(/^\/\*.*?\*\/\n/s, "")
  .replace(/\n */g, "");

export const FIRST_PAINT = `<script>${text}</script>`;

/** By which the policy knows it. */
export const FIRST_PAINT_HASH = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
