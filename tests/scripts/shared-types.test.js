/** The shapes that several files share are checked too, though the declarations of packages are not. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/folder.mjs";

test("a name that there is not, in a file of shared types, is a fault", () => {
  const folder = mkdtempSync(join(tmpdir(), "cutoff-types-"));
  try {
    const project = join(folder, "tsconfig.json");
    const settings = {
      extends: join(root, "jsconfig.shapes.json"),
      compilerOptions: { types: [] },
      include: ["types.d.ts"],
    };
    writeFileSync(project, JSON.stringify(settings));
    const from = JSON.stringify(join(root, "www/base/types.js"));
    writeFileSync(join(folder, "types.d.ts"), `export type { Nobody } from ${from};\n`);
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", project]);
    assert.notEqual(status, 0);
    assert.match(String(stdout), /types\.d\.ts.*Nobody/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
