/**
 * `npm run lighthouse [PLACE or CHAPTER ...]`: runs Lighthouse on the built pages with its mobile
 * profile, and compares its scores with the project's targets. The performance is the median of
 * five runs. npx fetches Lighthouse the first time.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { chromiumOptions } from "./browsers.mjs";
import { root } from "./folder.mjs";
import { runner } from "./run-program.mjs";
import { PLACES, PLACE_NAMES } from "../www/page/places.ts";

const LIGHTHOUSE = "lighthouse@12.8.2";

/** The target scores, from 0 to 1. */
const AIMS = { performance: 0.98, accessibility: 1, "best-practices": 1, seo: 1 };
/** The pages whose performance has a target, which takes five runs. */
const FAST = ["play", "watch", "chapter"];
const RUNS = 5;

const named = argv.slice(2);
/** The places, and a chapter in each language, by the names that the command accepts. */
const pages: [string, string][] = [
  ...PLACE_NAMES.map((name) => [name, PLACES[name].path] as [string, string]),
  ["chapter", "learn/alpha-beta/"],
  ["chapter-es", "es/learn/alpha-beta/"],
  ["chapter-fa", "fa/learn/alpha-beta/"],
];
const chosen = pages.filter(([name]) => named.length === 0 || named.includes(name));
const { preview } = await import("vite");
const server = await preview({
  configLoader: "native",
  logLevel: "error",
  preview: { port: 0 },
});
const [address] = server.resolvedUrls?.local ?? [];
const { executablePath, args } = chromiumOptions();
const report = join(root, "test-results", "lighthouse.json");
mkdirSync(join(root, "test-results"), { recursive: true });
console.log(`Running ${LIGHTHOUSE} by npx, which fetches it if it is not there ...`);

/** Runs Lighthouse once on a page. */
async function run(path: string) {
  const flags = [
    `${address}${path}`,
    "--quiet",
    "--output=json",
    `--output-path=${report}`,
    `--chrome-flags=${args.join(" ")}`,
    `--only-categories=${Object.keys(AIMS).join(",")}`,
  ];
  const chrome = { CHROME_PATH: executablePath ?? "" };
  await runner()("npx", ["--yes", LIGHTHOUSE, ...flags], chrome);
  return JSON.parse(readFileSync(report, "utf8"));
}

let reached = true;
try {
  for (const [place, path] of chosen) {
    const runs = [];
    for (let count = FAST.includes(place) ? RUNS : 1; count > 0; count -= 1) {
      runs.push(await run(path));
    }
    runs.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
    const { categories, audits } = runs[Math.floor(runs.length / 2)];
    for (const [name, aim] of Object.entries(AIMS)) {
      const { score, auditRefs } = categories[name];
      const held = name !== "performance" || FAST.includes(place);
      const target = held ? `(aim: ${aim * 100})` : "";
      console.log(`${place.padEnd(10)} ${name.padEnd(16)} ${Math.round(score * 100)} ${target}`);
      if (score >= aim || !held) continue;
      reached = false;
      for (const { id, weight } of auditRefs) {
        const { title, score, displayValue = "" } = audits[id];
        if (weight > 0 && score !== null && score < 0.9) console.log(`  ${title} ${displayValue}`);
      }
    }
  }
} finally {
  await server.close();
}
exit(reached ? 0 : 1);
