/** Reads JavaScript programs with a parser, which is loaded only for them. */
import { parse, type AnyNode, type Program } from "acorn";
import { HANDLE, StartFault } from "./sandbox.ts";

/**
 * Parses a program as a script or, if that fails, as a module. @throws StartFault If it is not
 * JavaScript, or is nested too deeply for the parser.
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

/** True if the parser gives the position of the fault. */
function hasPosition(fault: unknown): fault is SyntaxError & { loc: { line: number } } {
  return fault instanceof SyntaxError && "loc" in fault && Boolean(fault.loc);
}

/** Makes a `StartFault` from the fault that is later in the text. */
function startFault(...faults: unknown[]) {
  const offsetOf = (fault: unknown) =>
    fault instanceof SyntaxError ? (Reflect.get(fault, "pos") ?? 0) : 0;
  const [, last] = faults.toSorted((one, other) => offsetOf(one) - offsetOf(other));
  // An error without a position means that the parser itself failed.
  if (!hasPosition(last) || /stack/.test(last.message)) return new StartFault("deep", "deep");
  const text = last.message.replace(/ \(\d+:\d+\)$/, "");
  return new StartFault("failed", `SyntaxError: ${text}`, last.loc.line);
}

/** Lists the nodes of a tree, parents first. @param isEntered False to skip a node's content. */
export function* nodesIn(
  tree: AnyNode,
  isEntered: (node: AnyNode) => boolean = () => true,
): Generator<AnyNode> {
  // A recursion could overflow the stack.
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
 * Replaces exports, `import(…)` and `document.write(…)`, so that the program runs as a script. Line
 * numbers do not change. The policy refuses imports, but endless refusals would block the page.
 * @throws StartFault
 */
export function asScript(source: string) {
  const tree = parseProgram(source);
  const changes = [...tree.body.flatMap(withoutExport), ...[...nodesIn(tree)].flatMap(refused)];
  // `#!` is allowed only at the start of a file.
  if (source.startsWith("#!")) changes.push({ start: 0, end: 2, text: "//" });
  let [script, at] = ["", 0];
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    const lines = source.slice(start, end).replace(/[^\n\r\u2028\u2029]+/g, "");
    script += source.slice(at, start) + text + lines;
    at = end;
  }
  return script + source.slice(at);
}

/** A replacement for a part of the text. */
type Change = { start: number; end: number; text: string };

/** @param node A statement of the program. */
function withoutExport(node: AnyNode): Change[] {
  const { start, end } = node;
  if (node.type === "ExportNamedDeclaration") {
    // The browser refuses an export from another module.
    if (node.source) return [];
    // Without a semicolon, the lines before and after the export could become one statement.
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
