/** Compiles and runs the programs of learn/programs/. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { writeStages } from "../../learn/programs/stage-programs.js";
import { isInstalled } from "../../scripts/program-languages.mjs";
import { runWithInput } from "../../scripts/run-program.mjs";

/** @import { Language } from "../../scripts/program-languages.mjs" */

writeStages();

export const folder = mkdtempSync(join(tmpdir(), "cutoff-programs-"));
after(() => rmSync(folder, { recursive: true }));

/**
 * Returns the reason to skip a language that this machine lacks. If everything must be tested, a
 * missing language is a failure.
 * @param {Language} language
 */
export function reasonToSkip(language) {
  if (process.env.CI === "true" || isInstalled(language)) return false;
  return `${language.name} is not installed on this machine, so its program is not tested`;
}

/**
 * The commands that run compiled programs, by source file.
 * @type {Map<string, Promise<string[]>>}
 */
const commands = new Map();

/**
 * The sources that are compiled in one call with a source.
 * @type {Map<string, string[]>}
 */
const batches = new Map();

/**
 * Lets programs in Java be compiled in one call, because each start of its compiler takes longer
 * than a program.
 * @param {Language} language
 * @param {string[]} sources
 */
export function compileTogether(language, sources) {
  if (language.name === "Java") for (const source of sources) batches.set(source, sources);
}

/**
 * Runs a program or a driver, compiled once, and returns the lines that it writes.
 * @param {Language} language
 * @param {string} source
 * @param {string[]} options
 * @param {string} input
 * @param {boolean} [optimised] False if compiling takes longer than the program runs.
 */
export async function output(language, source, options, input, optimised = true) {
  if (!commands.has(source)) {
    const batch = batches.get(source) ?? [source];
    const built = compiled(language, batch, optimised);
    for (const each of batch) {
      commands.set(
        each,
        built.then((folder) => language.run(each, folder)),
      );
    }
  }
  const text = await runWithInput([...((await commands.get(source)) ?? []), ...options], input);
  return text.trimEnd().split(/\r?\n/);
}

/**
 * Leaves out what a short run does not need. Most of the time of a long list of trees in C++ goes
 * into what happens if one of them throws an exception.
 * @param {string[]} compile
 */
const inShort = (compile) =>
  compile.flatMap((arg) => (arg === "-O" ? [] : arg === "-O2" ? "-fno-exceptions" : arg));

/**
 * @param {Language} language
 * @param {string[]} sources
 * @param {boolean} optimised
 * @returns {Promise<string>} The folder of the compiled programs.
 */
async function compiled(language, [source, ...others], optimised) {
  const built = mkdtempSync(join(folder, "built-"));
  const compile = language.compile(source, built);
  if (compile) await runWithInput([...(optimised ? compile : inShort(compile)), ...others], "");
  return built;
}
