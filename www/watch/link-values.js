/** Which values of the names in a link to Watch can be read. Pure. */

/** Whether a text is the number of a step, counted from 1. @param {string} text */
export const isStep = (text) => /^[1-9]\d{0,6}$/.test(text);

/** Whether a text is how many plies of a written-out tree are searched. @param {string} text */
export const isTreeDepth = (text) => /^\d{1,2}$/.test(text);

/** What a link calls no depth limit. */
export const TO_THE_END = "end";

/** How deep a position is searched: so many plies, as many as the engine takes, or all to the end. @param {string} text */
export const isPositionDepth = (text) =>
  text === TO_THE_END || /^([1-9]|[1-5]\d|6[0-4])$/.test(text);
