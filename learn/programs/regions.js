/** The parts of a program that the chapters show. Pure. */

const MARK = /^\s*(?:#|\/\/) region: (\S+)$/;

/**
 * The parts of a program by their names, in the order of the file. A part begins after its mark and
 * ends at the next one; it is moved to the left edge. Braces that close an earlier part are left out.
 * @param {string} program The text of a program in any of the five languages.
 * @returns {Map<string, string>}
 */
export function regions(program) {
  /** @type {Map<string, string[]>} */
  const parts = new Map();
  /** @type {string[] | undefined} */
  let part;
  for (const line of program.split("\n")) {
    const name = MARK.exec(line)?.[1];
    if (name) parts.set(name, (part = []));
    else part?.push(line);
  }
  return new Map([...parts].map(([name, lines]) => [name, toTheEdge(lines)]));
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
