/**
 * Checks that the files and the links in the docs exist, and that no command and no name of a link
 * is missing.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { writeMessageIds } from "../../scripts/message-ids.mjs";
import { SETTINGS } from "../../www/parts/exercise/exercise.ts";
import { TABS } from "../../www/play/state/play-state.ts";
import { SECTIONS } from "../../www/teach/link.ts";
import { WRITTEN_VALUES, readPlan, writePlan } from "../../www/teach/sheet/sheet-plan.ts";
import { LINK_SCHEMAS } from "./link-schemas.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md"],
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`),
];
/** Pages that refer to files of other projects, of hosts or of the package. */
const OF_OTHERS = ["docs/api.md", "docs/serving.md", "docs/benchmarks.md"];

/**
 * A file with its folder. The page of a place also names files in its own folder, without the
 * folder.
 */
const FILE = /^(?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|m?js|rs|css|csv|html|ftl|tsv|txt|md)$/;
const OWN_FILE = /^[\w-]+(?:\.worker)?\.tsx?$/;

/** The folders from which a page names files. @param {string} page */
function foldersOf(page) {
  const [place] = /(?<=^docs\/places\/)\w+/.exec(page) ?? [];
  return ["", "www/", "tests/all/", ...(place ? [`www/${place}/`] : [])];
}

/** The files in code, and in drawings of paths. @param {string} page @param {string} text */
function filesIn(page, text) {
  const drawings = Array.from(text.matchAll(/^```text\n([\s\S]*?)^```$/gm), ([, lines]) => lines);
  const code = text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/`([^`]+)`/g);
  const names = [
    ...Array.from(code, ([, name]) => name),
    ...drawings.flatMap((lines) => lines.split(/[\s,;]+/)),
  ];
  const isPlace = page.startsWith("docs/places/");
  return names.filter((name) => FILE.test(name) || (isPlace && OWN_FILE.test(name)));
}

test("each file that the docs name exists", () => {
  // Git ignores this file.
  writeMessageIds();
  const missing = [];
  let count = 0;
  for (const page of PAGES.filter((name) => !OF_OTHERS.includes(name))) {
    for (const name of filesIn(page, readFileSync(join(root, page), "utf8"))) {
      count += 1;
      if (!foldersOf(page).some((folder) => existsSync(join(root, folder, name))))
        missing.push(`${page}: ${name}`);
    }
  }
  assert.ok(count > 150, `${count} names were found`);
  assert.deepEqual(missing, []);
});

test("each link between the docs leads to a file", () => {
  const broken = [];
  let count = 0;
  for (const page of PAGES) {
    const text = readFileSync(join(root, page), "utf8").replace(/^```[\s\S]*?^```$/gm, "");
    for (const [, target] of text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      count += 1;
      if (!existsSync(join(root, dirname(page), target))) broken.push(`${page}: ${target}`);
    }
  }
  assert.ok(count > 30, `${count} links were found`);
  assert.deepEqual(broken, []);
});

test("development.md names every command of package.json", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const text = readFileSync(join(root, "docs/development.md"), "utf8");
  const isNamed = (/** @type {string} */ name) => new RegExp(`npm (run )?${name}\\b`).test(text);
  assert.deepEqual(
    Object.keys(scripts).filter((name) => !isNamed(name)),
    [],
  );
});

test("lessons.md names every name in links, the tabs of Play and the values that pupils write", () => {
  const text = readFileSync(join(root, "docs/lessons.md"), "utf8");
  const queries = ["", ...SECTIONS.map((section) => `do=${section}`)];
  const schemas = Object.values(LINK_SCHEMAS).flatMap((schema) =>
    queries.map((query) => schema(new URLSearchParams(query)) ?? {}),
  );
  const { plan } = readPlan(new Map([["write", "cuts"]]), 1);
  // Links name the kind of an exercise `mode`.
  const { kind: _, ...settings } = SETTINGS;
  const names = [...schemas, settings, writePlan(plan)].flatMap((values) => Object.keys(values));
  assert.deepEqual(
    [...new Set([...names, ...TABS, ...WRITTEN_VALUES])].filter(
      (name) => !text.includes(`\`${name}\``),
    ),
    [],
  );
});
