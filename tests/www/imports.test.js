/**
 * Checks the levels of www/: no file imports from a higher level, and no place imports from another
 * place. Also checks what learn/ and www/ import from each other, that parts/ has what places share,
 * and that what is exported has its own name.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, root), "utf8");

/** The level of each folder, from the table in docs/design.md. */
const LEVELS = new Map(
  [...read("docs/design.md").matchAll(/^\| (\d+) \| (`.*`) \|$/gm)].flatMap(([, level, folders]) =>
    [...folders.matchAll(/`([a-z]+(?:\/|\.ts))`/g)].map(([, name]) => [
      name.replace("/", ""),
      Number(level),
    ]),
  ),
);

const FILES = readdirSync(new URL("www/", root), { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file));

/** The folder in www/ that has a file, or the file itself. @param {string} file From www/. */
const folderOf = (file) => file.split("/")[0];

/**
 * Lists the files of www/ that a file depends on: its imports, including types and dynamic ones,
 * and its workers.
 * @param {string} file From www/.
 */
function namedIn(file) {
  const named = read(`www/${file}`).matchAll(/["'`](\.{1,2}\/[\w./-]+\.tsx?)["'`?]/g);
  const paths = Array.from(named, ([, path]) => posix.join(posix.dirname(file), path));
  return paths.filter((path) => !path.startsWith("../"));
}

test("every folder and every top-level file of www/ with TypeScript has a level", () => {
  assert.deepEqual([...new Set(FILES.map(folderOf))].sort(), [...LEVELS.keys()].sort());
});

test("no file imports from a higher level or from another folder on its level", () => {
  const [up, named] = [/** @type {string[]} */ ([]), new Set()];
  for (const file of FILES) {
    for (const other of namedIn(file)) {
      named.add(other);
      const [own, target] = [folderOf(file), folderOf(other)];
      const isBelow = (LEVELS.get(target) ?? Infinity) < (LEVELS.get(own) ?? 0);
      if (own !== target && !isBelow) up.push(`www/${file} imports www/${other}`);
    }
  }
  assert.deepEqual(up, []);
  assert.ok(named.size > FILES.length * 0.8, "the imports are found");
});

/** Lists what a module imports at run time, so without types. @param {string} file From the root. */
function importsOf(file) {
  const imports = read(file).matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)";/gm);
  return Array.from(imports, ([, path]) => posix.join(posix.dirname(file), path));
}

test("learn/ imports from no higher level than www/learn/", () => {
  const files = readdirSync(new URL("learn/", root), { recursive: true, encoding: "utf8" });
  const modules = files.filter((file) => file.endsWith(".ts") && !file.startsWith("programs/"));
  const highest = LEVELS.get("learn") ?? 0;
  const imports = modules.flatMap((file) => importsOf(`learn/${file.replaceAll("\\", "/")}`));
  const ofPages = imports.filter((path) => path.startsWith("www/")).map((path) => path.slice(4));
  assert.ok(ofPages.length > 4, "the imports are found");
  const isHigher = (/** @type {string} */ path) => !(Number(LEVELS.get(folderOf(path))) <= highest);
  assert.deepEqual(ofPages.filter(isHigher), []);
});

test("components take words from useWords() if the build renders them, and only then", () => {
  /** @type {Set<string>} */
  const inBuild = new Set();
  /** @param {string} path */
  const visit = (path) => {
    if (inBuild.has(path) || !/^www\/.*\.tsx?$/.test(path)) return;
    inBuild.add(path);
    importsOf(path).forEach(visit);
  };
  for (const file of FILES) if (folderOf(file) === "build") visit(`www/${file}`);
  const users = FILES.map((file) => `www/${file}`).filter((path) =>
    /\buseWords\(/.test(read(path)),
  );
  assert.ok(users.length > 20, "the components are found");
  assert.deepEqual(
    users.filter((path) => !inBuild.has(path)),
    [],
  );
  assert.ok(!inBuild.has("www/messages/index.ts"), "this file needs a browser");
});

test("outside the build, www/ imports from learn/ only types and modules that import nothing", () => {
  const modules = new Set();
  for (const file of FILES.filter((file) => folderOf(file) !== "build")) {
    for (const path of importsOf(`www/${file}`)) if (path.startsWith("learn/")) modules.add(path);
  }
  assert.deepEqual([...modules].sort(), ["learn/chapters/chapters.ts", "learn/programs/stages.js"]);
  assert.deepEqual([...modules].flatMap(importsOf), []);
});

test("each module of parts/ serves several places", () => {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const file of FILES) {
    for (const other of namedIn(file)) users.set(other, [...(users.get(other) ?? []), file]);
  }
  /** Lists the other folders that use a module of parts/, also through other modules of it. */
  function usedIn(/** @type {string} */ file, seen = new Set([file])) {
    /** @type {Set<string>} */
    const folders = new Set();
    for (const user of users.get(file) ?? []) {
      if (folderOf(user) !== "parts") folders.add(folderOf(user));
      else if (!seen.has(user)) usedIn(user, seen.add(user)).forEach((found) => folders.add(found));
    }
    return folders;
  }
  const parts = FILES.filter((file) => folderOf(file) === "parts");
  assert.ok(parts.length > 30, "the parts are found");
  assert.deepEqual(
    parts.filter((file) => usedIn(file).size < 2),
    [],
  );
});

test("imports between folders never form a circle", () => {
  /** @type {Map<string, Set<string>>} */
  const named = new Map();
  for (const file of FILES) {
    const own = posix.dirname(file);
    const others = named.get(own) ?? new Set();
    named.set(own, others);
    for (const other of namedIn(file)) {
      const target = posix.dirname(other);
      if (target !== own) others.add(target);
    }
  }
  assert.ok(named.size > 20, "the folders are found");
  // A folder is finished once all of its imports are from finished folders. No folder in a circle
  // ever is.
  const finished = new Set();
  for (let before = -1; before < finished.size;) {
    before = finished.size;
    for (const [folder, others] of named) {
      if ([...others].every((other) => finished.has(other))) finished.add(folder);
    }
  }
  assert.deepEqual(
    [...named.keys()].filter((folder) => !finished.has(folder)),
    [],
  );
});

test("no exported type has the name of another, of a component or of a type of the package", () => {
  const ofPackage = read("pkg/npm/cutoff.d.cts").matchAll(
    /^\s*export (?:type|interface|class) (\w+)/gm,
  );
  const homes = new Map(Array.from(ofPackage, ([, name]) => [name, "pkg/npm/cutoff.d.cts"]));
  assert.ok(homes.has("Line") && homes.has("Player"), "the types of the package are found");
  const twice = [];
  for (const file of FILES) {
    const text = read(`www/${file}`);
    const names = text.matchAll(/^export (?:type|interface|class) (\w+)/gm);
    for (const [, name] of names) {
      const home = homes.get(name);
      if (home) twice.push(`${name}: ${home} and www/${file}`);
      homes.set(name, `www/${file}`);
    }
  }
  for (const file of FILES) {
    for (const [, name] of read(`www/${file}`).matchAll(
      /^export (?:function|const) ([A-Z]\w+)/gm,
    )) {
      const home = homes.get(name);
      if (home?.startsWith("www/")) twice.push(`${name}: ${home} and www/${file}`);
    }
  }
  assert.deepEqual(twice, []);
  assert.ok(homes.size > 100, "the shapes are found");
});

/** Names that several files export, each with the reason. */
const SHARED_NAMES = {
  Order: "a room of the lab and a kind of exercise, by their names in links",
};

test("no two files export a function or a constant of the same name, except those that are listed", () => {
  /** @type {Map<string, string[]>} */
  const homes = new Map();
  for (const file of FILES) {
    const names = read(`www/${file}`).matchAll(
      /^export (?:async )?(?:function\*?|const|let) (\w+)/gm,
    );
    for (const [, name] of names) homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  assert.ok(homes.size > 500, "the functions and constants are found");
  const twice = [...homes].flatMap(([name, files]) => (files.length > 1 ? [name] : []));
  assert.deepEqual(twice.sort(), Object.keys(SHARED_NAMES));
});
