/** A log: in which order a program visits a tree or a position, held against recorded searches. */
import { labelled, make, select } from "../../base/elements.ts";
import { unmarked } from "../../base/typed-text.ts";
import { answering } from "../../engine/workers.ts";
import { EngineRefusal } from "../../engine/engine.ts";
import { STANDARD } from "../../game/shape.ts";
import { list, say } from "../../messages/index.ts";
import { hrefOf } from "../../page/address.ts";
import { DEFAULT_EXERCISE, DEMANDS, LONGEST_TEXT, ROOTS } from "../../parts/exercise/exercise.ts";
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
  const fields = logFields(exercise, () => draw(true));
  const result = make("div", { class: "program-result", role: "status" });
  frame.fill(fields.element, [result]);
  let turn = 0;

  function draw(isChanged: boolean) {
    show(isChanged).catch((error) => context.fail(error, signal));
  }

  async function show(isChanged: boolean) {
    const mine = (turn += 1);
    const searched = await readSubject(fields.subject(), signal);
    if (mine !== turn) return;
    const chosen = fields.chosen(searched);
    if (isChanged) keep(chosen);
    fields.show(searched);
    const log = fields.log();
    const said = log.trim() === "" ? [] : await judged(log, searched, chosen, signal);
    if (mine === turn) result.replaceChildren(...said);
  }

  draw(false);
  if (frame.focus) fields.focus();
  return () => (turn += 1);
};

/** What is searched and how, and the log itself. */
function logFields({ source, board, tree, log, root, demand }: Exercise, changed: () => void) {
  const area = (rows: number, value: string) => {
    const look = { rows, dir: "ltr", spellcheck: "false", autocomplete: "off" } as const;
    const field = make("textarea", { ...look, oninput: changed });
    field.value = value;
    return field;
  };
  const explained = (text: string) => make("p", { class: "explained" }, text);
  const subject = area(2, source === "board" ? board : tree);
  const text = area(6, log);
  const sides = ROOTS.map((name) => [name, say(name)] as const);
  const roots = select(sides, root, changed);
  const named = DEMANDS.map(
    (name) => [name, say(`log-demand-${name}`, { course: "CS50" })] as const,
  );
  const demands = select(named, demand, changed);
  const atRoot = labelled(say("tree-root-label"), roots);
  return {
    element: make(
      "div",
      { class: "program-form" },
      labelled(say("log-subject"), subject),
      explained(say("log-subject-how", { tree: "[[3,12,8],[2,4,6]]", board: "XOXOX..O." })),
      make("div", { class: "in-row" }, atRoot, labelled(say("log-demand"), demands)),
      labelled(say("log-text"), text),
      explained(say("log-how")),
    ),
    subject: () => subject.value,
    log: () => text.value,
    focus: () => text.focus(),
    show: ({ isTree }: Searched) => (atRoot.hidden = !isTree),
    /** What is searched, as a link says it. */
    chosen: (searched: Searched): Chosen => ({
      demand: demands.value,
      root: roots.value,
      log: text.value.length <= LONGEST_TEXT ? text.value : "",
      ...(searched.isTree
        ? { source: "own", tree: subject.value.trim() || DEFAULT_EXERCISE.tree }
        : { source: "board", board: searched.text }),
    }),
  };
}

/** What is said of a log, or why there is no search to hold it against. */
async function judged(text: string, searched: Searched, chosen: Chosen, signal: AbortSignal) {
  try {
    const records = await Promise.all(
      searchesFor(chosen.demand, searched.isTree).map(async (search) => ({
        search,
        record: await recordOf(search, searched, chosen.root === "max", signal),
      })),
    );
    const [{ record }] = records;
    const log = readLog(text, record.isTree() ? record.text : searched.text);
    return verdict(log, ordersOf(records), chosen);
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    const isLarge = error.code === "trace-large" || error.code === "search-long";
    const board = say(isLarge ? "practise-large" : "practise-no-board");
    return [make("p", {}, searched.isTree ? faultText(error, searched.text) : board)];
  }
}

/** What a log is of: a board as the engine writes it, or a tree as it was typed. */
type Searched = { text: string; isTree: boolean };

type Chosen = Partial<Exercise> & Pick<Exercise, "demand" | "root">;

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

function verdict(log: readonly string[], orders: VisitOrder[], chosen: Chosen) {
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
