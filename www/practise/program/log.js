/** A log: in which order a program visits a tree or a position, held against recorded searches. */
import { labelled, make, select } from "../../base/elements.js";
import { answering } from "../../engine/workers.js";
import { EngineRefusal } from "../../engine/engine.js";
import { STANDARD } from "../../game/shape.js";
import { list, say } from "../../messages/index.js";
import { hrefOf } from "../../page/address.js";
import { DEFAULT_EXERCISE, DEMANDS, LONGEST_TEXT } from "../../parts/exercise/exercise.js";
import { writeChoice } from "../../parts/search/choice.js";
import { recordPosition, recordTree } from "../../parts/search/recorder.js";
import { faultText } from "../../parts/search/tree-fault.js";
import { watchLink } from "../../parts/search/watch-link.js";
import {
  compareLog,
  conventionOf,
  isBoard,
  ordersOf,
  readLog,
  searchesFor,
  textOf,
} from "./visit-log.js";

/** @import { Exercise } from "../../parts/exercise/types.d.ts" */
/** @import { OpenWay, VisitOrder, LoggedSearch, Variant } from "./types.d.ts" */

/** @type {OpenWay} */
export function open(frame, { context, exercise, signal, keep }) {
  const area = (/** @type {number} */ rows) =>
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
  const atRoot = labelled(say("practise-set-root"), root);
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

  /** What is searched, as a link says it. @returns {Partial<Exercise>} */
  function chosen() {
    const searched = textOf(subject.value);
    return {
      demand: /** @type {Exercise["demand"]} */ (demand.value),
      root: /** @type {Exercise["root"]} */ (root.value),
      log: text.value.length <= LONGEST_TEXT ? text.value : "",
      ...(isBoard(searched)
        ? { source: "board", board: searched }
        : { source: "own", tree: subject.value.trim() || DEFAULT_EXERCISE.tree }),
    };
  }

  let turn = 0;
  const draw = () => show().catch((error) => context.fail(error, signal));
  function changed() {
    keep(chosen());
    draw();
  }

  async function show() {
    const mine = (turn += 1);
    const searched = textOf(subject.value);
    const isTree = !isBoard(searched);
    atRoot.hidden = !isTree;
    const log = readLog(text.value, searched);
    if (text.value.trim() === "") return result.replaceChildren();
    try {
      const searches = searchesFor(/** @type {Exercise["demand"]} */ (demand.value), isTree);
      const maximising = root.value === "max";
      const records = await Promise.all(
        searches.map(async (search) => ({
          search,
          record: await recordOf(search, searched, maximising, signal),
        })),
      );
      if (mine === turn) result.replaceChildren(...verdict(log, ordersOf(records), chosen()));
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error;
      if (mine !== turn) return;
      const isLarge = error.code === "trace-large" || error.code === "search-long";
      const board = say(isLarge ? "practise-large" : "practise-no-board");
      result.replaceChildren(make("p", {}, isTree ? faultText(error, searched) : board));
    }
  }

  draw();
  if (frame.focus) text.focus();
  return () => (turn += 1);
}

/** @param {LoggedSearch} search @param {string} text @param {boolean} maximising @param {AbortSignal} signal */
function recordOf(search, text, maximising, signal) {
  const how = { pruning: search.pruning, convention: conventionOf(search) };
  return isBoard(text)
    ? recordPosition(answering(), { ...how, board: text, scoring: scoringOf(search.plain) }, signal)
    : recordTree(answering(), { ...how, text, maximising }, signal);
}

/** @param {boolean} plain @returns {"plain" | "depth-aware"} */
const scoringOf = (plain) => (plain ? "plain" : "depth-aware");

/** @param {readonly string[]} log @param {VisitOrder[]} orders @param {Partial<Exercise>} chosen */
function verdict(log, orders, chosen) {
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
    make("p", {}, say(chosen.demand === "any" ? "log-closest" : "log-closest-asked")),
    searchList(closest),
    linkTo(closest, at, chosen),
  ];
}

/** With a demand, only its searches are looked at. @param {Partial<Exercise>} chosen */
const only = ({ demand }) =>
  demand === "any" ? [make("p", { class: "explained" }, say("log-only"))] : [];

/** @param {VisitOrder} order */
function searchList({ listed, variants }) {
  const lines = variants.map((variant) =>
    make(
      "li",
      {},
      say("log-search", { search: variantText(variant), listed: say(`log-${listed}`) }),
    ),
  );
  return make("ul", {}, ...lines);
}

/** @param {Variant} variant */
function variantText({ pruning, strict, hard, right, plain }) {
  /** @param {boolean[]} values @param {string} no @param {string} yes */
  const part = (values, no, yes) =>
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

/** Watch at the first difference. @param {VisitOrder} order @param {number} at @param {Partial<Exercise>} chosen */
function linkTo({ nodes, record, search }, at, { tree, root, board }) {
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
  return make("p", {}, make("a", { class: "button", href }, say("log-watch")));
}
