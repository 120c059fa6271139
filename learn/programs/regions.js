/** The parts of a program that the chapters show. */

const REGION = /^\s*(?:#|\/\/) region: (\S+)$/;

/**
 * The parts of a program by their names, in the order of the file. A part begins after the line that
 * names it and ends at the next such line; it is moved to the left edge. Braces that close an earlier
 * part are left out.
 * @param {string} program The text of a program in any of the five languages.
 * @returns {Map<string, string>}
 */
export function regions(program) {
  /** @type {Map<string, string[]>} */
  const parts = new Map();
  /** @type {string[] | undefined} */
  let part;
  for (const line of program.split("\n")) {
    const name = REGION.exec(line)?.[1];
    if (name) parts.set(name, (part = []));
    else part?.push(line);
  }
  return new Map([...parts].map(([name, lines]) => [name, toTheEdge(lines)]));
}

/**
 * True for each line that is new or changed since an earlier program. The two share the largest possible
 * number of lines, in the same order. Lines without a letter are never new.
 * @param {readonly string[]} lines
 * @param {readonly string[]} before
 * @returns {boolean[]}
 */
export function newLines(lines, before) {
  const [now, then] = [lines, before].map((all) => all.map((line) => line.trim()));
  // The number of lines that the two share from here on.
  const common = now.map(() => Array.from(then, () => 0));
  const at = (/** @type {number} */ n, /** @type {number} */ m) => common[n]?.[m] ?? 0;
  for (let n = now.length - 1; n >= 0; n -= 1) {
    for (let m = then.length - 1; m >= 0; m -= 1) {
      common[n][m] =
        now[n] === then[m] ? at(n + 1, m + 1) + 1 : Math.max(at(n + 1, m), at(n, m + 1));
    }
  }
  const isNew = now.map((line) => /\w/.test(line));
  for (let n = 0, m = 0; n < now.length && m < then.length;) {
    if (now[n] === then[m]) {
      isNew[n] = false;
      n += 1;
      m += 1;
    } else if (at(n + 1, m) >= at(n, m + 1)) n += 1;
    else m += 1;
  }
  return isNew;
}

/** @param {string[]} lines */
function toTheEdge(lines) {
  const margin = lines.find((line) => line.trim())?.search(/\S/) ?? 0;
  return lines
    .filter((line) => !line.trim() || line.search(/\S/) >= margin)
    .map((line) => line.slice(margin))
    .join("\n")
    .replace(/^\n+|\n+$/g, "");
}
