import { defineConfig, devices } from "@playwright/test";
import { headlessOptions } from "./scripts/browsers.mjs";
import { fontEnvironment } from "./tests/e2e/installed-fonts.js";
import { EXPECTED, TEST } from "./tests/patience.js";

const port = Number(process.env.CUTOFF_TEST_PORT ?? 4317);
const address = `http://localhost:${port}/`;

// Tests the output of `npm run build` in dist/, as a visitor gets it.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that fails sometimes is a bug, of the page or of the test, so there are no retries
  // locally. On the server, an unrelated failure must not refuse a change, so each test has a
  // second try, and Playwright lists at its end the tests that needed it as flaky.
  retries: process.env.CI ? 1 : 0,
  // Each failure can take as long as the time-out of tests. After several failures, the rest adds
  // no information.
  maxFailures: process.env.CI ? 8 : 0,
  timeout: TEST,
  expect: { timeout: EXPECTED },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: address,
    // Service workers would answer requests that tests let fail. tests/e2e/offline.spec.js allows
    // them.
    serviceWorkers: "block",
    launchOptions: { ...headlessOptions(), env: fontEnvironment() },
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `node tests/e2e/serve.js ${port}`,
    url: address,
    timeout: EXPECTED,
    // Another server on this port could serve other files.
    reuseExistingServer: false,
  },
});
