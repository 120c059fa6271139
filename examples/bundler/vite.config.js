// `npm run wasm bundler`, then `npx vite examples/bundler` and open /?board=xoxoox___ there.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  // In a project of your own: npm install path/to/pkg/bundler.
  resolve: { alias: { cutoff: fileURLToPath(new URL("../../pkg/bundler", import.meta.url)) } },
  build: { target: "es2022" },
});
