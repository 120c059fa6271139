/** The contestant without JavaScript: the native build, which is a program. */
import { execFileSync } from "node:child_process";
import { runner } from "../scripts/run-program.mjs";

/**
 * Builds benches/native.rs.
 * @returns {Promise<import("./workloads.mjs").Contestant>}
 */
export async function nativeContestant() {
  const program = await build();
  return {
    name: "Cutoff, native",
    place: "no JavaScript",
    sample({ board, algorithm }) {
      const line = execFileSync(program, [board, algorithm], { encoding: "utf8" });
      const [nodes, ...batchesMs] = line.trim().split(" ").map(Number);
      return { nodes, batchesMs };
    },
  };
}

/** Finds the path of the program that it has built in a line of JSON from cargo. */
async function build() {
  let output = "";
  const run = runner((text) => (output += text));
  try {
    await run("cargo", ["bench", "--bench", "native", "--no-run", "--message-format", "json"]);
  } catch (error) {
    console.error(output);
    throw error;
  }
  const artifacts = output.split("\n").filter((line) => line.startsWith("{"));
  const built = artifacts.map((line) => JSON.parse(line).executable).find((path) => path);
  if (!built) throw new Error("cargo has not said where the native benchmark is");
  return built;
}
