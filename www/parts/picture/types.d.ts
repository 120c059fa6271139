/** What the files of pictures share. */

/** Of a saved picture: `tex` is LaTeX, whose trees are drawn by the package `forest`. */
export type Format = "svg" | "png" | "tex";
