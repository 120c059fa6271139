/**
 * Tests the page in WebKitGTK, which has Safari's engine. Only Debian and Ubuntu have its driver.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { after, test } from "node:test";
import { Builder } from "selenium-webdriver";
import { which } from "../../scripts/run-program.mjs";
import { EXPECTED } from "../patience.js";
import { testPage } from "./page.js";

/** @import { ChildProcess } from "node:child_process" */
/** @import { AddressInfo } from "node:net" */

const driver = which("WebKitWebDriver");
const display = which("xvfb-run");
/** Milliseconds between two checks of the page. */
const PAUSE = 200;

if (!driver || !display) {
  test(
    "the page works in WebKit",
    { skip: "there is no WebKitWebDriver and xvfb-run here" },
    () => {},
  );
} else {
  /** @type {ChildProcess | undefined} */
  let driving;
  testPage(async () => {
    const port = await freePort();
    // The driver has its own process group, so that all of it can be stopped.
    const options = /** @type {const} */ ({ detached: true, stdio: "ignore" });
    driving = spawn(display, ["-a", driver, "-p", String(port)], options);
    const address = `http://127.0.0.1:${port}`;
    await answering(`${address}/status`);
    return new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
  });
  after(() => {
    if (driving?.pid) process.kill(-driving.pid);
  });
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/** Waits until a server answers. @param {string} address */
async function answering(address) {
  for (let tries = EXPECTED / PAUSE; ; tries -= 1) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (tries <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
