// `npm run wasm npm`, then `npx vite examples/bundler` and open /?board=xoxoox___ there.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  // A project that has installed the package needs no configuration.
  resolve: { alias: { cutoff: fileURLToPath(new URL("../../pkg/npm", import.meta.url)) } },
});
