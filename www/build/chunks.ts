/** Splits the scripts into files. */

/** A separate file, because other places have engines too and do not start this one. */
const CORE = [
  "engine/engine.ts",
  "engine/calls.ts",
  "engine/registry.ts",
  "game/shape.ts",
  "page/page-fault.ts",
  "base/root.ts",
];

/** A group takes along the modules that it imports, unless a group of higher priority has them. */
export const groups = [
  {
    name: "engine",
    priority: 3,
    test: (id: string) =>
      CORE.some((name) => id.endsWith(`/www/${name}`)) || id.includes("vite/preload-helper"),
  },
  { name: "play-engine", priority: 2, test: /\/www\/(play\/start|engine\/play)\.ts$/ },
  // Starts nothing, because places that do not start an engine first need it too.
  { name: "workers", priority: 2, test: /\/www\/engine\/workers\.ts$/ },
  { name: "watch-engine", priority: 1, test: /\/www\/watch\/start\.ts$/ },
  // Every place needs this.
  { name: "preact", priority: 4, test: (id: string) => id.includes("/node_modules/preact/") },
  {
    // One file and not twenty, because a larger file is compressed better.
    name: "shared",
    priority: 1,
    minShareCount: 5,
    test: /\/www\/((game|messages|page|page\/lesson|page\/start|ui)\/(?!(answer|check-field|drawing|faults|fold|help|link-game|large-numbers|number-field|offer-step|offline|room|tabs|term|width)\.)[a-z-]+|base\/(next-task|tab-visibility))\.tsx?$/,
  },
  {
    name: "board",
    priority: 1,
    test: /\/www\/(parts\/board\/(button-board|look|win-lines|stone)|ui\/switch)\.tsx?$/,
  },
  // Places other than Play share this, because each file costs a round trip to the server.
  {
    name: "common",
    priority: 1,
    minShareCount: 3,
    test: /\/www\/(page\/large-numbers|ui\/width|game\/link-game|base\/(link-values|random)|parts\/search\/(choice|convention-words))\.ts$/,
  },
  // The chapters of Learn need these too.
  {
    name: "record",
    priority: 1,
    test: /\/www\/(parts\/search\/(steps|path-state|record|tree-record|branches|node-state)|parts\/board\/picture|base\/svg-shape)\.ts$/,
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
  {
    name: "lab",
    priority: 0,
    minShareCount: 3,
    test: /\/www\/lab\/(room|searches|results)\/[a-z-]+\.ts$/,
  },
  {
    // Play's first view and its tabs need these.
    name: "play-views",
    priority: 0,
    test: /\/www\/(parts\/board\/game-board\.|play\/(page\.|game\/(?!(announced|bounds|bug|finding|line-buttons|players|proofs|race|setup)\.)|questions\/(at-once|question|reply|runner)\.|card\/(card|recommendation|searches)\.))/,
  },
];
