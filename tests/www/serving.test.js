/** Checks that the security policy is strict, and the same wherever it is written. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PYODIDE } from "../../www/sandbox/python-files.ts";
import { FRAME_HASH, FRAME_POLICY, FRAME_SCRIPT } from "../../www/sandbox/frame.ts";
import { FIRST_PAINT } from "../../www/build/first-paint-tag.ts";
import { POLICY as policy } from "../../www/build/policy.ts";

/** The hash of a script in the form of policies. @param {string} script */
function hashOf(script) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test("the policy allows this page's own files and wasm, and nothing else", () => {
  const rules = new Map(
    policy.split(";").map((rule) => {
      const [name, ...sources] = rule.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  assert.deepEqual(rules.get("default-src"), ["'none'"]);
  // The only hashes are those of the script in the head and of the script in the sandbox's frame.
  const [, script = ""] = /^<script>(.*)<\/script>$/s.exec(FIRST_PAINT) ?? [];
  const first = hashOf(script);
  const frame = hashOf(FRAME_SCRIPT);
  assert.equal(FRAME_HASH, frame);
  assert.deepEqual(rules.get("script-src"), ["'self'", frame, first, "'wasm-unsafe-eval'"]);
  assert.deepEqual(rules.get("require-trusted-types-for"), ["'script'"]);
  assert.deepEqual(rules.get("base-uri"), ["'none'"]);
  assert.deepEqual(rules.get("form-action"), ["'none'"]);
  for (const [name, sources] of rules) {
    if (name.startsWith("trusted-types") || name === "require-trusted-types-for") continue;
    for (const source of sources) {
      // A PNG picture is drawn from an SVG that the page itself has made, so no other site is
      // involved.
      const isOwnPicture = name === "img-src" && source === "blob:";
      const isScript = name === "script-src" && [first, frame].includes(source);
      // A visitor's program has access to neither the page nor the network.
      const isProgram = name === "worker-src" && source === "data:";
      const isNone = ["'none'", "'self'", "'wasm-unsafe-eval'"].includes(source);
      const allowed = isNone || isOwnPicture || isScript || isProgram;
      assert.ok(allowed, `${name} ${source}`);
    }
  }
});

test("the page shows the version and the licence of the Pyodide that it serves", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  const { version, license } = packages["node_modules/pyodide"];
  assert.deepEqual([PYODIDE.version, license], [version, "MPL-2.0"]);
  assert.ok(PYODIDE.source.endsWith(`/${version}`));
});

test("every example of a server sends the policy of the page", () => {
  const examples = [...read("docs/serving.md").matchAll(/default-src [^"\n]*/g)];
  assert.equal(examples.length, 3);
  for (const [example] of examples) assert.equal(example, policy);
});

test("the sandbox's frame allows its own script and a worker from its text, but no address", () => {
  assert.equal(
    FRAME_POLICY,
    `default-src 'none'; script-src ${FRAME_HASH} 'wasm-unsafe-eval'; worker-src data:; base-uri 'none'; form-action 'none'`,
  );
});
