/** The icons of the pages: every used icon exists, and every icon is used. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ICON_NAMES } from "../../www/page/icon-names.ts";

const www = new URL("../../www/", import.meta.url).pathname;
const sources = readdirSync(www, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|html)$/.test(name))
  .map((name) => readFileSync(join(www, name), "utf8"))
  .concat(readFileSync(new URL("../../index.html", import.meta.url), "utf8"))
  .join("\n");
const sprite = readFileSync(join(www, "public/icons.svg"), "utf8");
const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test("every icon that a page names is drawn", () => {
  // The type checker compares the names in the code with this list.
  assert.deepEqual(
    ICON_NAMES.filter((id) => !drawn.includes(id)),
    [],
  );
});

test("every icon is used by a page", () => {
  assert.deepEqual(
    drawn.filter((id) => !sources.includes(`#${id}`) && !sources.includes(`"${id}"`)),
    [],
  );
});
