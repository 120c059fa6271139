import { root, testInBrowser } from "./browser.js";

testInBrowser({ name: "web", served: root, path: "examples/web/" });
