/** The languages of the programs in learn/programs/, with their commands and their installation. */
import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { STAGE_LANGUAGES, fileOf } from "../learn/programs/stages.js";
import { STAGES_FOLDER } from "../learn/programs/stage-programs.js";
import { root } from "./folder.mjs";
import { aptGet, canUseApt } from "./tools.mjs";

/** @import { ProgramStage } from "../learn/programs/stages.js" */
/** @import { Tool } from "./tools.mjs" */

/**
 * @typedef {object} Language
 * @property {string} name
 * @property {string} driver The file of the program's driver, in learn/programs/drivers/.
 * @property {string} player The file of the program that answers `cutoff check`, in the same folder.
 * @property {string[][]} needs Commands that succeed where the language is installed.
 * @property {(source: string, folder: string) => string[] | null} compile The command that compiles
 * a source file into a folder, or null where nothing is compiled.
 * @property {(source: string, folder: string) => string[]} run The command that runs it then.
 */

/** Flags of Java. Its full optimisation takes longer than it saves in a run of seconds. */
const SHORT_RUN = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

const STRICT_CPP = ["-std=c++20", "-O2", "-Wall", "-Wextra", "-Werror"];

const drivers = join(root, "learn", "programs", "drivers");

/** Returns the path of a compiled program. @param {string} folder */
const program = (folder) => join(folder, "program");

/** @type {readonly Language[]} */
export const LANGUAGES = [
  {
    name: "Python",
    driver: "driver.py",
    player: "player.py",
    needs: [["python3", "--version"]],
    compile: () => null,
    run: (source) => ["python3", source],
  },
  {
    name: "JavaScript",
    driver: "driver.js",
    player: "player.js",
    needs: [["node", "--version"]],
    compile: () => null,
    run: (source) => ["node", source],
  },
  {
    name: "Rust",
    driver: "driver.rs",
    player: "player.rs",
    needs: [["rustc", "--version"]],
    compile: (source, folder) => ["rustc", "-O", "--edition=2024", "-o", program(folder), source],
    run: (_, folder) => [program(folder)],
  },
  {
    name: "C++",
    driver: "driver.cpp",
    player: "player.cpp",
    needs: [["g++", "--version"]],
    compile: (source, folder) => ["g++", ...STRICT_CPP, "-o", program(folder), source],
    run: (_, folder) => [program(folder)],
  },
  {
    name: "Java",
    driver: "Driver.java",
    player: "Player.java",
    // macOS has programs with these names that only report that Java is missing.
    needs: [
      ["javac", "-version"],
      ["java", "-version"],
    ],
    compile: (source, folder) => [
      "javac",
      ...SHORT_RUN.map((flag) => `-J${flag}`),
      "-Xlint:all",
      "-Werror",
      "-sourcepath",
      STAGES_FOLDER,
      "-d",
      folder,
      source,
    ],
    run: (source, folder) => ["java", ...SHORT_RUN, "-cp", folder, basename(source, ".java")],
  },
];

/**
 * Returns the full path of a stage's program, which `writeStages` must have written, or of a
 * program that drives `minimax`.
 * @param {Language} language
 * @param {ProgramStage | "driver" | "player"} which
 */
export function programPath(language, which) {
  if (which === "driver" || which === "player") return join(drivers, language[which]);
  const { extension } = STAGE_LANGUAGES.find(({ name }) => name === language.name) ?? {};
  return join(STAGES_FOLDER, fileOf(which, extension ?? ""));
}

/**
 * True if this machine can run a language.
 * @param {Language} language
 */
export function isInstalled({ needs }) {
  return needs.every(([command = "", ...args]) => spawnSync(command, args).status === 0);
}

/**
 * Python, C++ and Java. JavaScript and Rust are always installed. Without apt, tests skip missing
 * languages with a message.
 * @type {Tool}
 */
export const languageTools = {
  name: "Python, a C++ compiler and a JDK, for the programs in learn/programs/",
  from: "by apt-get",
  missing: () => canUseApt && !LANGUAGES.every(isInstalled),
  install: aptGet("python3", "g++", "default-jdk-headless"),
  byHand: () => "run `apt-get install python3 g++ default-jdk-headless` as root",
};
