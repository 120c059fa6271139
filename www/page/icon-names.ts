/** Icons by their names in Lucide. `npm run icons` writes them to www/public/icons.svg. */
export const ICON_NAMES = [
  ...(["grid-3x3", "book-open", "eye", "pencil", "flask-conical", "presentation"] as const),
  ...(["share-2", "ellipsis", "moon", "sun", "circle-question-mark", "x"] as const),
  ...(["skip-back", "step-back", "play", "pause", "step-forward", "skip-forward"] as const),
  ...(["fast-forward", "square"] as const),
  ...(["scissors", "zoom-in", "zoom-out", "maximize", "chevron-left", "copy"] as const),
  ...(["arrow-left", "arrow-right", "plus", "undo-2", "menu"] as const),
  ...(["arrow-left-right", "chevron-down", "chevron-right"] as const),
  ...(["sliders-horizontal", "check", "list-tree", "lightbulb"] as const),
];

export type IconName = (typeof ICON_NAMES)[number];
