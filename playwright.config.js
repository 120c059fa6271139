import { defineConfig, devices } from "@playwright/test";
import { headlessOptions } from "./scripts/browsers.mjs";
import { fontEnvironment } from "./tests/e2e/installed-fonts.js";
import { EXPECTED, TEST } from "./tests/patience.js";

const port = Number(process.env.CUTOFF_TEST_PORT ?? 4317);
const address = `http://localhost:${port}/`;

// Tests what `npm run build` has put into dist/, as a visitor gets it.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that fails now and then is a bug, of the page or of the test, so there are no retries
  // locally. On the server a test that is not concerned must not refuse a change: it has a second
  // try, and `npm test` names at its end what needed it.
  retries: process.env.CI ? 1 : 0,
  // Each failure may take as long as tests wait. After a few, the rest says nothing new.
  maxFailures: process.env.CI ? 8 : 0,
  timeout: TEST,
  expect: { timeout: EXPECTED },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: address,
    // They would answer requests that tests make fail; tests/e2e/offline.spec.js lets them.
    serviceWorkers: "block",
    launchOptions: { ...headlessOptions(), env: fontEnvironment() },
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `node scripts/vite.mjs preview --port ${port} --strictPort`,
    url: address,
    timeout: EXPECTED,
    // Whatever else listens there may serve other files.
    reuseExistingServer: false,
  },
});
