/** A number: which programs count that many nodes, leaves or cuts on 3×3. */
import { button, make } from "../../base/elements.ts";
import { list, loadWords, number as figure, say, sayNamed } from "../../messages/index.ts";
import { numberField } from "../../page/number-field.ts";
import { COUNTS_OF_PROGRAMS } from "../../parts/exercise/exercise.ts";
import { bugLink } from "./program.ts";
import { identify, matchedOfHundred, readTable } from "./identify.ts";
import table from "./counts.csv?raw";
import type { Match } from "./identify.ts";
import type { OpenWay } from "./program.ts";

/** Numbers to try: minimax without the root, alpha-beta that begins anew for each first move, and alpha-beta. */
const EXAMPLES = [549_945, 30_710, 18_297];

/** Orders of which every one counts the same from the empty board: turns and reflections of each other. */
const LINES = ["rows", "rows-backwards", "columns", "columns-backwards"];

const families = readTable(table);

export const open: OpenWay = (frame, { context, exercise, signal, keep }) => {
  const field = numberField(say("number-label"), COUNTS_OF_PROGRAMS);
  const check = make("button", { class: "primary" }, say("check"));
  const examples = EXAMPLES.map((count) =>
    button(figure(count), () => {
      field.show(count);
      show(count);
    }),
  );
  const form = make(
    "form",
    { class: "program-form", onsubmit: submit },
    make("div", { class: "answer" }, field.element, check, field.fault),
    make("p", { class: "explained" }, say("number-about")),
    make("div", { class: "buttons" }, make("span", {}, say("number-examples")), ...examples),
  );
  const result = make("div", { class: "program-result", role: "status" });
  frame.fill(form, [result]);
  let turn = 0;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const count = field.read();
    if (count != null) return show(count);
    // What was found of another number is no answer to this one.
    turn += 1;
    result.replaceChildren();
  }

  function show(count: number) {
    look(count).catch((error) => context.fail(error, signal));
  }

  async function look(count: number) {
    keep({ number: count });
    const mine = (turn += 1);
    const found = identify(families, count);
    // The names of the bugs are words of the lab.
    if (found.some(({ family }) => family.bug !== "")) await loadWords("lab");
    if (mine !== turn) return;
    result.replaceChildren(
      make("h2", {}, say("number-found", { count, found: found.length })),
      ...found.slice(0, 1).flatMap(rightness),
      ...found.map(programOf),
      make("p", { class: "explained" }, say(wordsAfter(count, found)), ...chance(count, found)),
    );
  }

  if (exercise.number !== undefined) {
    field.show(exercise.number);
    show(exercise.number);
  } else if (frame.focus) field.input.focus();
  return () => (turn += 1);
};

/** Minimax visits every node: no search that ends where a game ends visits more. */
const MOST = Math.max(...families.map(({ counts }) => counts.nodes));

function wordsAfter(count: number, found: Match[]) {
  if (found.length > 0) return "number-only";
  return count > MOST ? "number-too-many" : "number-none";
}

/** How easily a number matches by chance. */
function chance(count: number, found: Match[]) {
  if (found.length === 0) return [];
  const values = {
    digits: String(count).length,
    percent: Math.round(matchedOfHundred(families, count)),
  };
  return [` ${say("number-chance", values)}`];
}

/** Whether a right program counts so, if one of the usual does. */
function rightness({ family: { algorithm, bug, traits } }: Match) {
  if (bug !== "") return [];
  const search = traits.length > 0 ? "other" : algorithm;
  return [make("p", { class: "right" }, say("number-right", { search }))];
}

type Row = [label: string, value: Node | string];

/** A program in words. */
function programOf({ family, counted }: Match) {
  const { first, algorithm, bug, traits, scores, returns, orders } = family;
  const isCut = algorithm === "alpha-beta";
  const isLines = LINES.every((name) => orders.includes(name));
  const others = isLines ? orders.filter((name) => !LINES.includes(name)) : orders;
  const named = [...(isLines ? ["lines"] : []), ...others].map((name) => sayNamed(`order-${name}`));
  const row = (label: string, value: Node | string): Row => [label, value];
  const lines: Row[] = [
    [say("number-counted"), say(`number-${counted}`)],
    [
      say("number-start"),
      first === "" ? say("number-empty") : say("number-after", { cell: Number(first) }),
    ],
    ...(bug === "" ? [] : [row(say("number-bug"), bugLink(bug))]),
    ...traits.map((trait) => row(say("number-trait"), sayNamed(`number-${trait}`))),
    [say("order"), isLines && others.length > 0 ? say("number-any") : list(named)],
    [say("scores-label"), scores.length > 1 ? say("number-any") : sayNamed(`scores-${scores[0]}`)],
  ];
  if (isCut && returns.length === 1 && (returns[0] === "hard" || bug === "strict-cut")) {
    lines.push([say("values-label"), sayNamed(`values-${returns[0]}`)]);
  }
  return make(
    "div",
    { class: "program-found" },
    make("h3", {}, sayNamed(`number-${algorithm}`)),
    make(
      "dl",
      {},
      ...lines.flatMap(([label, value]) => [make("dt", {}, label), make("dd", {}, value)]),
    ),
  );
}
