/**
 * Checks that a program that is typed with the declarations of 0.3 also type-checks with the
 * present ones, except for the listed removals.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/folder.mjs";

/**
 * Removals since 0.3: a call, a type, or a member of a type (`SolveOptions.without`).
 * @type {string[]}
 */
const REMOVED = [
  ...["SolveOptions.without", "ReviewOptions.without", "PuzzleOptions.without"],
  ...["Solved.ideas", "IdeaName", "IdeaCounts", "ConnectFourIdea", "SearchIdea"],
];

const then = readFileSync(new URL("types-0.3.d.ts", import.meta.url), "utf8");
const now = readFileSync(join(root, "pkg/npm/cutoff.d.cts"), "utf8");

const CALL = /^export function (\w+)\(/gm;
const TYPE = /^export (?:interface|type) (\w+)/gm;

/** @param {string} declarations @param {RegExp} pattern */
const namesIn = (declarations, pattern) =>
  [...declarations.matchAll(pattern)].map(([, name]) => name);

/** Removes a name from the declarations. @param {string} declarations @param {string} name */
function without(declarations, name) {
  const [type, member] = name.split(".");
  const left = member
    ? declarations.replace(
        new RegExp(`(^export interface ${type} \\{\\n(?: .*\\n)*?) +${member}\\??: .*\\n`, "m"),
        "$1",
      )
    : declarations.replace(
        new RegExp(
          `^export (function ${name}\\(|type ${name} =).*\\n|^export interface ${name} \\{\\n( .*\\n)*\\}\\n`,
          "m",
        ),
        "",
      );
  assert.notEqual(left, declarations, `0.3 had no ${name}`);
  return left;
}

/**
 * Writes a program for 0.3 that makes each call, names each type and uses each option.
 * @param {string} older
 */
function program(older) {
  const types = namesIn(older, TYPE);
  const options = types.filter((name) => name.endsWith("Options"));
  return [
    'import * as now from "./now.js";',
    'import type * as then from "./then.js";',
    ...namesIn(older, CALL).map(
      (name) => `export const ${name}: typeof then.${name} = now.${name};`,
    ),
    ...types.map((name) => `export type Type${name} = now.${name};`),
    ...options.map(
      (name) => `export const of${name}: keyof now.${name} = {} as unknown as keyof then.${name};`,
    ),
  ].join("\n");
}

/**
 * Lists the type errors in such programs. One compiler reads all of them.
 * @param {{ older: string, newer: string }[]} declarations
 */
function faults(declarations) {
  const folder = mkdtempSync(join(tmpdir(), "cutoff-types-"));
  try {
    for (const [n, { older, newer }] of declarations.entries()) {
      const file = (/** @type {string} */ name) => join(folder, String(n), name);
      mkdirSync(join(folder, String(n)));
      writeFileSync(file("then.d.ts"), older);
      writeFileSync(file("now.d.ts"), newer);
      writeFileSync(file("program.ts"), program(older));
    }
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const compilerOptions = { strict: true, noEmit: true, lib: ["es2023"], types: [] };
    const settings = { compilerOptions: { ...compilerOptions, module: "nodenext" } };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
    const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", folder], {
      cwd: folder,
      encoding: "utf8",
    });
    assert.equal(status === 0, stdout === "");
    // A line that starts with a space is part of the error above it.
    const errors = stdout.split(/\n(?=\S)/);
    return declarations.map((_, n) => errors.filter((one) => one.startsWith(`${n}/`)).join("\n"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("code that type-checked with 0.3 still does, except for the listed removals", () => {
  assert.equal(namesIn(then, CALL).length, 20);
  const allBut = (/** @type {string} */ name) => REMOVED.filter((other) => other !== name);
  const [listed, ...gone] = faults(
    [REMOVED, ...REMOVED.map(allBut)].map((names) => ({
      older: names.reduce(without, then),
      newer: now,
    })),
  );
  assert.equal(listed, "");
  for (const [n, name] of REMOVED.entries()) assert.notEqual(gone[n], "", `${name} is there`);
});

/**
 * Changes of the declarations that would break a program, and the errors that they cause.
 * @type {[string, string, RegExp][]}
 */
const CHANGES = [
  ["    plies: number | null;\n", "", /'plies' is missing/],
  ["    memoryMb?: number;\n", "", /memoryMb/],
  ["export type Parity =", "export type Evenness =", /no exported member '?Parity/],
  ["    depth?: number;\n", "    depth: number;\n", /property 'depth' are incompatible/],
  ["export function census(", "export function count(", /'census' does not exist/],
  ['| "win" | "draw" | "loss"', '| "win" | "draw" | "loss" | "lost"', /"lost"/],
];

test("a change that would break a program is reported unless it is listed", () => {
  const listed = ["SolveOptions.memoryMb", "PuzzleOptions.memoryMb", "ReviewOptions.memoryMb"];
  const newer = [...listed, "census"].reduce(without, then);
  const [unlisted, fits, ...changed] = faults([
    { older: then, newer },
    { older: newer, newer },
    ...CHANGES.map(([was, is]) => ({ older: then, newer: then.replaceAll(was, is) })),
  ]);
  assert.notEqual(unlisted, "");
  assert.equal(fits, "");
  for (const [n, [was, , says]] of CHANGES.entries()) {
    assert.ok(then.includes(was), was);
    assert.match(changed[n], says);
  }
});
