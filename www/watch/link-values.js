/** Which values of the names in a link to Watch can be read. Pure. */

/** Whether a text is the number of a step, counted from 1. @param {string} text */
export const isStep = (text) => /^[1-9]\d{0,6}$/.test(text);

/** Whether a text is how many plies of a written-out tree are searched. @param {string} text */
export const isTreeDepth = (text) => /^\d{1,2}$/.test(text);
