/** A link to a step of a figure, such as `#nine@cut-1`. Pure. */

/**
 * @param {string} hash With the `#`.
 * @returns {{ figure: string, step: string } | null} Null if it names no step, or cannot be read.
 */
export function readFigureLink(hash) {
  try {
    const [figure, step] = decodeURIComponent(hash.slice(1)).split("@");
    return step === undefined ? null : { figure, step };
  } catch {
    return null; // A `%` that stands for no character.
  }
}
