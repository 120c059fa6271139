/** Checks that every script reports the Node.js version it needs before it does anything else. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/folder.mjs";
import { nodeFault } from "../../scripts/node-version.mjs";
import { EXPECTED } from "../patience.js";

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/**
 * The project's scripts with which npm scripts start, each once. Later commands run only if these
 * succeed.
 */
const files = new Set(
  Object.values(scripts).flatMap((line) => line.match(/\bscripts\/[\w-]+\.mjs/) ?? []),
);

test("Node.js is accepted from 20.19, and from 22.12 within version 22", () => {
  for (const version of ["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.1.0", "100.0.0"]) {
    assert.equal(nodeFault(version), undefined, version);
  }
  for (const version of ["0.12.18", "18.20.8", "20.18.3", "21.7.3", "22.11.0"]) {
    assert.match(nodeFault(version) ?? "", /20\.19/, version);
  }
});

for (const file of files) {
  test(`on Node.js 18, ${file} ends with one plain sentence`, () => {
    const pretend = `Object.defineProperty(process, "version", { value: "v18.20.8" })`;
    const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
    const args = ["--import", preload, join(root, file)];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: "utf8",
      timeout: EXPECTED,
    });
    assert.equal(status, 1);
    assert.equal(stdout, "");
    assert.match(stderr, /^This is Node\.js 18\.20\.8, but Cutoff needs 20\.19 .*\n$/);
  });

  // Node.js resolves all static imports before it runs any code.
  test(`${file} checks the version before it imports a package`, () => {
    assert.match(imports(file)[0] ?? "", /node-version\.mjs$/);
    const seen = new Set([file]);
    for (const one of seen) {
      for (const name of imports(one)) {
        assert.match(name, /^(node:|\.\.?\/)/, `${one} imports ${name}`);
        if (name.startsWith(".")) seen.add(join(dirname(one), name));
      }
    }
  });
}

test("npm's scripts check the version first, except for formatting, and only .ts needs ts.mjs", () => {
  for (const [name, line] of Object.entries(scripts)) {
    if (name === "format") continue;
    assert.match(line, /^node scripts\/((?!ts\.)[\w-]+\.mjs\b|ts\.mjs [\w/-]+\.ts$)/, name);
  }
});

/** Lists the static imports of a script. @param {string} file @returns {string[]} */
function imports(file) {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/^(?:import|export)\b(?:[^;"]*?\bfrom)?\s*"([^"]+)";$/gm)].map(
    ([, name]) => name ?? "",
  );
}
