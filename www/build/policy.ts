/**
 * The content security policy. It allows the site's own files, its wasm, its one script in the
 * head, and the frame for a visitor's program.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { minifySync, transformWithOxc } from "vite";
import { DIRECTIONS } from "../messages/languages.ts";
import { FRAME_HASH } from "../sandbox/frame.ts";

/** The script in the head. It is inline, because a file would delay the first paint. */
const source = readFileSync(new URL("../page/first-paint.ts", import.meta.url), "utf8");
const define = { DIRECTIONS: JSON.stringify(DIRECTIONS) };
const { code } = await transformWithOxc(source, "first-paint.ts", { define });
const text = minifySync("first-paint.js", code).code;

export const FIRST_PAINT = `<script>${text}</script>`;

const FIRST_PAINT_HASH = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const RULES = {
  "default-src": "'none'",
  "script-src": `'self' ${FRAME_HASH} ${FIRST_PAINT_HASH} 'wasm-unsafe-eval'`,
  // The frame of a visitor's program, its script and its worker have no address on this site.
  "worker-src": "'self' data:",
  "style-src": "'self'",
  // A PNG picture is drawn from its SVG.
  "img-src": "'self' blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  // This also allows Teach to preview boards for other pages.
  "frame-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "default sandbox",
};

export const POLICY = Object.entries(RULES)
  .map(([name, sources]) => `${name} ${sources}`)
  .join("; ");
