/** Runs other programs, preferring the project's own tools. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./folder.mjs";

const windows = process.platform === "win32";

/** The folder of the programs that cargo installs. */
const cargoBin = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "bin");

/** The folder of programs that the project needs in its own versions. Tests look into another. */
export const toolsFolder = process.env.CUTOFF_TOOLS ?? join("target", "tools");

const path = [
  join(root, "node_modules", ".bin"),
  join(root, toolsFolder, "bin"),
  cargoBin,
  process.env.PATH ?? "",
].join(delimiter);

/**
 * A server compiles everything once and has no debugger, so incremental builds and debug
 * information would only cost time. Panics still show their line.
 */
const onServer = { CARGO_INCREMENTAL: "0", CARGO_PROFILE_DEV_DEBUG: "0" };

/** The environment of the programs that are run. @type {NodeJS.ProcessEnv} */
export const environment = { ...(process.env.CI ? onServer : {}), ...process.env, PATH: path };

/**
 * Returns the full path of a program, or undefined if there is none.
 * @param {string} program
 */
export function which(program) {
  const names = windows ? [`${program}.exe`, `${program}.cmd`] : [program];
  const files = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return files.find((file) => existsSync(file));
}

/** Returns the version of Rust that the project is compiled with. */
export function rustVersion() {
  const options = /** @type {const} */ ({ cwd: root, encoding: "utf8", env: environment });
  return spawnSync("rustc", ["--version"], options).stdout;
}

/**
 * Runs a program in the project's folder. Rejects if the program fails.
 * @callback Run
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] Variables that are added to `environment`.
 * @returns {Promise<void>}
 */

/**
 * Makes a `Run` that passes the program's output to `write`, or shows it directly if there is no
 * `write`.
 * @param {(text: string) => void} [write]
 * @returns {Run}
 */
export function runner(write) {
  return (program, args, env = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, args, {
        cwd: root,
        env: { ...environment, ...env },
        stdio: write ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
        shell: windows, // npm and npx are .cmd files on Windows
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding("utf8").on("data", (text) => write?.(text));
      }
      const command = [program, ...args].join(" ");
      child.on("error", (error) => reject(new Error(`${command}: ${error.message}`)));
      child.on("close", (code, signal) => {
        if (code === 0) resolve();
        else reject(new Error(`${command}: ${signal ?? `exit code ${code}`}`));
      });
    });
}

/**
 * Runs a command with a text as its input, in the current folder.
 * @param {string[]} command
 * @param {string} input
 * @returns {Promise<string>} The output of the command. Rejects if it fails.
 */
export function runWithInput([program = "", ...args], input) {
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
