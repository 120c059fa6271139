/** The small engine of 3×3, for the first answer. */
import { newEngine, sendModule } from "./registry.ts";

const PLAY_WASM = new URL("../../pkg/play/cutoff_bg.wasm", import.meta.url);

export const engine = newEngine(
  () => {
    const worker = new Worker(new URL("./play.worker.ts", import.meta.url), { type: "module" });
    return sendModule(worker, PLAY_WASM);
  },
  { build: "play" },
);
