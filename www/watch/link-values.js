/** Which values of the names in a link to Watch can be read. Pure. */

/** Whether a text is the number of a step, counted from 1. @param {string} text */
export const isStep = (text) => /^[1-9]\d{0,6}$/.test(text);

/** Whether a text is how many plies are searched; of a position also all to the end. @param {string} text */
export const isDepth = (text) => /^(\d\d?|end)$/.test(text);
