/** The content security policy: the site's own files, its wasm and its one script in the head. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * The script of the head in one line, without its comment: a file would hold up the first paint.
 */
const text = readFileSync(new URL("../page/first-paint.ts", import.meta.url), "utf8")
  .replace(/^\/\*.*?\*\/\n/s, "")
  .replace(/\n */g, "");

export const FIRST_PAINT = `<script>${text}</script>`;

const FIRST_PAINT_HASH = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const RULES = {
  "default-src": "'none'",
  "script-src": `'self' ${FIRST_PAINT_HASH} 'wasm-unsafe-eval'`,
  "worker-src": "'self'",
  "style-src": "'self'",
  // A picture that is saved is drawn from its SVG.
  "img-src": "'self' blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  // Previews of a board for other pages.
  "frame-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "default",
};

export const POLICY = Object.entries(RULES)
  .map(([name, sources]) => `${name} ${sources}`)
  .join("; ");
