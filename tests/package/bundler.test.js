import { join } from "node:path";
import { build } from "vite";
import { root, testInBrowser } from "./browser.js";

const example = join(root, "examples/bundler");

testInBrowser({
  name: "bundler",
  served: join(example, "dist"),
  path: "",
  build: () => build({ root: example, logLevel: "error" }),
});
