/**
 * Checks the built files: only the script of the first paint is inline, cached files have digests,
 * and the manifest is complete.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FIRST_PAINT } from "../../www/build/first-paint-tag.ts";
import { PLACE_NAMES } from "../../www/page/places.ts";
import { say } from "./visitor.js";

const DIST = new URL("../../dist/", import.meta.url);
const WWW = new URL("../../www/", import.meta.url);

const names = readdirSync(DIST, { recursive: true, encoding: "utf8" });

test("no page has inline code or another host, except for the script of the first paint", () => {
  const pages = names.filter((name) => name.endsWith("index.html"));
  assert.ok(pages.length >= PLACE_NAMES.length);
  for (const name of pages) {
    const source = readFileSync(new URL(name, DIST), "utf8");
    // The policy has the hash of this script.
    assert.equal(source.split(FIRST_PAINT).length, 2, name);
    const html = source.replace(FIRST_PAINT, "");
    assert.doesNotMatch(html, /<script(?![^>]*\ssrc=)/i, name);
    assert.doesNotMatch(html, /<style|\sstyle=|\son[a-z]+=|javascript:/i, name);
    for (const [, address] of html.matchAll(
      /<(?:script|link|img|use)[^>]*\s(?:src|href)="([^"]*)"/g,
    ))
      assert.match(address, /^\.\.?\//, name);
    assert.match(html, /http-equiv="?Content-Security-Policy"? content="default-src 'none'/i, name);
    assert.ok(html.includes("require-trusted-types-for 'script'"), name);
  }
});

test("no script turns text into markup or code", () => {
  for (const name of readdirSync(WWW, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name)) continue;
    const source = readFileSync(new URL(name, WWW), "utf8");
    assert.ok(!source.includes("dangerouslySetInnerHTML"), name);
  }
  const scripts = names.filter((name) => name.endsWith(".js"));
  assert.ok(scripts.length > 10);
  for (const name of scripts) {
    const code = readFileSync(new URL(name, DIST), "utf8");
    // Preact has a property for markup as text. No page of ours uses it, and the policy would
    // refuse it.
    const own = code.includes("dangerouslySetInnerHTML")
      ? code.replace(/\.innerHTML\b/g, "")
      : code;
    assert.doesNotMatch(
      own,
      /\binnerHTML\b|\bouterHTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/,
      name,
    );
  }
});

/** @param {string} name From dist/. */
const read = (name) => readFileSync(new URL(name, DIST), "utf8");

test("the page for a missing file says so, and cached files have their digests", () => {
  assert.ok(read("404.html").includes(say("not-found-title")));
  const entries = [...read("sw.js").matchAll(/\{[^{}]*url:"([^"]+)"[^{}]*\}/g)];
  const parts = entries.filter(([, url]) => /\.(js|css|wasm)$/.test(url));
  assert.ok(parts.length > 10);
  for (const [entry] of parts) assert.match(entry, /integrity:"sha384-/);
  for (const { url, integrity } of JSON.parse(read("offline.json")))
    if (!/(^|\/)$/.test(url)) assert.match(integrity, /^sha384-/, url);
});

test("the manifest has a name and existing icons, so the site can be installed", () => {
  const [, address] = /<link rel="manifest" href="\.?\/?([^"]+)"/.exec(read("index.html")) ?? [];
  const manifest = JSON.parse(read(address));
  assert.equal(manifest.name, say("app-name"));
  assert.equal(manifest.start_url, "./");
  assert.ok(manifest.icons.length > 0);
  for (const { src, type } of manifest.icons) {
    assert.equal(type, "image/png");
    const icon = readFileSync(new URL(src, DIST));
    assert.equal(icon.subarray(1, 4).toString(), "PNG", src);
  }
});
