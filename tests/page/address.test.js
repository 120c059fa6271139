/** Tests a page that is built for a known address. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/folder.mjs";
import { homeOf, sitemap } from "../../www/build/address.ts";
import { notFoundPage } from "../../www/build/not-found.ts";

test("404.html and the sitemap name the same address, with or without a slash at its end", () => {
  for (const site of ["https://example.org/a", "https://example.org/a/"]) {
    const home = homeOf(site);
    assert.equal(home, "https://example.org/a/");
    assert.match(sitemap(home), /<loc>https:\/\/example\.org\/a\/<\/loc>/);
    assert.match(notFoundPage(home), /href="https:\/\/example\.org\/a\/#lang=es"/);
  }
  for (const none of [undefined, ""]) assert.equal(homeOf(none), undefined);
});

test("a page that is built for an address has it in links and in tags for search engines", () => {
  const place = mkdtempSync(join(tmpdir(), "cutoff-page-"));
  try {
    const args = ["build", "--logLevel=error", "--emptyOutDir", `--outDir=${place}`];
    const env = { ...process.env, CUTOFF_ADDRESS: "https://example.org/a&b" };
    const vite = join(root, "scripts/vite.mjs");
    execFileSync(process.execPath, [vite, ...args], { cwd: root, env, stdio: "inherit" });
    const read = (/** @type {string} */ name) => readFileSync(join(place, name), "utf8");
    const page = read("index.html");
    assert.match(page, /<link rel="canonical" href="https:\/\/example\.org\/a&amp;b\/" \/>/);
    assert.match(page, /property="og:url" content="https:\/\/example\.org\/a&amp;b\/"/);
    assert.match(
      page,
      /property="og:image" content="https:\/\/example\.org\/a&amp;b\/social\.png"/,
    );
    assert.match(read("sitemap.xml"), /<loc>https:\/\/example\.org\/a&amp;b\/<\/loc>/);
    assert.match(read("robots.txt"), /^Sitemap: https:\/\/example\.org\/a&b\/sitemap\.xml$/m);
    assert.match(read("404.html"), /href="https:\/\/example\.org\/a&amp;b\/#lang=es"/);
    // The page still refers to its own files by relative paths.
    assert.match(page, /src="\.\/assets\//);
    // WebKit does not run two scripts that share a module that waits for the messages.
    for (const name of readdirSync(place, { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith("index.html")) continue;
      const scripts = read(name).match(/<script type="module" crossorigin/g);
      assert.equal(scripts?.length, 1, `scripts in ${name}`);
    }
  } finally {
    rmSync(place, { recursive: true });
  }
});
