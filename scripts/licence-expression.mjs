/** Licences as SPDX expressions: `(MIT OR Apache-2.0) AND Unicode-3.0`. */

/** Licences that only require attribution, or that apply only to their own files. */
const ACCEPTED = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "Apache-2.0 WITH LLVM-exception",
  "Unicode-3.0",
  "Zlib",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Python-2.0",
  "CC-BY-4.0",
  "MPL-2.0",
  "Unlicense",
  "BSL-1.0",
  "CC-BY-3.0",
  "OFL-1.1",
]);

/**
 * True if the licences of an expression are accepted: all licences joined by `AND`, and one of
 * those joined by `OR`. `AND` binds tighter. Old Rust crates may have `/` for `OR`. A malformed
 * expression is not accepted.
 * @param {string} expression
 */
export function isAccepted(expression) {
  const tokens = expression.match(/[()/]|[^()/\s]+/g) ?? [];
  let at = 0;
  const take = (/** @type {string[]} */ ...words) =>
    words.includes(tokens[at] ?? "") && (at += 1) > 0;

  /** @returns {boolean} */
  function either() {
    let accepted = both();
    while (take("OR", "/")) accepted = both() || accepted;
    return accepted;
  }
  /** @returns {boolean} */
  function both() {
    let accepted = one();
    while (take("AND")) accepted = one() && accepted;
    return accepted;
  }
  /** @returns {boolean} */
  function one() {
    if (take("(")) {
      const accepted = either();
      return take(")") && accepted;
    }
    const name = tokens[at++] ?? "";
    return ACCEPTED.has(take("WITH") ? `${name} WITH ${tokens[at++] ?? ""}` : name);
  }

  const accepted = either();
  return accepted && at === tokens.length;
}
