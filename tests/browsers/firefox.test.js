/** Tests the page in Firefox. */
import { Builder } from "selenium-webdriver";
import firefox from "selenium-webdriver/firefox.js";
import { findBrowser } from "../../scripts/browsers.mjs";
import { which } from "../../scripts/run-program.mjs";
import { testPage } from "./page.js";

testPage(() => {
  const options = new firefox.Options().addArguments("-headless");
  options.setBinary(findBrowser("firefox") ?? "");
  return new Builder()
    .forBrowser("firefox")
    .setFirefoxOptions(options)
    .setFirefoxService(new firefox.ServiceBuilder(which("geckodriver")))
    .build();
});
