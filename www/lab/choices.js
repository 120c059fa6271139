/** The numbers that one can choose from. Pure. */

/** Megabytes of a table. */
export const RACE_MEMORIES = [8, 32, 128];
/** Depths of a search, in plies. */
export const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
