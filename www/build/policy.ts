/** The content security policy: the site's own files, its wasm, and two scripts by their hashes. */
import { FRAME_HASH } from "../sandbox/frame.ts";
import { FIRST_PAINT_HASH } from "./first-paint-tag.ts";

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
