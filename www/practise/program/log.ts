/** A log: in which order a program visits a tree or a position, held against recorded searches. */
import { labelled, make, select } from "../../base/elements.ts";
import { unmarked } from "../../base/typed-text.ts";
import { answering } from "../../engine/workers.ts";
import { EngineRefusal } from "../../engine/engine.ts";
import { STANDARD } from "../../game/shape.ts";
import { list, say } from "../../messages/index.ts";
import { hrefOf } from "../../page/address.ts";
import { DEFAULT_EXERCISE, DEMANDS, LONGEST_TEXT } from "../../parts/exercise/exercise.ts";
import { writeChoice } from "../../parts/search/choice.ts";
import { recordPosition, recordTree } from "../../parts/search/recorder.ts";
import { faultText } from "../../parts/search/tree-fault.ts";
import { watchLink } from "../../parts/search/watch-link.ts";
import { compareLog, conventionOf, ordersOf, readLog, searchesFor } from "./visit-log.ts";
import type { Exercise } from "../../parts/exercise/exercise.ts";
import type { Scoring } from "../../parts/search/choice.ts";
import type { OpenWay } from "./program.ts";
import type { LoggedSearch, Variant, VisitOrder } from "./visit-log.ts";

export const open: OpenWay = (frame, { context, exercise, signal, keep }) => {
  const area = (rows: number) =>
    make("textarea", { rows, dir: "ltr", spellcheck: "false", autocomplete: "off" });
  const subject = area(2);
  subject.value = exercise.source === "board" ? exercise.board : exercise.tree;
  const text = area(6);
  text.value = exercise.log;
  const root = select(
    [
      ["max", say("max")],
      ["min", say("min")],
    ],
    exercise.root,
    changed,
  );
  const demand = select(
    DEMANDS.map((name) => [name, say(`log-demand-${name}`, { course: "CS50" })]),
    exercise.demand,
    changed,
  );
  for (const field of [subject, text]) field.addEventListener("input", changed);
  const atRoot = labelled(say("tree-root-label"), root);
  const result = make("div", { class: "program-result", role: "status" });
  frame.fill(
    make(
      "div",
      { class: "program-form" },
      labelled(say("log-subject"), subject),
      make(
        "p",
        { class: "explained" },
        say("log-subject-how", { tree: "[[3,12,8],[2,4,6]]", board: "XOXOX..O." }),
      ),
      make("div", { class: "in-row" }, atRoot, labelled(say("log-demand"), demand)),
      labelled(say("log-text"), text),
      make("p", { class: "explained" }, say("log-how")),
    ),
    [result],
  );

  /** What is searched, as a link says it. */
  function chosen(searched: Searched): Partial<Exercise> {
    return {
      demand: demand.value,
      root: root.value,
      log: text.value.length <= LONGEST_TEXT ? text.value : "",
      ...(searched.isTree
        ? { source: "own", tree: subject.value.trim() || DEFAULT_EXERCISE.tree }
        : { source: "board", board: searched.text }),
    };
  }

  let turn = 0;
  const fail = (error: unknown) => context.fail(error, signal);
  const draw = () => show(false).catch(fail);
  function changed() {
    show(true).catch(fail);
  }

  async function show(isChanged: boolean) {
    const mine = (turn += 1);
    const searched = await readSubject(subject.value, signal);
    if (mine !== turn) return;
    if (isChanged) keep(chosen(searched));
    atRoot.hidden = !searched.isTree;
    if (text.value.trim() === "") return result.replaceChildren();
    try {
      const searches = searchesFor(demand.value, searched.isTree);
      const maximising = root.value === "max";
      const records = await Promise.all(
        searches.map(async (search) => ({
          search,
          record: await recordOf(search, searched, maximising, signal),
        })),
      );
      if (mine !== turn) return;
      const [{ record }] = records;
      const log = readLog(text.value, record.isTree() ? record.text : searched.text);
      result.replaceChildren(...verdict(log, ordersOf(records), chosen(searched)));
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error;
      if (mine !== turn) return;
      const isLarge = error.code === "trace-large" || error.code === "search-long";
      const board = say(isLarge ? "practise-large" : "practise-no-board");
      const fault = searched.isTree ? faultText(error, searched.text) : board;
      result.replaceChildren(make("p", {}, fault));
    }
  }

  draw();
  if (frame.focus) text.focus();
  return () => (turn += 1);
};

/** What a log is of: a board as the engine writes it, or a tree as it was typed. */
type Searched = { text: string; isTree: boolean };

/** Has the engine say whether a text is a board: it reads every form of one. All other texts are trees, or what should be. */
async function readSubject(typed: string, signal: AbortSignal): Promise<Searched> {
  const text = unmarked(typed);
  try {
    // A line break says that what follows is no list of moves.
    const { positions } = await answering().request("replay", [`\n${text}`, "", {}], { signal });
    return { text: positions[0].board, isTree: false };
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    // A board that play cannot reach is refused as one.
    return error.board ? { text: error.board, isTree: false } : { text, isTree: true };
  }
}

function recordOf(
  search: LoggedSearch,
  { text, isTree }: Searched,
  maximising: boolean,
  signal: AbortSignal,
) {
  const how = { pruning: search.pruning, convention: conventionOf(search) };
  return isTree
    ? recordTree(answering(), { ...how, text, maximising }, signal)
    : recordPosition(
        answering(),
        { ...how, board: text, scoring: scoringOf(search.plain) },
        signal,
      );
}

const scoringOf = (plain: boolean): Scoring => (plain ? "plain" : "depth-aware");

function verdict(log: readonly string[], orders: VisitOrder[], chosen: Partial<Exercise>) {
  const entries = new Set(orders.flatMap((order) => order.entries));
  if (!log.some((entry) => entries.has(entry))) {
    return [make("h2", { class: "wrong" }, say("log-unread")), make("p", {}, say("log-how"))];
  }
  const { same, closest, at } = compareLog(log, orders);
  if (same.length > 0) {
    return [make("h2", {}, say("log-same")), ...same.map(searchList), ...only(chosen)];
  }
  const values = { at: at + 1, found: log[at] ?? "", wanted: closest.entries[at] ?? "" };
  const way = at >= closest.entries.length ? "more" : at >= log.length ? "fewer" : "other";
  return [
    make("h2", { class: "wrong" }, say("log-differs", values)),
    make("p", {}, say(`log-${way}`, values)),
    make("p", {}, say("log-closest", { among: chosen.demand === "any" ? "any" : "asked" })),
    searchList(closest),
    linkTo(closest, at, chosen),
  ];
}

/** With a demand, only its searches are looked at. */
const only = ({ demand }: Partial<Exercise>) =>
  demand === "any" ? [make("p", { class: "explained" }, say("log-only"))] : [];

function searchList({ listed, variants }: VisitOrder) {
  const lines = variants.map((variant) =>
    make(
      "li",
      {},
      say("log-search", { search: variantText(variant), listed: say(`log-${listed}`) }),
    ),
  );
  return make("ul", {}, ...lines);
}

function variantText({ pruning, strict, hard, right, plain }: Variant) {
  const part = (values: boolean[], no: MessageId, yes: MessageId) =>
    say("log-or", {
      count: values.length,
      one: say(values[0] ? yes : no),
      other: say(values[0] ? no : yes),
    });
  const order = part(right, "order-left", "order-right");
  if (!pruning) return list([say("number-minimax"), order]);
  return list([
    say("number-alpha-beta"),
    part(strict, "cut-ge", "cut-gt"),
    part(hard, "values-soft", "values-hard"),
    order,
    ...(plain.length === 1 && plain[0] ? [say("scores-plain")] : []),
  ]);
}

/** Watch at the first difference. */
function linkTo(
  { nodes, record, search }: VisitOrder,
  at: number,
  { tree, root, board }: Partial<Exercise>,
) {
  const { pruning, plain } = search;
  const convention = conventionOf(search);
  const node = nodes[at] ?? 0;
  // Where a leaf has its value, or else where a node is entered; the end if the log goes beyond it.
  const index = record.entering(node) + (record.isLeaf(node) ? 1 : 0);
  const step = at < nodes.length ? index + 1 : record.length;
  const decided = { pruning, convention };
  const position = { game: STANDARD.game, board: board ?? "", depth: null, ...decided };
  const written = { text: tree ?? "", maximising: root === "max", ...decided };
  const href = record.isTree()
    ? hrefOf("watch", writeChoice({ tree: written }, step))
    : watchLink({ ...position, scoring: scoringOf(plain) }, step);
  return make("p", {}, make("a", { class: "button", href }, say("watch-step")));
}
