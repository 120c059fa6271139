/**
 * `npm run counts`: computes the counts of the usual programs. Practise looks up a visitor's number
 * in this table.
 */
import "./node-version.mjs";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./folder.mjs";

const cargo = ["run", "--quiet", "--release", "--example", "counts"];
const table = execFileSync("cargo", cargo, { cwd: root });
writeFileSync(join(root, "www", "practise", "program", "counts.csv"), table);
