/**
 * Checks that in a fresh clone, `npm run build` and `npm run dev` say in one sentence what to run
 * first.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { NPM_FILE } from "../../scripts/finish-npm-package.mjs";
import { root } from "../../scripts/folder.mjs";
import { builtPackages } from "../../scripts/wasm.mjs";

/**
 * Makes a folder with only the scripts and what they read, which exists during the test.
 * @param {(clone: string) => void} test
 */
function inClone(test) {
  const clone = mkdtempSync(join(tmpdir(), "cutoff-"));
  try {
    for (const part of ["package.json", "Cargo.lock", "scripts"]) {
      cpSync(join(root, part), join(clone, part), { recursive: true });
    }
    test(clone);
  } finally {
    rmSync(clone, { recursive: true });
  }
}

for (const name of ["build", "dev"]) {
  test(`npm run ${name} says what to run first if packages are missing`, () => {
    inClone((clone) => {
      const said = spawnSync("npm", ["run", "--silent", name], {
        cwd: clone,
        encoding: "utf8",
        shell: process.platform === "win32",
      });
      assert.equal(said.status, 1);
      assert.equal(said.stdout, "");
      assert.match(said.stderr, /^The packages .* are missing\. Please run `npm run wasm`,.*\n$/);
    });
  });
}

// `npm run dev` is left out, because its server would never end.
test("the next program starts if nothing is missing", () => {
  inClone((clone) => {
    const files = builtPackages.map((folder) => join(folder, "cutoff.js"));
    for (const file of [
      join("node_modules", "vite", "package.json"),
      ...[...files, "standard.js"].map((file) => join("pkg", file)),
      NPM_FILE,
    ]) {
      mkdirSync(join(clone, file, ".."), { recursive: true });
      writeFileSync(join(clone, file), "{}");
    }
    const said = spawnSync("node", [join("scripts", "check-packages.mjs")], {
      cwd: clone,
      encoding: "utf8",
    });
    assert.deepEqual([said.status, said.stdout, said.stderr], [0, "", ""]);
  });
});
