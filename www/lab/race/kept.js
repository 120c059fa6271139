/**
 * The results of races on a board, kept for the visit: a reload shows them again. Where nothing can be
 * kept, they last as long as the page. Pure.
 */

/** So many results are kept. */
const MOST = 6;

/**
 * @template R
 * @param {string} game Which game they are about.
 * @param {(value: any) => value is R} isResult Whether what was read is a result.
 * @param {() => Storage} storage A function, since reading `sessionStorage` can throw.
 */
export function keptRaces(game, isResult, storage) {
  const key = `cutoff.race.${game}`;
  /** @type {R[]} */
  let results = [];
  try {
    const read = JSON.parse(storage().getItem(key) ?? "[]");
    if (Array.isArray(read)) results = read.filter(isResult).slice(-MOST);
  } catch {
    // As good as none.
  }
  return {
    /** The oldest first. */
    all: () => results,
    /** @param {R} result */
    add(result) {
      results = [...results, result].slice(-MOST);
      try {
        storage().setItem(key, JSON.stringify(results));
      } catch {
        // They last as long as the page.
      }
    },
  };
}
