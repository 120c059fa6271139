/** Splits the scripts into files. Larger files compress better and need fewer requests. */

/**
 * Puts modules into one file with what they import, unless a group of higher priority has that.
 * @param modules Names without their endings, by their folders.
 */
function group(name: string, priority: number, modules: Record<string, string[]>) {
  const paths = Object.entries(modules).flatMap(([folder, names]) =>
    names.map((name) => `${folder}/${name}`),
  );
  return { name, priority, paths };
}

/** The names of the groups that start the engines of pages. */
export const ENGINE_STARTS = { play: "play-engine", watch: "watch-engine" };

export const OWN_GROUPS = [
  // This group starts no engine, because other places start their own.
  group("engine", 3, {
    "www/engine": ["registry"],
    "www/game": ["shape"],
    "www/page": ["page-fault", "trusted-types"],
    "www/base": ["root"],
    vite: ["preload-helper"],
  }),
  group(ENGINE_STARTS.play, 2, { "www/play": ["start-engine"] }),
  // This group starts nothing, because places that do not start an engine at once need it too.
  group("workers", 2, { "www/engine": ["workers"] }),
  group(ENGINE_STARTS.watch, 1, { "www/watch": ["start-engine"] }),
  // Every page starts with these modules, and most places use them.
  group("start", 1, {
    "www/base": ["tab-visibility"],
    "www/game": ["link", "replay"],
    "www/messages": ["numerals"],
    "www/page/start": ["place"],
    "www/parts/board": ["button-board", "stone", "win-lines"],
    "www/ui": ["again", "field", "switch"],
  }),
  // All places but Play share this. Play loads it with boards other than 3×3.
  group("common", 1, {
    "www/base": ["random", "small-device"],
    "www/game": ["linked-game"],
    "www/messages": ["large-numbers"],
    "www/parts/search": ["depths", "watch-link"],
    "www/ui": ["element-size"],
  }),
  // The chapters of Learn need this too.
  group("record", 1, {
    "www/base": ["svg-element"],
    "www/parts/board": ["mini"],
    "www/parts/search": ["branches", "node-state", "tree-record"],
  }),
  group("drawing", 1, { "www/parts/tree": ["board-node-style", "layout", "node-style"] }),
  group("trees", 0, {
    "www/parts/exercise": ["convention-fields", "cuts", "exercise-tree"],
    "www/parts/search": [
      "cell-states",
      "recorder",
      "root-window",
      "sentences",
      "tree-fault",
      "value-text",
    ],
    "www/parts/tree": ["node-names"],
    "www/watch/picture": ["search-drawing"],
  }),
  // The first view of Play and its tabs need this.
  group("play-views", 0, {
    "www/play": ["page"],
    "www/play/game": ["controller", "notices"],
    "www/play/questions": ["runner", "standard-questions"],
    "www/play/state": ["play-link", "store"],
  }),
];

export const GROUPS = [
  // Every place needs this.
  { name: "preact", priority: 4, test: /\/node_modules\/preact\// },
  ...OWN_GROUPS.map(({ paths, ...group }) => ({
    ...group,
    test: (id: string) => paths.some((path) => id.replace(/\.\w+$/, "").endsWith(path)),
  })),
];
