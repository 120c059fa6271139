/** Guesses the forms of a call from a function's parameters and its program's literals. */
import { CELLS, EMPTIES, emptyOf, SIGNS } from "./call-form.ts";
import { keysOf } from "../../base/keys-of.ts";
import type { ProgramFunction } from "../../sandbox/sandbox.ts";
import type { CallForm, Input, ArgumentForm } from "./call-form.ts";
import type { Literals } from "./functions.ts";

/** The number of functions to try. Each can take hundreds of calls. */
const MOST_FUNCTIONS = 3;
/** The number of ways to fill the parameters. All combinations would not fit into memory. */
const MOST_WAYS = 24;

/** True if the name of a function says that it chooses a move. */
export const isPlayer = (name: string) => /(^|\.)(get|find|choose)?_?best_?move$/i.test(name);

/**
 * Lists the likeliest functions. If some have a player's name, lists only these: other functions
 * help them, and would look like bad players.
 */
export function likelyFunctions(functions: readonly ProgramFunction[]) {
  const players = functions.filter(({ name }) => isPlayer(name));
  return (players.length > 0 ? players : functions).slice(0, MOST_FUNCTIONS);
}

/** Patterns of parameter names, each with the values that it may expect, the likeliest first. */
const ROLES: readonly (readonly [RegExp, readonly Input[]])[] = [
  [/alpha/i, ["least"]],
  [/beta/i, ["most"]],
  [/depth|level|ply|plies/i, ["zero", "free"]],
  [/^is_|^is[A-Z]|max/, ["is-x", "is-o", "sign"]],
  [/colou?r/i, ["sign", "one-or-minus", "is-x"]],
  [/opp|other|enemy|human|^hu$/i, ["other"]],
  [
    /player|side|turn|mark|sign|symbol|piece|letter|who|comp|^ai$|^p$/i,
    ["sign", "is-x", "is-o", "one-or-minus"],
  ],
];
/** The same for default values. */
const PRESETS: typeof ROLES = [
  [/^["'`][xo]["'`]$/i, ["sign"]],
  [/^(?:true|false)$/i, ["is-x", "is-o"]],
  [/^0$/, ["zero", "free"]],
  [/^-.*inf/i, ["least"]],
  [/inf/i, ["most"]],
];
/** The values of a parameter with another name. */
const ANY: readonly Input[] = ["sign", "is-x", "is-o", "zero", "free", "other"];
/** The arguments that tell whose turn it is. */
const SIDE: readonly Input[] = ["sign", "is-x", "is-o", "one-or-minus"];

const roleOf = ({ name, preset }: { name: string; preset: string }) =>
  (ROLES.find(([names]) => names.test(name)) ??
    PRESETS.find(([presets]) => presets.test(preset)))?.[1];

function boardAt({ parameters }: ProgramFunction) {
  const at = parameters.findIndex(({ name }) =>
    /board|state|grid|cells|field|squares|position|^[bs]$/i.test(name),
  );
  return Math.max(0, at);
}

/** True if this parameter, or one after it, tells a function whose turn it is. */
export function takesSide(fn: ProgramFunction, from = 0) {
  return fn.parameters.some((parameter, at) => {
    const isOther = at >= from && at !== boardAt(fn);
    return isOther && roleOf(parameter)?.some((input) => SIDE.includes(input));
  });
}

/**
 * Lists the ways to fill the parameters, the likeliest first. Those with defaults may be left out
 * from the last on. That comes first unless such a parameter tells whose turn it is.
 */
export function waysToGive(fn: ProgramFunction): Input[][] {
  const { parameters } = fn;
  const board = boardAt(fn);
  const withoutPreset = parameters.findLastIndex(({ preset }) => preset === "");
  const needed = Math.max(board, withoutPreset);
  /** Fills one parameter and all after it. */
  const from = (at: number): Input[][] => {
    if (at >= parameters.length) return [[]];
    const inputs: readonly Input[] = at === board ? ["board"] : (roleOf(parameters[at]) ?? ANY);
    const after = from(at + 1);
    const filled = inputs.flatMap((one) => after.map((rest) => [one, ...rest]));
    const left = at <= needed ? [] : [[]];
    return (takesSide(fn, at) ? [...filled, ...left] : [...left, ...filled]).slice(0, MOST_WAYS);
  };
  return parameters.length === 0 ? [["board"]] : from(0);
}

/** Signs. No pair is reversed: a program that plays for the wrong side would look right. */
const LETTERS = ["X O", "x o", "X 0"] as const;
const NUMBERS = ["1 -1", "1 2", "0 1"] as const;
const ALL_SIGNS = [...LETTERS, ...NUMBERS];
const ALL_CELLS = keysOf(CELLS);

export const areLiterals = (signs: CallForm["signs"], literals: Literals) =>
  SIGNS[signs].every((sign) => literals.has(sign));

/** Lists the pairs of signs that are both literals, else pairs with one of them, else all. */
function signsIn(literals: Literals) {
  const both = LETTERS.filter((signs) => areLiterals(signs, literals));
  if (both.length > 0) return both;
  const one = LETTERS.filter((signs) => SIGNS[signs].some((sign) => literals.has(sign)));
  if (one.length > 0) return one;
  return literals.has(1) ? [...NUMBERS, ...LETTERS] : ALL_SIGNS;
}

/** Lists the likely empty cells. Every program has 0 and 1, so beside letters they come last. */
function emptiesIn(literals: Literals, signs: CallForm["signs"]): CallForm["empty"][] {
  const isLiteral = (empty: CallForm["empty"]) => literals.has(emptyOf(empty, 0));
  const numbers = (["0", "-1"] as const).filter(isLiteral);
  const words = (["", "null"] as const).filter(isLiteral);
  if (isNumeric(signs)) return [...numbers, ...words];
  const texts = ([".", " ", "_", "-"] as const).filter(isLiteral);
  // Programs for an index from 0 get no legal move from numbers from 1, but not the reverse.
  return [...texts, ...words, "number", "index", ...numbers];
}

const isNumeric = (signs: CallForm["signs"]) => NUMBERS.some((one) => one === signs);

/** Lists the forms to try: first those that the literals suggest, then all others. */
export function formsFor(fn: ProgramFunction, literals: Literals): ArgumentForm[][] {
  const forms = (
    allSigns: readonly CallForm["signs"][],
    emptiesOf: (signs: CallForm["signs"]) => readonly CallForm["empty"][],
  ) => {
    const boards = allSigns.flatMap((signs) =>
      emptiesOf(signs).flatMap((empty) => ALL_CELLS.map((cells) => ({ cells, empty, signs }))),
    );
    return waysToGive(fn).flatMap((inputs) =>
      boards.filter(isPossible).map((board) => ({ ...board, inputs })),
    );
  };
  const likely = forms(signsIn(literals), (signs) => emptiesIn(literals, signs));
  const keys = new Set(likely.map((form) => JSON.stringify(form)));
  const others = forms(ALL_SIGNS, () => EMPTIES).filter((form) => !keys.has(JSON.stringify(form)));
  return [likely, others];
}

/** True if no two cells look the same, and a text has nine characters. */
function isPossible({ cells, empty, signs }: Omit<ArgumentForm, "inputs">) {
  const isNumber = isNumeric(signs);
  if (isNumber && (empty === "index" || empty === "number")) return false;
  if (SIGNS[signs].some((sign) => String(sign) === empty)) return false;
  return cells !== "text" || (!isNumber && /^[. _-]$/.test(empty));
}
