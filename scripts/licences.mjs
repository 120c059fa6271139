/**
 * `npm run licences`: lists the licences of all installed dependencies, without a network. With a
 * network, it also lists known security advisories.
 */
import "./node-version.mjs";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exit } from "node:process";
import { root } from "./folder.mjs";
import { isAccepted } from "./licence-expression.mjs";

/** @typedef {{ name: string, version: string, licence: string }} Dependency */

/** @returns {Dependency[]} */
function npmDependencies() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version, license }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      version,
      licence: license ?? "none",
    }));
}

/** @returns {Dependency[]} */
function cargoDependencies() {
  const args = ["metadata", "--format-version", "1", "--locked"];
  const metadata = execFileSync("cargo", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27 });
  const { packages } = JSON.parse(metadata);
  return packages.map((/** @type {any} */ { name, version, license }) => ({
    name,
    version,
    licence: license ?? "none",
  }));
}

/** True if npm reports no serious advisory, or does not answer. */
function npmIsFine() {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: root, encoding: "utf8" });
  /** @type {{ metadata?: { vulnerabilities: Record<string, number> } }} */
  let report = {};
  try {
    report = JSON.parse(stdout);
  } catch {
    // The answer is not JSON.
  }
  if (!report.metadata) {
    console.log("Advisories for npm: not asked, since npm's registry does not answer.");
    return true;
  }
  const { high = 0, critical = 0, total = 0 } = report.metadata.vulnerabilities;
  console.log(`Advisories for npm: ${total}, of which ${high + critical} are high or critical`);
  return high + critical === 0;
}

/** Checks the advisories of RustSec, if cargo-audit is installed. */
function cargoIsFine() {
  const { status, stdout, stderr } = spawnSync("cargo", ["audit"], { cwd: root, encoding: "utf8" });
  if (/no such command|couldn't fetch/i.test(stderr)) {
    const why = "that takes cargo-audit (cargo install cargo-audit) and a network";
    console.log(`Advisories for Cargo: not asked, since ${why}.`);
    return true;
  }
  console.log(`Advisories for Cargo: ${status === 0 ? "none" : `\n${stdout}${stderr}`}`);
  return status === 0;
}

let fine = true;
for (const [what, found] of /** @type {const} */ ([
  ["npm", npmDependencies()],
  ["Cargo", cargoDependencies()],
])) {
  const refused = found.filter(({ licence }) => !isAccepted(licence));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { licence } of found) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  console.log(`${what}: ${found.length} packages`);
  for (const [licence, count] of byCount) console.log(`  ${String(count).padStart(4)} ${licence}`);
  for (const { name, version, licence } of refused) {
    console.error(`  ${name} ${version} has the licence ${licence}, which nobody has accepted.`);
    fine = false;
  }
}
if (!npmIsFine()) fine = false;
if (!cargoIsFine()) fine = false;
exit(fine ? 0 : 1);
