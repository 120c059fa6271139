/** The numbers in links to Watch. */

/** Steps of a search, counted from 1. */
export const STEPS = /** @type {const} */ ([1, 9_999_999]);

/** How many plies of a tree or of a position are searched. */
export const DEPTHS = /** @type {const} */ ([1, 64]);
