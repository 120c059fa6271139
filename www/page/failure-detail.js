/** What is shown of an error: enough for a report, and never a whole page of text. */

/** The most characters of it. */
const MOST = 200;

/**
 * An error in short, in its own words, which no language of the page translates.
 * @param {unknown} error
 * @returns {string} Empty if the error has no words.
 */
export function failureDetail(error) {
  return (error instanceof Error ? error.message : String(error)).slice(0, MOST);
}
