/**
 * Tests Pons' solver as a rival in the benchmark, with a program in its place that prints similar
 * answers.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { compilePons, solveByPons } from "../../benches/connect-four/pons.mjs";

const folder = mkdtempSync(join(tmpdir(), "pons-"));
after(() => rmSync(folder, { recursive: true }));

/** Each score is the number of stones minus five. */
const MAIN = `
#include <iostream>
#include "Solver.hpp"
int main() {
  for (std::string line; std::getline(std::cin, line);)
    std::cout << line << " " << score(line) << " " << 10 * line.size() << " " << 2.5 << std::endl;
}`;

const compiler = () => {
  try {
    return execFileSync("g++", ["--version"]) && false;
  } catch {
    return "there is no g++";
  }
};

test(
  "Pons's solver is compiled, asked once, and checked against the scores",
  { skip: compiler() },
  () => {
    writeFileSync(join(folder, "main.cpp"), MAIN);
    writeFileSync(join(folder, "Solver.hpp"), "#include <string>\nint score(const std::string&);");
    const solver = `#include "Solver.hpp"\nint score(const std::string& moves) { return (int)moves.size() - 5; }`;
    writeFileSync(join(folder, "Solver.cpp"), solver);
    const program = compilePons(folder, join(folder, "built"));
    assert.deepEqual(solveByPons(program, "4444 -1\n112 -2\n1234567 3\n"), {
      nodes: 140,
      wrong: 1,
      seconds: 7.5e-6,
    });
  },
);

test(
  "the bench reports if the solver's source is missing, and positions without an answer",
  { skip: compiler() },
  () => {
    assert.throws(() => compilePons(join(folder, "none"), folder), /--pons needs .*main\.cpp/);
    // This program prints an empty line for an illegal line.
    const silent = join(folder, "silent.sh");
    writeFileSync(silent, "#!/bin/sh\ncat > /dev/null; echo; echo", { mode: 0o755 });
    assert.throws(() => solveByPons(silent, "99 0"), /answers “” where “99 0” was asked/);
  },
);
