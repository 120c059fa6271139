/** Lists the functions and literals of a program. Only Python must run for that. */
import { isPlayer } from "./guesses.ts";
import { fieldsOf } from "../../base/storage.ts";
import { StartFault } from "../../sandbox/sandbox.ts";
import type { AnyNode, Pattern } from "acorn";
import type { Program, ProgramFunction, ProgramLanguage } from "../../sandbox/sandbox.ts";

export type Literals = Program["literals"];

const MOST_FUNCTIONS = 40;
/** Longer literals do not name a player. */
const LONGEST_LITERAL = 20;
/** A name, or an export of Node.js by its name. */
const NAME = /^(?:(?:module\.)?exports\.)?[\p{ID_Continue}$]+$/u;
/** A call or, with the word before it, a definition. */
const CALL = /\b(?:(?:function|def)[\s*]+)?\w+(?=\s*\()/g;

/**
 * Lists the functions that can be called by name, the likeliest first, and the literals. Rejects
 * with a `StartFault`. @param begin Starts a program in Python and gives its first message.
 */
export async function readFunctions(
  language: ProgramLanguage,
  source: string,
  begin: () => Promise<unknown>,
): Promise<{ functions: ProgramFunction[]; literals: Literals }> {
  const { functions, literals, ended } =
    language === "python" ? readPython(await begin()) : await inJavaScript(source);
  if (functions.length === 0 && ended > 0) throw new StartFault("ended", "ended", ended);
  const called: Set<unknown> = new Set(source.match(CALL));
  const rankOf = (fn: ProgramFunction) => rank(fn, functions, called);
  const likeliest = functions.toSorted((one, other) => rankOf(one) - rankOf(other));
  return { functions: likeliest.slice(0, MOST_FUNCTIONS), literals: new Set(literals) };
}

function rank(fn: ProgramFunction, functions: ProgramFunction[], called: Set<unknown>) {
  const { name, parameters, calls } = fn;
  if (isPlayer(name)) return 0;
  const isMove = /(best|next|choose|comp|ai|bot|pick|make|get|find).*(move|cell|square|action)/i;
  if (isMove.test(name)) return 1;
  if (/minimax|alpha|negamax/i.test(name)) return 2;
  // A player is given a board. Programs call their helpers, but a main loop also calls the player.
  if (parameters.length === 0) return 6;
  if (!called.has(name)) return 3;
  const others = functions.filter((one) => one !== fn && one.parameters.length > 0);
  const searches = others.filter((one) => one.calls.includes(one.name));
  const isHelper = searches.some((search) => search.calls.includes(name));
  if (!isHelper && searches.some((search) => calls.includes(search.name))) return 4;
  return others.some((one) => one.calls.includes(name)) ? 6 : 5;
}

/** Reads the first message of a program in Python, which may contain anything. */
function readPython(message: unknown) {
  const { functions, literals, ended } = fieldsOf(message);
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return {
    functions: listOf(functions).filter(isFunction),
    literals: listOf(literals),
    ended: Number(ended) || 0,
  };
}

function isFunction(value: unknown): value is ProgramFunction {
  const { name, parameters, calls } = fieldsOf(value);
  const areTexts = (...texts: unknown[]) => texts.every((text) => typeof text === "string");
  const isParameter = (one: unknown) => areTexts(fieldsOf(one).name, fieldsOf(one).preset);
  const areLists = Array.isArray(parameters) && Array.isArray(calls);
  return areLists && areTexts(name, ...calls) && parameters.every(isParameter);
}

async function inJavaScript(source: string) {
  const { nodesIn, parseProgram } = await import("../../sandbox/javascript.ts");
  const tree = parseProgram(source);
  /** The last function of a name replaces the others. */
  const functions = new Map(
    tree.body.flatMap((statement) => functionsOf(statement, source)).map((fn) => [fn.name, fn]),
  );
  const isEntered = (node: AnyNode) => !isLone(node) && negativeNumber(node) === null;
  const literals = [...nodesIn(tree, isEntered)].flatMap(literalsOf);
  return { functions: [...functions.values()], literals, ended: 0 };
}

function functionsOf(statement: AnyNode, source: string): ProgramFunction[] {
  function named({ loc }: AnyNode, name: Pattern | null, value: AnyNode | null | undefined) {
    const text = name?.type === "Identifier" ? name.name : source.slice(name?.start, name?.end);
    if (!NAME.test(text) || !value || !("params" in value)) return [];
    const parameters = parametersOf(value.params, source);
    const calls: string[] = source.slice(value.start, value.end).match(CALL) ?? [];
    return [{ name: text, parameters, calls, line: loc?.start.line ?? 0 }];
  }
  switch (statement.type) {
    case "FunctionDeclaration":
      return named(statement, statement.id, statement);
    case "ExportNamedDeclaration":
    case "ExportDefaultDeclaration":
      return statement.declaration ? functionsOf(statement.declaration, source) : [];
    case "VariableDeclaration":
      return statement.declarations.flatMap((one) => named(one, one.id, one.init));
    case "ExpressionStatement":
      return functionsOf(statement.expression, source);
    case "AssignmentExpression":
      return named(statement, statement.left, statement.right);
    default:
      return [];
  }
}

/** Lists positional parameters only. */
function parametersOf(patterns: Pattern[], source: string) {
  const rest = patterns.findIndex(({ type }) => type === "RestElement");
  return patterns.slice(0, rest < 0 ? undefined : rest).map((pattern) => {
    const hasPreset = pattern.type === "AssignmentPattern";
    const target = hasPreset ? pattern.left : pattern;
    const preset = hasPreset ? source.slice(pattern.right.start, pattern.right.end) : "";
    return { name: target.type === "Identifier" ? target.name : "", preset };
  });
}

function literalsOf(node: AnyNode): unknown[] {
  const number = negativeNumber(node);
  if (number !== null) return [number];
  // A template has empty texts around its expressions, which nobody wrote.
  if (node.type === "TemplateLiteral" && node.expressions.length === 0 && !node.quasis[0].value.raw)
    return [""];
  if (node.type === "TemplateElement") return node.value.cooked ? short(node.value.cooked) : [];
  if (node.type !== "Literal" || "regex" in node || typeof node.value === "bigint") return [];
  return short(node.value);
}

const short = (value: unknown) =>
  typeof value === "string" && value.length > LONGEST_LITERAL ? [] : [value];

/** The value of a number with a minus before it; null for anything else. */
function negativeNumber(node: AnyNode) {
  if (node.type !== "UnaryExpression" || node.operator !== "-") return null;
  const { argument } = node;
  const isNumber = argument.type === "Literal" && typeof argument.value === "number";
  return isNumber ? -Number(argument.value) : null;
}

/** True for a literal that is a statement, such as a docstring. */
const isLone = (node: AnyNode) =>
  node.type === "ExpressionStatement" && node.expression.type === "Literal";

/** Guesses the language of a program; null if nothing shows it. */
export function programLanguageOf(source: string): ProgramLanguage | null {
  if (/^\s*(?:async\s+)?def\s+\w+\s*\(|^(?:from\s+\w+\s+)?import\s+\w+\s*$/m.test(source))
    return "python";
  return /\bfunction\b|=>|^\s*(?:const|let|var)\s/m.test(source) ? "javascript" : null;
}
