/**
 * A program in JavaScript, read by a parser: nothing is searched in its text, where comments and strings have words, too.
 * The parser is loaded with this file, and this file only where such a program is started.
 */
import { parse } from "acorn";
import { HANDLE, StartFault } from "./sandbox.ts";
import type { AnyNode, Program } from "acorn";

/**
 * The tree of a program. It is one of a script, as the worker is, which may also have what only a module has.
 * @throws StartFault If it is not JavaScript, or is nested too deeply for the parser.
 */
export function parseProgram(source: string): Program {
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

function parseAs(sourceType: "script" | "module", source: string) {
  return parse(source, {
    sourceType,
    ecmaVersion: "latest",
    allowHashBang: true,
    allowImportExportEverywhere: true,
    locations: true,
  });
}

/** True if a fault is one of the parser, which says where it is. */
function isPlaced(fault: unknown): fault is SyntaxError & { loc: { line: number } } {
  return fault instanceof SyntaxError && "loc" in fault && Boolean(fault.loc);
}

/** The fault that is met later in the text, where neither way reads it. */
function startFault(...faults: unknown[]) {
  const placeOf = (fault: unknown) =>
    fault instanceof SyntaxError ? (Reflect.get(fault, "pos") ?? 0) : 0;
  const [, last] = faults.toSorted((one, other) => placeOf(one) - placeOf(other));
  // Where it has no place, the parser itself has come to its end.
  if (!isPlaced(last) || /stack/.test(last.message)) return new StartFault("deep", "deep");
  const text = last.message.replace(/ \(\d+:\d+\)$/, "");
  return new StartFault("failed", `SyntaxError: ${text}`, last.loc.line);
}

/** All nodes of a tree, each before those in it. @param isEntered Whether what is in a node is visited, too. */
export function* nodesIn(
  tree: AnyNode,
  isEntered: (node: AnyNode) => boolean = () => true,
): Generator<AnyNode> {
  // A list, and no calls within calls: a tree can be deep.
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (!isEntered(node)) continue;
    const inner = Object.values(node).flat().filter(isNode);
    waiting.push(...inner.toReversed());
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/**
 * The program without what only a module has, without its calls of `import`, and printing nowhere. Every line keeps its
 * number.
 *
 * The policy refuses what a call of `import` asks for, but a browser that is asked without an end keeps the whole page
 * waiting. There is no other way to it: no code is made from text.
 * @throws StartFault
 */
export function asScript(source: string) {
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

/** Replaces a part of the text. */
type Change = { start: number; end: number; text: string };

/** @param node Of the body of a program. */
function withoutExport(node: AnyNode): Change[] {
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

function refused(node: AnyNode): Change[] {
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
