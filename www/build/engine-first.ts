/** Splits the scripts into files, and has Play load the file that starts its engine first. */
import type { Rolldown } from "vite";

const START = "play/start.ts";
const STARTED = [START, "engine/play.ts"];
/** A separate file, because other places have engines too and do not start this one. */
const CORE = [
  "engine/engine.ts",
  "engine/calls.ts",
  "engine/registry.ts",
  "game/shape.ts",
  "page/page-fault.ts",
];

/** A group takes along the modules that it imports, unless a group of higher priority has them. */
export const groups = [
  {
    name: "engine",
    priority: 3,
    test: (id: string) =>
      CORE.some((name) => id.endsWith(`/www/${name}`)) || id.includes("vite/preload-helper"),
  },
  {
    name: "play-engine",
    priority: 2,
    test: (id: string) => STARTED.some((name) => id.endsWith(`/www/${name}`)),
  },
  // Every place needs this.
  { name: "preact", priority: 4, test: (id: string) => id.includes("/node_modules/preact/") },
  {
    // One file and not twenty, because a larger file is compressed better.
    name: "shared",
    priority: 1,
    minShareCount: 5,
    test: /\/www\/((game|messages|page|page\/lesson|page\/start|ui)\/(?!(answer|check-field|drawing|faults|fold|help|link-game|large-numbers|number-field|offer-step|offline|room|tabs|term)\.)[a-z-]+|base\/(next-task|tab-visibility))\.tsx?$/,
  },
  {
    name: "board",
    priority: 1,
    test: /\/www\/parts\/board\/(button-board|look|win-lines|stone)\.tsx?$/,
  },
  // Places other than Play share this, because each file costs a round trip to the server.
  {
    name: "common",
    priority: 1,
    minShareCount: 3,
    test: /\/www\/(page\/large-numbers|base\/(link-values|random)|parts\/search\/(choice|convention-words))\.ts$/,
  },
  { name: "picture", priority: 1, test: /\/www\/(parts\/board\/picture|base\/svg-shape)\.ts$/ },
  // The chapters of Learn need these too.
  {
    name: "record",
    priority: 1,
    test: /\/www\/parts\/search\/(steps|path-state|record|tree-record|branches|node-state)\.ts$/,
  },
  {
    name: "drawing",
    priority: 1,
    test: /\/www\/parts\/tree\/(board-figure|node-figure|layout|drawing)\.ts$/,
  },
  {
    name: "trees",
    priority: 0,
    minShareCount: 2,
    test: /\/www\/parts\/(exercise|search|tree)\/[a-z-]+\.ts$/,
  },
  { name: "lab", priority: 0, minShareCount: 3, test: /\/www\/lab\/[a-z-]+\.ts$/ },
  {
    // Play's first view and its tabs need these.
    name: "play-views",
    priority: 0,
    test: /\/www\/(parts\/board\/game-board\.|play\/(page\.|game\/(?!(announced|bounds|bug|finding|line-buttons|players|proofs|race|setup)\.)|questions\/(at-once|question|reply|runner)\.|card\/(card|recommendation|searches)\.))/,
  },
];

/** Comes after the policy in index.html, so that the policy holds for it too. */
const FIRST_HERE = "<!-- The engine of the game is loaded here. -->";

/**
 * Loads the file with `START`, and the wasm that it compiles: the browser then starts the worker
 * before the other scripts come.
 */
export function withEngineFirst(html: string, path: string, bundle: Rolldown.OutputBundle) {
  if (path !== "/index.html") return html.replace(FIRST_HERE, "");
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(START)));
  const wasm = Object.values(bundle).find(
    (file) => file.type === "asset" && file.originalFileNames.includes("pkg/play/cutoff_bg.wasm"),
  );
  if (!chunk || !wasm || !html.includes(FIRST_HERE)) throw new Error("nothing starts the engine");
  const tags = [
    ...chunk.imports.map((name) => `<link rel="modulepreload" crossorigin href="./${name}" />`),
    `<script type="module" async crossorigin src="./${chunk.fileName}"></script>`,
    `<link rel="preload" as="fetch" type="application/wasm" crossorigin href="./${wasm.fileName}" />`,
  ];
  return html.replace(FIRST_HERE, tags.join("\n    "));
}
