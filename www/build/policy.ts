/** The content security policy of every page: this site's own files and wasm, its one script in the head, and nothing else. */
import { FIRST_PAINT_HASH } from "./first-paint.ts";

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
