/** Runs a command with a text as its input. */
import { spawn } from "node:child_process";

/**
 * @param {string[]} command
 * @param {string} input
 * @returns {Promise<string>} The output of the command. Rejects if it fails.
 */
export function execute([program = "", ...args], input) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part) => (text += part));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${program} ended with ${code}`)),
    );
    // If a program ends before it has read its input, its exit code decides.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
