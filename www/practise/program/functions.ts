/**
 * Which functions a program has, and which literals: the language says it. A parser reads JavaScript before it runs;
 * Python reads and begins its own programs.
 */
import { isPlayer } from "./guesses.js";
import { StartFault } from "../../sandbox/sandbox.js";

/** @import { AnyNode, Expression, Pattern } from "acorn" */
/** @import { Literal, ProgramFunction, ProgramLanguage } from "../../sandbox/types.d.ts" */
/** @import { ReadProgram } from "./types.d.ts" */

/** How many functions are looked at. */
const MOST = 40;
/** Longer texts of a program are no sign of a player. */
const LONGEST_LITERAL = 20;

/** What is known of a program that does not start. @type {Omit<ReadProgram, "fault">} */
const NOTHING = { functions: [], literals: new Set() };

/**
 * @param {ProgramLanguage} language
 * @param {string} source
 * @param {() => Promise<unknown>} begin Begins a program in Python, which says its own functions. Rejects with a `StartFault`.
 * @returns {Promise<ReadProgram>} The functions that can be called by name, the likeliest to choose a move first.
 */
export async function readFunctions(language, source, begin) {
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

/** @param {string} name */
function rank(name) {
  if (isPlayer(name)) return 0;
  const isMove = /(best|next|choose|comp|ai|bot|pick|make|get|find).*(move|cell|square|action)/i;
  if (isMove.test(name)) return 1;
  return /minimax|alpha|negamax/i.test(name) ? 2 : 3;
}

/** What a program in Python says of itself, as harness.py has it say; it may say anything. @param {any} said */
function saidByPython(said) {
  const isText = (/** @type {unknown[]} */ ...values) =>
    values.every((one) => typeof one === "string");
  const isFunction = (/** @type {any} */ one) =>
    isText(one?.name) &&
    Array.isArray(one.parameters) &&
    one.parameters.every((/** @type {any} */ part) => isText(part?.name, part?.preset));
  /** @type {(value: any) => any[]} */
  const list = (value) => (Array.isArray(value) ? value : []);
  /** @type {ProgramFunction[]} */
  const functions = list(said?.functions).filter(isFunction);
  /** @type {Literal[]} */
  const literals = list(said?.literals).filter(
    (/** @type {any} */ one) => one === null || typeof one !== "object",
  );
  return { functions, literals, ended: Number(said?.ended) || 0 };
}

/** @param {string} source */
async function inJavaScript(source) {
  const { nodesIn, parseProgram } = await import("../../sandbox/javascript.js");
  const tree = parseProgram(source);
  /** The last of a name counts. @type {Map<string, ProgramFunction>} */
  const functions = new Map();
  for (const statement of tree.body) {
    for (const [name, { params }, start] of functionsOf(statement)) {
      const line = start?.line ?? 0;
      functions.set(name, { name, parameters: parametersOf(params, source), line });
    }
  }
  const isEntered = (/** @type {AnyNode} */ node) => !isLone(node) && negated(node) === null;
  const literals = [...nodesIn(tree, isEntered)].flatMap(literalsOf);
  return { functions: [...functions.values()], literals, ended: 0 };
}

/**
 * The functions that a statement of the program gives names to, with the place of each.
 * @param {AnyNode} statement
 * @returns {[name: string, node: { params: Pattern[] }, start: { line: number } | undefined][]}
 */
function functionsOf(statement) {
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

/**
 * @param {Pattern} pattern
 * @param {Expression | null | undefined} value
 * @param {{ line: number } | undefined} start
 * @returns {ReturnType<typeof functionsOf>}
 */
function named(pattern, value, start) {
  const isFunction =
    value?.type === "ArrowFunctionExpression" || value?.type === "FunctionExpression";
  return isFunction && pattern.type === "Identifier" ? [[pattern.name, value, start]] : [];
}

/** Those that are given in their places. @param {Pattern[]} patterns @param {string} source */
function parametersOf(patterns, source) {
  const rest = patterns.findIndex(({ type }) => type === "RestElement");
  return patterns.slice(0, rest < 0 ? undefined : rest).map((pattern) => {
    const hasPreset = pattern.type === "AssignmentPattern";
    const own = hasPreset ? pattern.left : pattern;
    const preset = hasPreset ? source.slice(pattern.right.start, pattern.right.end) : "";
    return { name: own.type === "Identifier" ? own.name : "", preset };
  });
}

/** @param {AnyNode} node @returns {Literal[]} */
function literalsOf(node) {
  const number = negated(node);
  if (number !== null) return [number];
  // Around what is put into a template stand empty texts that nobody wrote.
  if (node.type === "TemplateLiteral" && node.expressions.length === 0 && !node.quasis[0].value.raw)
    return [""];
  if (node.type === "TemplateElement") return node.value.cooked ? short(node.value.cooked) : [];
  if (node.type !== "Literal" || "regex" in node) return [];
  return typeof node.value === "bigint" ? [] : short(node.value);
}

/** @param {unknown} value @returns {Literal[]} */
function short(value) {
  if (typeof value === "string") return value.length <= LONGEST_LITERAL ? [value] : [];
  return value === undefined ? [] : [/** @type {Literal} */ (value)];
}

/** A number with a minus before it. @param {AnyNode} node */
function negated(node) {
  if (node.type !== "UnaryExpression" || node.operator !== "-") return null;
  const { argument } = node;
  const isNumber = argument.type === "Literal" && typeof argument.value === "number";
  return isNumber ? -Number(argument.value) : null;
}

/** A text that stands alone says nothing to the program. @param {AnyNode} node */
function isLone(node) {
  return node.type === "ExpressionStatement" && node.expression.type === "Literal";
}
