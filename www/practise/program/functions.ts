/** Reads the functions and literals of a program: a parser reads JavaScript before it runs, Python reads and begins its own. */
import { isPlayer } from "./guesses.ts";
import { fieldsOf } from "../../base/storage.ts";
import { StartFault } from "../../sandbox/sandbox.ts";
import type { AnyNode, Expression, Pattern } from "acorn";
import type { Literal, ProgramFunction, ProgramLanguage } from "../../sandbox/sandbox.ts";

export type Literals = ReadonlySet<Literal>;

interface ReadProgram {
  functions: readonly ProgramFunction[];
  literals: Literals;
  /** Why it does not start; null if it does. */
  fault: StartFault | null;
}

const MOST = 40;
/** Longer texts of a program are no sign of a player. */
const LONGEST_LITERAL = 20;

/** What is known of a program that does not start. */
const NOTHING: Omit<ReadProgram, "fault"> = { functions: [], literals: new Set() };

/** Reads the functions that can be called by name, the likeliest first. `begin` begins a program in Python. */
export async function readFunctions(
  language: ProgramLanguage,
  source: string,
  begin: () => Promise<unknown>,
): Promise<ReadProgram> {
  try {
    const { functions, literals, ended } =
      language === "python" ? saidByPython(await begin()) : await inJavaScript(source);
    if (functions.length === 0 && ended > 0) {
      return { ...NOTHING, fault: new StartFault("ended", "ended", ended) };
    }
    const likeliest = functions.toSorted((one, other) => rank(one.name) - rank(other.name));
    return { functions: likeliest.slice(0, MOST), literals: new Set(literals), fault: null };
  } catch (fault) {
    if (fault instanceof StartFault) return { ...NOTHING, fault };
    throw fault;
  }
}

function rank(name: string) {
  if (isPlayer(name)) return 0;
  const isMove = /(best|next|choose|comp|ai|bot|pick|make|get|find).*(move|cell|square|action)/i;
  if (isMove.test(name)) return 1;
  return /minimax|alpha|negamax/i.test(name) ? 2 : 3;
}

/** What a program in Python says of itself, as harness.py has it say; it may say anything. */
function saidByPython(said: unknown) {
  const { functions, literals, ended } = fieldsOf(said);
  return {
    functions: listOf(functions).filter(isFunction),
    literals: listOf(literals).filter(isLiteral),
    ended: Number(ended) || 0,
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isLiteral(value: unknown): value is Literal {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function isFunction(value: unknown): value is ProgramFunction {
  const { name, parameters } = fieldsOf(value);
  const areTexts = (...texts: unknown[]) => texts.every((text) => typeof text === "string");
  const isParameter = (one: unknown) => areTexts(fieldsOf(one).name, fieldsOf(one).preset);
  return areTexts(name) && Array.isArray(parameters) && parameters.every(isParameter);
}

async function inJavaScript(source: string) {
  const { nodesIn, parseProgram } = await import("../../sandbox/javascript.ts");
  const tree = parseProgram(source);
  /** The last of a name counts. */
  const functions: Map<string, ProgramFunction> = new Map();
  for (const statement of tree.body) {
    for (const [name, { params }, start] of functionsOf(statement)) {
      const line = start?.line ?? 0;
      functions.set(name, { name, parameters: parametersOf(params, source), line });
    }
  }
  const isEntered = (node: AnyNode) => !isLone(node) && negated(node) === null;
  const literals = [...nodesIn(tree, isEntered)].flatMap(literalsOf);
  return { functions: [...functions.values()], literals, ended: 0 };
}

/** The functions that a statement of the program gives names to, with the place of each. */
function functionsOf(
  statement: AnyNode,
): [name: string, node: { params: Pattern[] }, start: { line: number } | undefined][] {
  const start = statement.loc?.start;
  switch (statement.type) {
    case "FunctionDeclaration":
      return statement.id ? [[statement.id.name, statement, start]] : [];
    case "ExportNamedDeclaration":
    case "ExportDefaultDeclaration":
      return statement.declaration ? functionsOf(statement.declaration) : [];
    case "VariableDeclaration":
      return statement.declarations.flatMap(({ id, init, loc }) => named(id, init, loc?.start));
    case "ExpressionStatement": {
      const { expression } = statement;
      if (expression.type !== "AssignmentExpression") return [];
      return named(expression.left, expression.right, start);
    }
    default:
      return [];
  }
}

function named(
  pattern: Pattern,
  value: Expression | null | undefined,
  start: { line: number } | undefined,
): ReturnType<typeof functionsOf> {
  const isFunction =
    value?.type === "ArrowFunctionExpression" || value?.type === "FunctionExpression";
  return isFunction && pattern.type === "Identifier" ? [[pattern.name, value, start]] : [];
}

/** Those that are given in their places. */
function parametersOf(patterns: Pattern[], source: string) {
  const rest = patterns.findIndex(({ type }) => type === "RestElement");
  return patterns.slice(0, rest < 0 ? undefined : rest).map((pattern) => {
    const hasPreset = pattern.type === "AssignmentPattern";
    const own = hasPreset ? pattern.left : pattern;
    const preset = hasPreset ? source.slice(pattern.right.start, pattern.right.end) : "";
    return { name: own.type === "Identifier" ? own.name : "", preset };
  });
}

function literalsOf(node: AnyNode): Literal[] {
  const number = negated(node);
  if (number !== null) return [number];
  // Around what is put into a template stand empty texts that nobody wrote.
  if (node.type === "TemplateLiteral" && node.expressions.length === 0 && !node.quasis[0].value.raw)
    return [""];
  if (node.type === "TemplateElement") return node.value.cooked ? short(node.value.cooked) : [];
  if (node.type !== "Literal" || "regex" in node) return [];
  return typeof node.value === "bigint" ? [] : short(node.value);
}

function short(value: unknown): Literal[] {
  if (value !== undefined && !isLiteral(value)) return [];
  if (typeof value === "string") return value.length <= LONGEST_LITERAL ? [value] : [];
  return value === undefined ? [] : [value];
}

/** A number with a minus before it. */
function negated(node: AnyNode) {
  if (node.type !== "UnaryExpression" || node.operator !== "-") return null;
  const { argument } = node;
  const isNumber = argument.type === "Literal" && typeof argument.value === "number";
  return isNumber ? -Number(argument.value) : null;
}

/** A text that stands alone says nothing to the program. */
function isLone(node: AnyNode) {
  return node.type === "ExpressionStatement" && node.expression.type === "Literal";
}

/** The language that a text seems to have. */
export function programLanguageOf(source: string): ProgramLanguage | null {
  if (/^\s*(?:async\s+)?def\s+\w+\s*\(|^(?:from\s+\w+\s+)?import\s+\w+\s*$/m.test(source))
    return "python";
  return /\bfunction\b|=>|^\s*(?:const|let|var)\s/m.test(source) ? "javascript" : null;
}
