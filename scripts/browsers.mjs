/** The browsers for the tests, with their paths and their installation. */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./folder.mjs";
import { toolsFolder, which } from "./run-program.mjs";
import { aptGet, canUseApt, cargoInstall } from "./tools.mjs";

/** @import { Tool } from "./tools.mjs" */

const COMMANDS = {
  chromium: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
  // This is Chromium without its own windows and menus, which need more resources than our pages.
  headless: ["chromium-headless-shell"],
  firefox: ["firefox", "firefox-esr"],
};

const APPLICATIONS = {
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
 * Returns the path of an installed browser, or undefined.
 * @param {keyof typeof COMMANDS} browser
 */
export function findBrowser(browser) {
  const onPath = COMMANDS[browser].map(which).find((path) => path);
  return onPath ?? APPLICATIONS[browser].find((path) => existsSync(path));
}

/** Playwright's options to start Chromium for tests, in the smallest variant that is installed. */
export function headlessOptions() {
  const { executablePath, args } = chromiumOptions();
  return { executablePath: findBrowser("headless") ?? executablePath, args };
}

/**
 * Playwright's options to start a full Chromium, which are the same as for the tests of the API.
 */
export function chromiumOptions() {
  const { "goog:chromeOptions": options } = JSON.parse(
    readFileSync(join(root, "webdriver.json"), "utf8"),
  );
  // Without a path, Playwright uses the Chromium that it has downloaded.
  return { executablePath: findBrowser("chromium"), args: /** @type {string[]} */ (options.args) };
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
  // Without a font, pages have other sizes and looks.
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

export const browsers = canUseApt ? debianBrowsers : otherBrowsers;

/**
 * Safari's engine. Its tests only run on Debian and related systems. On others they are skipped
 * with a message.
 * @type {Tool}
 */
export const webkit = {
  name: "WebKitGTK, its driver, and a display that nobody sees",
  from: "by apt-get",
  missing: () => canUseApt && (!which("WebKitWebDriver") || !which("xvfb-run")),
  install: aptGet("webkit2gtk-driver", "xvfb", "xauth"),
  byHand: () => "run `apt-get install webkit2gtk-driver xvfb xauth` as root",
};

const GECKODRIVER = "0.37.1";
const geckodriverByCargo = cargoInstall("geckodriver", GECKODRIVER, "--locked");

/** @type {Tool} */
export const drivers = {
  name: "geckodriver and chromedriver, by which tests drive Firefox and Chromium",
  from: `from their makers, by Selenium Manager, else by cargo install, into ${toolsFolder}`,
  missing: () => !which("geckodriver") || !which("chromedriver"),
  install: async (run) => {
    if (!which("geckodriver")) {
      try {
        fetchDriver("geckodriver", "--driver-version", GECKODRIVER);
      } catch {
        await run("cargo", [...geckodriverByCargo, "--quiet"]);
      }
    }
    // The driver must have the version of the browser.
    if (!which("chromedriver")) {
      fetchDriver("chromedriver", "--browser-path", findBrowser("chromium") ?? "");
    }
  },
  byHand: () => `install chromedriver, and run \`cargo ${geckodriverByCargo.join(" ")}\``,
};

/** Lets Selenium Manager download a driver. @param {string} name @param {...string} args */
function fetchDriver(name, ...args) {
  const folder = { darwin: "macos", win32: "windows" }[String(process.platform)] ?? "linux";
  const bundled = join(root, "node_modules/selenium-webdriver/bin", folder, "selenium-manager");
  const quiet = ["--driver", name, "--output", "json", "--avoid-stats"];
  const manager = process.env.SE_MANAGER_PATH ?? bundled;
  const { stdout } = spawnSync(manager, [...quiet, ...args], { encoding: "utf8" });
  const { code, message, driver_path: path } = JSON.parse(stdout).result;
  if (code !== 0) throw new Error(message);
  const bin = join(root, toolsFolder, "bin");
  mkdirSync(bin, { recursive: true });
  copyFileSync(path, join(bin, basename(path)));
}
