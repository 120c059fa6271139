/** Loads the start of an engine first, so that its worker starts before other scripts load. */
import { preloadTag, only } from "./html.ts";
import { wayUp } from "./pages.ts";
import type { HeadPass } from "./passes.ts";

/** The scripts that start the engines of pages, and the wasm that they compile. */
const STARTS: Record<string, { start: string; wasm: string }> = {
  "/index.html": { start: "/www/play/start-engine.ts", wasm: "pkg/play/cutoff_bg.wasm" },
  "/watch/index.html": { start: "/www/watch/start-engine.ts", wasm: "pkg/boards/cutoff_bg.wasm" },
};

export const engineFirst: HeadPass = (page, { path, bundle }) => {
  const first = STARTS[path];
  if (!first) return;
  const files = Object.values(bundle);
  const chunk = files.find(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(first.start)),
  );
  const wasm = files.find(
    (file) => file.type === "asset" && file.originalFileNames.includes(first.wasm),
  );
  if (chunk?.type !== "chunk" || !wasm) throw new Error(`nothing starts the engine of ${path}`);
  const up = wayUp(path);
  const tags = [
    ...chunk.imports.map((name) => preloadTag(up + name)),
    `<script type="module" async crossorigin src="${up}${chunk.fileName}"></script>`,
    `<link rel="preload" as="fetch" type="application/wasm" crossorigin href="${up}${wasm.fileName}" />`,
  ];
  // Vite also lists these among the other scripts.
  for (const name of [...chunk.imports, chunk.fileName]) {
    page.querySelector(`[rel="modulepreload"][href="${up}${name}"]`)?.remove();
  }
  // The policy applies only to tags that come after it.
  only(page, "meta[http-equiv]").insertAdjacentHTML("afterend", `\n    ${tags.join("\n    ")}`);
};
