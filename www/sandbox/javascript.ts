/**
 * A program in JavaScript, read by a parser: nothing is searched in its text, where comments and strings have words, too.
 * The parser is loaded with this file, and this file only where such a program is started.
 */
import { parse } from "acorn";
import { HANDLE, StartFault } from "./sandbox.js";

/** @import { AnyNode, Program } from "acorn" */

/**
 * The tree of a program. It is one of a script, as the worker is, which may also have what only a module has.
 * @param {string} source
 * @returns {Program}
 * @throws {StartFault} If it is not JavaScript, or is nested too deeply for the parser.
 */
export function parseProgram(source) {
  try {
    return parseAs("script", source);
  } catch (fault) {
    try {
      return parseAs("module", source);
    } catch (other) {
      throw startFault(fault, other);
    }
  }
}

/** @param {"script" | "module"} sourceType @param {string} source */
function parseAs(sourceType, source) {
  return parse(source, {
    sourceType,
    ecmaVersion: "latest",
    allowHashBang: true,
    allowImportExportEverywhere: true,
    locations: true,
  });
}

/** What is told where neither way reads it: the fault that is met later in the text. @param {...any} faults */
function startFault(...faults) {
  const [, last] = faults.toSorted((one, other) => (one.pos ?? 0) - (other.pos ?? 0));
  // Where it has no place, the parser itself has come to its end.
  if (!last.loc || /stack/.test(last.message)) return new StartFault("deep", "deep");
  const text = last.message.replace(/ \(\d+:\d+\)$/, "");
  return new StartFault("failed", `SyntaxError: ${text}`, last.loc.line);
}

/**
 * All nodes of a tree, each before those in it.
 * @param {AnyNode} tree
 * @param {(node: AnyNode) => boolean} [isEntered] Whether what is in a node is visited, too.
 * @returns {Generator<AnyNode>}
 */
export function* nodesIn(tree, isEntered = () => true) {
  // A list, and no calls within calls: a tree can be deep.
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (!isEntered(node)) continue;
    const inner = Object.values(node).flat().filter(isNode);
    waiting.push(...inner.toReversed());
  }
}

/** @param {any} value @returns {value is AnyNode} */
const isNode = (value) => typeof value?.type === "string";

/**
 * The program without what only a module has, without its calls of `import`, and printing nowhere. Every line keeps its
 * number.
 *
 * The policy refuses what a call of `import` asks for, but a browser that is asked without an end keeps the whole page
 * waiting. There is no other way to it: no code is made from text.
 * @param {string} source
 * @throws {StartFault}
 */
export function asScript(source) {
  const tree = parseProgram(source);
  const changes = [...tree.body.flatMap(withoutExport), ...[...nodesIn(tree)].flatMap(refused)];
  // After its first line, this sign begins nothing.
  if (source.startsWith("#!")) changes.push({ start: 0, end: 2, text: "//" });
  let [script, at] = ["", 0];
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    const lines = source.slice(start, end).replace(/[^\n\r\u2028\u2029]+/g, "");
    script += source.slice(at, start) + text + lines;
    at = end;
  }
  return script + source.slice(at);
}

/** What is put in the place of a part of the text. @typedef {{ start: number, end: number, text: string }} Change */

/** @param {AnyNode} node Of the body of a program. @returns {Change[]} */
function withoutExport(node) {
  const { start, end } = node;
  if (node.type === "ExportNamedDeclaration") {
    // What another module hands out is left to the browser, which refuses it.
    if (node.source) return [];
    // Without a sign, the lines before and behind it could be one statement.
    return [{ start, end: node.declaration?.start ?? end, text: node.declaration ? "" : ";" }];
  }
  if (node.type !== "ExportDefaultDeclaration") return [];
  const { declaration } = node;
  const hasName = "id" in declaration && declaration.id !== null;
  const isDeclared = /Declaration$/.test(declaration.type) && hasName;
  const head = { start, end: declaration.start, text: isDeclared ? "" : "0, " };
  return isDeclared ? [head] : [head, { start: end, end, text: ";" }];
}

/** @param {AnyNode} node @returns {Change[]} */
function refused(node) {
  if (node.type === "ImportExpression" || node.type === "MetaProperty") {
    if (node.type === "MetaProperty" && node.meta.name !== "import") return [];
    return [{ start: node.start, end: node.start + "import".length, text: `${HANDLE}.import` }];
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
  const { start, end, object, property, computed } = node.callee;
  const isOfPage = object.type === "Identifier" && object.name === "document" && !computed;
  const isPrint = property.type === "Identifier" && /^write(?:ln)?$/.test(property.name);
  return isOfPage && isPrint ? [{ start, end, text: `${HANDLE}.print` }] : [];
}
