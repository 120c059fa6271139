/** The browsers that the tests drive, with their paths and their installation. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./folder.mjs";
import { which } from "./run.mjs";
import { byCargo } from "./tools.mjs";

/** @import { Run } from "./run.mjs" */
/** @import { Tool } from "./tools.mjs" */

const names = {
  chromium: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
  // Chromium without its own windows and menus, which cost more than our pages do.
  headless: ["chromium-headless-shell"],
  firefox: ["firefox", "firefox-esr"],
};

const applications = {
  chromium: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ],
  headless: [],
  firefox: [
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ],
};

/**
 * The path of an installed browser, or undefined.
 * @param {keyof typeof names} browser
 */
export function findBrowser(browser) {
  const onPath = names[browser].map(which).find((path) => path);
  return onPath ?? applications[browser].find((path) => existsSync(path));
}

/** The path of a browser, or the name of another program. @param {string} program */
export function pathOf(program) {
  if (program !== "chromium" && program !== "firefox") return program;
  return findBrowser(program) ?? program;
}

/** Playwright's options to start Chromium for tests, the lightest one that is installed. */
export function headlessOptions() {
  const { executablePath, args } = chromiumOptions();
  return { executablePath: findBrowser("headless") ?? executablePath, args };
}

/** Playwright's options to start a whole Chromium, which are those of wasm-pack. */
export function chromiumOptions() {
  const { "goog:chromeOptions": options } = JSON.parse(
    readFileSync(join(root, "webdriver.json"), "utf8"),
  );
  // Without a path Playwright takes the Chromium that it has downloaded.
  return { executablePath: findBrowser("chromium"), args: /** @type {string[]} */ (options.args) };
}

const byApt =
  process.platform === "linux" && process.getuid?.() === 0 && which("apt-get") !== undefined;

/**
 * @param {...string} packages
 * @returns {(run: Run) => Promise<void>}
 */
function aptGet(...packages) {
  return async (run) => {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], env);
    await run("apt-get", ["install", "-qq", "-y", "--no-install-recommends", ...packages], env);
  };
}

const SHELL = "chromium-headless-shell";

/** True if apt has the headless shell and it is not installed. Ubuntu does not have it. */
function lacksShell() {
  if (findBrowser("headless")) return false;
  const { stdout } = spawnSync("apt-cache", ["show", SHELL], { encoding: "utf8" });
  return Boolean(stdout);
}

/** @type {Tool} */
const debianBrowsers = {
  name: "Chromium, its headless shell, its driver, and Firefox",
  from: "by apt-get",
  missing: () =>
    !findBrowser("chromium") || !which("chromedriver") || !findBrowser("firefox") || lacksShell(),
  // Pages need a font: without one, they neither measure nor look like themselves.
  install: async (run) => {
    await aptGet("chromium", "chromium-driver", "firefox-esr", "fonts-dejavu-core")(run);
    if (lacksShell()) await aptGet(SHELL)(run);
  },
  byHand: () => "run `apt-get install chromium chromium-driver firefox-esr` as root",
};

/** @type {Tool} */
const otherBrowsers = {
  name: "Chromium and Firefox",
  from: "Chromium by Playwright",
  missing: () => !findBrowser("chromium") || !findBrowser("firefox"),
  install: async (run) => {
    if (!findBrowser("chromium")) await run("playwright", ["install", "chromium"]);
    if (!findBrowser("firefox")) throw new Error("there is no Firefox on this machine");
  },
  byHand: () => "install Chrome (or Chromium) and Firefox",
};

/** wasm-pack gets a driver for Chrome by itself where apt does not. */
export const browsers = byApt ? debianBrowsers : otherBrowsers;

/**
 * Safari's engine. Elsewhere than on Debian and its kin its tests are skipped, and say so.
 * @type {Tool}
 */
export const webkit = {
  name: "WebKitGTK, its driver, and a display that nobody sees",
  from: "by apt-get",
  missing: () => byApt && (!which("WebKitWebDriver") || !which("xvfb-run")),
  install: aptGet("webkit2gtk-driver", "xvfb", "xauth"),
  byHand: () => "run `apt-get install webkit2gtk-driver xvfb xauth` as root",
};

const geckodriverByCargo = byCargo("geckodriver", "0.37.1");

/**
 * Homebrew and some distributions have it as a package; Debian 12 has not.
 * @type {Tool}
 */
export const geckodriver = {
  name: "geckodriver, which lets tests drive Firefox",
  from: `as a package if there is one, else ${geckodriverByCargo.from}`,
  missing: () => !which("geckodriver"),
  install: async (run) => {
    if (byApt && hasAptPackage("geckodriver")) await aptGet("geckodriver")(run);
    else if (which("brew")) await run("brew", ["install", "--quiet", "geckodriver"]);
    else await geckodriverByCargo.install(run);
  },
  byHand: geckodriverByCargo.byHand,
};

/** @param {string} name */
function hasAptPackage(name) {
  const { stdout } = spawnSync("apt-cache", ["policy", name], { encoding: "utf8" });
  return /Candidate: (?!\(none\))/.test(stdout ?? "");
}
