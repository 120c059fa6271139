/** Loads the start of an engine first, so that its worker starts before other scripts load. */
import { ENGINE_STARTS } from "./chunks.ts";
import { only, preloadTag, wayToRoot, type HeadPass } from "./html.ts";

/** The groups that start the engines of pages, and the builds that they compile. */
const STARTS: Record<string, { group: string; build: string }> = {
  "/index.html": { group: ENGINE_STARTS.play, build: "play" },
  "/watch/index.html": { group: ENGINE_STARTS.watch, build: "boards" },
};

export const engineFirst: HeadPass = (page, { path, bundle }) => {
  const first = STARTS[path];
  if (!first) return;
  const files = Object.values(bundle);
  const chunk = files.find((file) => file.type === "chunk" && file.name === first.group);
  const from = `pkg/${first.build}/cutoff_bg.wasm`;
  const wasm = files.find((file) => file.type === "asset" && file.originalFileNames.includes(from));
  if (chunk?.type !== "chunk" || !wasm) throw new Error(`nothing starts the engine of ${path}`);
  const toRoot = wayToRoot(path);
  const tags = [
    ...chunk.imports.map((name) => preloadTag(toRoot + name)),
    `<script type="module" async crossorigin src="${toRoot}${chunk.fileName}"></script>`,
    `<link rel="preload" as="fetch" type="application/wasm" crossorigin href="${toRoot}${wasm.fileName}" />`,
  ];
  // Vite also lists these among the other scripts.
  for (const name of [...chunk.imports, chunk.fileName])
    page.querySelector(`[rel="modulepreload"][href="${toRoot}${name}"]`)?.remove();
  // The policy applies only to tags that come after it.
  only(page, "meta[http-equiv]").insertAdjacentHTML("afterend", `\n    ${tags.join("\n    ")}`);
};
