/** Checks that the scripts report what is missing or broken on a machine. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { after, test } from "node:test";
import { folderFault, root } from "../../scripts/folder.mjs";

const folder = mkdtempSync(join(tmpdir(), "cutoff-tools-"));
after(() => rmSync(folder, { recursive: true }));

/**
 * Simulates a machine with only these programs, as shell scripts, and the system's shell.
 * @param {string} name
 * @param {Record<string, string>} programs
 */
function machine(name, programs) {
  const bin = join(folder, name, "bin");
  mkdirSync(bin, { recursive: true });
  for (const [program, script] of Object.entries(programs)) {
    writeFileSync(join(bin, program), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, program), 0o755);
  }
  // These folders are empty, so that programs on the real machine are not found.
  const empty = { CARGO_HOME: folder, CUTOFF_TOOLS: join("target", "no-tools") };
  const env = { PATH: [bin, dirname(process.execPath)].join(delimiter), ...empty };
  return (/** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", env });
}

const install = `
  import { installMissing, rust, rustChecks, wasmTarget } from "./scripts/tools.mjs";
  import { runner } from "./scripts/run-program.mjs";
  await installMissing([rust, process.argv[1] === "checks" ? rustChecks : wasmTarget], runner())
    .catch((error) => console.log(error.message));`;

const shell = { skip: process.platform === "win32" && "there is no shell" };

test("the message without rustup links to rustup's page", shell, () => {
  const node = machine("debian", { cargo: "exit 0", rustc: `echo ${folder}/sysroot` });
  for (const part of ["target", "checks"]) {
    const { stdout } = node("--input-type=module", "-e", install, part);
    assert.match(stdout, /install Rust as https:\/\/rustup\.rs says, or your distribution's/);
    assert.doesNotMatch(stdout, /`rustup/);
  }
});

test("the message about a failing rustup has its command", shell, () => {
  const programs = { cargo: "exit 0", rustc: `echo ${folder}/sysroot`, rustup: "exit 1" };
  const { stdout } = machine("offline", programs)("--input-type=module", "-e", install, "target");
  assert.match(stdout, /Please run `rustup target add wasm32-unknown-unknown`\.\n$/);
});

/** Installs wasm-bindgen on a machine where one program fails, and prints the commands. */
const bindgen = `
  import { wasmBindgen } from "./scripts/tools.mjs";
  const run = async (program, args) => {
    console.log(program, args.join(" "));
    if (program === process.argv[1]) throw new Error("no such host");
  };
  await wasmBindgen.install(run).catch((error) => console.log(error.message));`;

test("wasm-bindgen is compiled without optimisation if it cannot be downloaded", shell, () => {
  const node = machine("bindgen", {});
  for (const fails of ["curl", "tar"]) {
    const { stdout } = node("--input-type=module", "-e", bindgen, fails);
    assert.match(stdout, /^curl .*\/(\d+\.\d+\.\d+)\/wasm-bindgen-\1-.*\.tar\.gz\n/);
    assert.match(
      stdout,
      /\ncargo install --debug --version \d+\.\d+\.\d+ wasm-bindgen-cli --no-default-features /,
    );
  }
});

/** Installs the drivers with the Selenium Manager at the path in the first argument. */
const drivers = `
  process.env.SE_MANAGER_PATH = process.argv[1];
  import { drivers } from "./scripts/browsers.mjs";
  const run = async (program, args) => console.log(program, args.join(" "));
  await drivers.install(run).catch((error) => console.log(error.message));`;

test("geckodriver is compiled without optimisation if it cannot be downloaded", shell, () => {
  const says = `echo '{ "result": { "code": 65, "message": "no such host" } }'`;
  const node = machine("drivers", { manager: says });
  const manager = join(folder, "drivers", "bin", "manager");
  const { stdout } = node("--input-type=module", "-e", drivers, manager);
  assert.match(stdout, /^cargo install --debug --version \d+\.\d+\.\d+ geckodriver --locked /);
});

test("npm test reports a broken toolchain in two lines without a stack trace", shell, () => {
  const programs = { cargo: "exit 1", rustc: "echo 'error: no toolchain' >&2; exit 1" };
  const node = machine("broken", programs);
  const { status, stdout, stderr } = node("scripts/run-steps.mjs", "wasm-target");
  assert.equal(status, 1);
  const output = stdout + stderr;
  assert.match(output, /rustc does not work: error: no toolchain\nPlease make `rustc --version`/);
  assert.doesNotMatch(output, /^\s+at /m);
  assert.match(stdout, /\n0 passed, 1 failed\n$/);
});

test("a path with an apostrophe is refused before anything is built", () => {
  assert.match(folderFault("/home/me/it's cutoff/") ?? "", /apostrophe: \/home\/me\/it's cutoff\//);
  for (const path of ["/home/me/cutoff/", "/home/ï ☃/(1) & $x/", "C:\\Users\\me\\"]) {
    assert.equal(folderFault(path), undefined);
  }
});

test("programs that cargo installs and actions have fixed versions", () => {
  assert.match(read("scripts/browsers.mjs"), /cargoInstall\("geckodriver", GECKODRIVER, /);
  assert.match(read("scripts/browsers.mjs"), /^const GECKODRIVER = "\d+\.\d+\.\d+";$/m);
  const actions = [...read(".github/workflows/pages.yml").matchAll(/uses: (.*)/g)];
  assert.ok(actions.length > 0);
  for (const [, action] of actions) assert.match(action ?? "", /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), "utf8");
}
