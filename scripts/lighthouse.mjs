/**
 * `npm run lighthouse`: what Lighthouse says of the built page, on its mobile profile, compared
 * with the project's targets. npx fetches Lighthouse the first time.
 */
import "./node-version.mjs";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exit } from "node:process";
import { chromiumOptions } from "./browsers.mjs";
import { root, runner } from "./run.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";

/** Scores from 0 to 1. */
const AIMS = { performance: 0.95, accessibility: 1, "best-practices": 1, seo: 1 };

const { preview } = await import("vite");
const server = await preview({ logLevel: "error", preview: { port: 0 } });
const [address] = server.resolvedUrls?.local ?? [];
const { executablePath, args } = chromiumOptions();
const report = join(root, "test-results", "lighthouse.json");
mkdirSync(join(root, "test-results"), { recursive: true });
console.log(`Running ${LIGHTHOUSE} by npx, which fetches it if it is not there ...`);
try {
  const flags = [
    ...[address, "--quiet", "--output=json", `--output-path=${report}`],
    `--chrome-flags=${args.join(" ")}`,
    `--only-categories=${Object.keys(AIMS).join(",")}`,
  ];
  const chrome = { CHROME_PATH: executablePath ?? "" };
  await runner()("npx", ["--yes", LIGHTHOUSE, ...flags], chrome);
} finally {
  await server.close();
}

const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
let reached = true;
for (const [name, aim] of Object.entries(AIMS)) {
  const { score, auditRefs } = categories[name];
  console.log(`${name.padEnd(16)} ${Math.round(score * 100)} (aim: ${aim * 100})`);
  if (score >= aim) continue;
  reached = false;
  for (const { id, weight } of auditRefs) {
    const { title, score, displayValue = "" } = audits[id];
    if (weight > 0 && score !== null && score < 0.9) console.log(`  ${title} ${displayValue}`);
  }
}
exit(reached ? 0 : 1);
