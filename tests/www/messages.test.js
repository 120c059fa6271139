/** Checks that the catalogue and the pages match: no message is missing or unused. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FluentParser } from "@fluent/syntax";
import { readChapter } from "../../learn/chapters/read.ts";
import { placeSource } from "../../www/build/pages.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { PLACE_NAMES } from "../../www/page/places.ts";
import { STANDARD } from "../../www/game/shape.ts";
import { speech, words } from "./words.js";

const root = new URL("../../", import.meta.url).pathname;
const www = join(root, "www");
const source = words("en");
const english = speech("en");
const { body } = new FluentParser().parse(source);
const ids = body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));

// The list of all ids is left out, because it is generated from the catalogue.
const code = readdirSync(www, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
  .map((name) => readFileSync(join(www, name), "utf8"))
  .join("\n");
const chapters = readdirSync(join(root, "learn"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.([jt]s|md)$/.test(name) && !name.endsWith(".d.ts"))
  .map((name) => readFileSync(join(root, "learn", name), "utf8"))
  .join("\n");
/** The sources of the pages and their shared parts. */
const markup = [
  // Learn's pages are generated from its chapters.
  ...PLACE_NAMES.filter((place) => place !== "learn").map((place) =>
    placeSource(place, { ROOM: place }),
  ),
  ...readdirSync(www, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html") && !/(index|room)\.html$/.test(name))
    .map((name) => readFileSync(join(www, name), "utf8")),
].join("\n");

/** Patterns of ids that code composes, such as `hint-${outcome}` or `${room}-lead`. */
const patterns = [
  ...code.matchAll(/`((?:[a-z]+-|\$\{[^}]+\}-[a-z])[a-z-]*(?:\$\{[^}]+\}[a-z-]*)*)`/g),
].map(([, id]) => new RegExp(`^${id.replace(/\$\{[^}]+\}/g, "([a-z0-9-]+)")}$`));
const engineWords = ["pkg/npm/cutoff.d.cts", "docs/errors.md"].map((name) =>
  readFileSync(join(root, name), "utf8"),
);
/** Words that can replace the gaps, from code, markup, chapters and the engine. */
const gaps = new Set(
  [code, markup, chapters, ...engineWords].flatMap(
    (text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, "").match(/[a-z0-9]+/g) ?? [],
  ),
);
/** True if an id can be composed from existing words. @param {string} id */
const canBe = (id) =>
  patterns.some((pattern) => {
    const [, ...parts] = pattern.exec(id) ?? [];
    return (
      parts.length > 0 && parts.every((part) => part.split("-").every((word) => gaps.has(word)))
    );
  });

test("the catalogue is well formed and has each name once", () => {
  const junk = body.filter((entry) => entry.type === "Junk");
  assert.deepEqual(junk, []);
  assert.equal(new Set(ids).size, ids.length);
});

test("every message is used", () => {
  const unused = ids.filter(
    (id) =>
      ![code, chapters].some((text) => text.includes(`"${id}"`)) &&
      !markup.includes(`data-message="${id}"`) &&
      !canBe(id),
  );
  assert.deepEqual(unused, []);
});

test("no beginning that code completes belongs to the messages of two places", () => {
  // The other catalogues are shared.
  const catalogues = {
    play: ["play", "boards", "details"],
    watch: ["watch"],
    learn: ["learn", "chapters", "contents"],
    practise: ["practise", "program", "paste"],
    lab: ["lab"],
    teach: ["teach", "lessons"],
  };
  const texts = Object.values(catalogues).map((parts) =>
    parts.map((part) => readFileSync(join(www, `messages/en/${part}.ftl`), "utf8")).join("\n"),
  );
  const calls = code.matchAll(/(?:(?:say|sayNamed|markup)\([^;"`]*|id(?::| =) )`([a-z-]+-)\$\{/g);
  const starts = new Set(Array.from(calls, ([, start]) => start));
  assert.ok(starts.size > 50, "the pattern above still finds them");
  const ambiguous = Array.from(starts).filter(
    (start) => texts.filter((text) => text.includes(`\n${start}`)).length > 1,
  );
  assert.deepEqual(ambiguous, []);
});

// The type checker checks the names in the code.
test("every message that the markup names exists", () => {
  const named = Array.from(markup.matchAll(/data-message="([^"]+)"/g), ([, id]) => id);
  assert.ok(named.length > 10, "the pattern above still finds them");
  assert.deepEqual(
    named.filter((id) => !ids.includes(id)),
    [],
  );
});

test("all text of the pages is from the catalogue", () => {
  // The frame of the sandbox is never visible, and contains only its script.
  const parts = /<!--[\s\S]*?-->|<script>[\s\S]*?<\/script>|%[A-Z]+%/g;
  const text = markup.replace(parts, "").replace(/<[^>]*>/g, "");
  assert.equal(text.trim(), "");
});

test("a missing message or a message without its value is an error", () => {
  assert.throws(() => english.say("no-such-message"), /no message no-such-message/);
  assert.throws(() => english.say("cell-empty"), ReferenceError);
  assert.equal(english.say("cell-empty", { cell: 5 }), "column c, row 2, empty");
});

test("a time has three digits and a unit, or words if it is missing or 0", () => {
  const texts = [12_345, 1_234, 2.0349, 0.06421, 0.000_404, 0.000_000_5].map((ms) =>
    english.duration(ms),
  );
  assert.deepEqual(texts, ["12.3 s", "1.23 s", "2.03 ms", "64.2 µs", "404 ns", "0.5 ns"]);
  assert.equal(english.duration(0.9996), english.duration(1), "rounded up into the next unit");
  assert.equal(english.duration(0.96, { digits: 1 }), "1 ms");
  assert.equal(english.duration(null), "no time");
});

test("a list has the separators of its language, and its items do not affect each other's direction", () => {
  assert.equal(english.list(["a", "b", "c"]), "a, b, c");
  assert.equal(english.clauses(["a, b", "c", "d"]), "a, b; c; d");
  const persian = catalogue("fa", words("fa"), STANDARD);
  assert.match(persian.list(["۱", "۲"]), /،/);
  // The first cell of a line is on the right, although cells have Latin names.
  assert.match(persian.list(["b1", "c1"]), /^\u2067\u2068b1\u2069.*\u2068c1\u2069\u2069$/);
  assert.equal(persian.list(["b1"]), "b1");
  assert.equal(persian.clauses(["۱", "۲"]).replace(/[\u2068\u2069]/g, ""), "۱؛ ۲");
  assert.deepEqual([english.list([]), english.clauses([])], ["", ""]);
});

test("a cell has a written and a spoken name in each language, depending on the shape of the board", () => {
  // The engine provides the names. With gravity, rows are counted from the bottom.
  const names = ["a2", "b2", "c2", "d2", "a1", "b1", "c1", "d1"];
  const axes = { columnNames: ["a", "b", "c", "d"], rowNames: ["2", "1"] };
  const wide = { ...STANDARD, columns: 4, rows: 2, names, moveNames: names, ...axes };
  const spanish = catalogue("es", words("es"), STANDARD);
  assert.equal(spanish.say("cell-name", { cell: 5 }), "c2");
  spanish.nameCells(wide);
  assert.equal(spanish.say("cell-name", { cell: 3 }), "d2");
  assert.equal(spanish.say("cell-empty", { cell: 3 }), "columna d, fila 2, vacía");
  // With gravity a move is a column, which has a number as its name.
  spanish.nameCells({ ...wide, gravity: true, moveNames: [..."12341234"] });
  assert.equal(spanish.say("cell-name", { cell: 5 }), "2");
  assert.equal(spanish.say("cell-empty", { cell: 3 }), "columna 4, fila 2, vacía");
});

test("right-to-left text is isolated from the words around it", () => {
  const said = english.say("link-fault-setting", { name: "x", text: "سلام" });
  assert.match(said, /“\u2068سلام\u2069”/);
  assert.doesNotMatch(english.say("link-fault-setting", { name: "x", text: "wizard" }), /\u2068/);
});

test("ratios have one decimal below a hundred", () => {
  assert.equal(english.ratio(549_946 / 20_866), "26.4");
  assert.equal(english.ratio(123.4), "123");
});

test("comparison signs are not mirrored in Persian", () => {
  // In right-to-left text, ≥ would look like ≤.
  const mirrored = words("fa").match(/^[\w-]+ = (?:.*\u2067)?[≥≤<>].*/gm);
  assert.deepEqual(mirrored ?? [], []);
});

test("lines do not break within the Persian name of alpha-beta", () => {
  const persian = catalogue("fa", words("fa"), STANDARD);
  assert.equal(persian.say("pruning-switch"), "هرس آلفا\u2011بتا");
  // Latin text does not change.
  assert.equal(persian.say("values-soft"), "fail-soft");
  const chapter = readChapter("---\ntitle: آلفا-بتا\ndescription: b\n---\nآلفا-بتا و fail-soft");
  assert.deepEqual([chapter.title, chapter.body], ["آلفا\u2011بتا", "آلفا\u2011بتا و fail-soft"]);
});
