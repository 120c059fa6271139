/** The files and folders that several steps of `npm test` read, by their paths in the project. */
import { packages } from "./wasm.mjs";

/** The inputs of every step: how it is run, and with which packages. */
export const COMMON = ["scripts", "package.json", "package-lock.json"];

export const RUST = ["src", "Cargo.toml", "Cargo.lock", "rust-toolchain.toml"];
export const RUST_EXAMPLES = [
  "examples/terminal.rs",
  "examples/terminal_boards",
  "examples/book.rs",
  "benches/native.rs",
];
export const RUST_TESTS = ["tests/all", "tests/connect_four"];
export const BROWSER_API_TESTS = ["tests/web.rs", "tests/web_api"];
export const PAGE = ["www", "learn", "index.html", "vite.config.js"];
/** The file of numbers in the chapters that only version 0.3 could count. */
export const IDEAS = "benches/ideas-0.3.json";
export const PACKAGES = ["pkg/standard.js", ...Object.keys(packages).map((name) => `pkg/${name}`)];

/** The files that the end-to-end tests read. */
export const E2E = [
  "dist",
  "tests/e2e",
  "tests/links-0.3.0.txt",
  "www/messages",
  "playwright.config.js",
  "webdriver.json",
  "www/public/connect-four.book",
  "pkg/boards",
  "pkg/npm",
];
