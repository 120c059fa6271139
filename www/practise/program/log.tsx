/** A log: in which order a program visits a tree or a position, held against recorded searches. */
import { useMemo, useState } from "preact/hooks";
import { unmarked } from "../../base/typed-text.ts";
import { answering } from "../../engine/workers.ts";
import { EngineRefusal } from "../../engine/engine.ts";
import { STANDARD } from "../../game/shape.ts";
import { hrefOf } from "../../page/address.ts";
import { DEFAULT_EXERCISE, DEMANDS, LONGEST_TEXT, ROOTS } from "../../parts/exercise/exercise.ts";
import { writeChoice } from "../../parts/search/choice.ts";
import { recordPosition, recordTree } from "../../parts/search/recorder.ts";
import { faultText } from "../../parts/search/tree-fault.ts";
import { watchLink } from "../../parts/search/watch-link.ts";
import { useAnswer } from "../../ui/answer.ts";
import { SelectField } from "../../ui/field.tsx";
import { useWords } from "../../ui/words.tsx";
import { CodeField } from "./code-field.tsx";
import { Sides } from "./program.tsx";
import { compareLog, conventionOf, ordersOf, readLog, searchesFor } from "./visit-log.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Exercise } from "../../parts/exercise/exercise.ts";
import type { Scoring } from "../../parts/search/choice.ts";
import type { WayProps } from "./program.tsx";
import type { LoggedSearch, Variant, VisitOrder } from "./visit-log.ts";

/** What is in the fields. */
type Given = Pick<Exercise, "log" | "root" | "demand"> & { subject: string };

/** What a log is of: a board as the engine writes it, or a tree as it was typed. */
type Searched = { text: string; isTree: boolean };

/** What a log is held against, or why there is no search for that. */
type Compared = { refusal: EngineRefusal } | { read: string[]; orders: VisitOrder[] };

/** What is searched and how, as a link says it. */
type Chosen = Pick<Exercise, "demand" | "root" | "log"> & Partial<Exercise>;

export function Way({ exercise, focus, keep, fail }: WayProps) {
  const { say } = useWords();
  const first = useMemo((): Given => {
    const { source, board, tree, log, root, demand } = exercise;
    return { subject: source === "board" ? board : tree, log, root, demand };
  }, []);
  const [given, give] = useState(first);
  const set = (change: Partial<Given>) => give({ ...given, ...change });
  const judged = useAnswer(
    async (signal) => {
      const searched = await readSubject(given.subject, signal);
      if (signal.aborted) return null;
      const chosen = chosenOf(given, searched);
      if (given !== first) keep(chosen);
      const isEmpty = given.log.trim() === "";
      const compared = isEmpty ? null : await compare(given, searched, signal);
      return { searched, chosen, compared };
    },
    [given],
    fail,
  );
  const isTree = judged?.searched.isTree ?? exercise.source !== "board";
  const named = (name: Given["demand"]) => say(`log-demand-${name}`, { course: "CS50" });

  return (
    <Sides
      lead="log"
      form={
        <>
          <CodeField
            label={say("log-subject")}
            rows={2}
            value={given.subject}
            changed={(subject) => set({ subject })}
          />
          <p class="explained">
            {say("log-subject-how", { tree: "[[3,12,8],[2,4,6]]", board: "XOXOX..O." })}
          </p>
          <div class="in-row">
            {isTree && (
              <SelectField
                label={say("tree-root-label")}
                choices={ROOTS.map((name) => [name, say(name)] as const)}
                value={given.root}
                choose={(root) => set({ root })}
              />
            )}
            <SelectField
              label={say("log-demand")}
              choices={DEMANDS.map((name) => [name, named(name)] as const)}
              value={given.demand}
              choose={(demand) => set({ demand })}
            />
          </div>
          <CodeField
            label={say("log-text")}
            rows={6}
            value={given.log}
            changed={(log) => set({ log })}
            hasFocus={focus}
          />
          <p class="explained">{say("log-how")}</p>
        </>
      }
    >
      <div class="program-result" role="status">
        {judged?.compared && <Result {...judged} compared={judged.compared} />}
      </div>
    </Sides>
  );
}

function chosenOf({ subject, log, root, demand }: Given, { text, isTree }: Searched): Chosen {
  const own = { source: "own", tree: subject.trim() || DEFAULT_EXERCISE.tree } as const;
  const kept = log.length <= LONGEST_TEXT ? log : "";
  return { demand, root, log: kept, ...(isTree ? own : { source: "board", board: text }) };
}

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

async function compare(
  { log, demand, root }: Given,
  searched: Searched,
  signal: AbortSignal,
): Promise<Compared> {
  const record = (search: LoggedSearch) => recordOf(search, searched, root === "max", signal);
  try {
    const searches = searchesFor(demand, searched.isTree);
    const records = await Promise.all(
      searches.map(async (search) => ({ search, record: await record(search) })),
    );
    const [{ record: first }] = records;
    const read = readLog(log, first.isTree() ? first.text : searched.text);
    return { read, orders: ordersOf(records) };
  } catch (refusal) {
    if (refusal instanceof EngineRefusal) return { refusal };
    throw refusal;
  }
}

function recordOf(
  search: LoggedSearch,
  { text, isTree }: Searched,
  maximising: boolean,
  signal: AbortSignal,
) {
  const how = { pruning: search.pruning, convention: conventionOf(search) };
  const scoring = scoringOf(search.plain);
  return isTree
    ? recordTree(answering(), { ...how, text, maximising }, signal)
    : recordPosition(answering(), { ...how, board: text, scoring }, signal);
}

const scoringOf = (plain: boolean): Scoring => (plain ? "plain" : "depth-aware");

function Result(told: { searched: Searched; chosen: Chosen; compared: Compared }) {
  const { searched, chosen, compared } = told;
  const { say } = useWords();
  if ("refusal" in compared) {
    const { refusal } = compared;
    const isLarge = refusal.code === "trace-large" || refusal.code === "search-long";
    const board = say(isLarge ? "practise-large" : "practise-no-board");
    return <p>{searched.isTree ? faultText(refusal, searched.text) : board}</p>;
  }
  const { read, orders } = compared;
  const entries = new Set(orders.flatMap((order) => order.entries));
  if (!read.some((entry) => entries.has(entry))) {
    return <h2 class="wrong">{say("log-unread")}</h2>;
  }
  const { same, closest, at } = compareLog(read, orders);
  if (same.length > 0) {
    return (
      <>
        <h2>{say("log-same")}</h2>
        <Searches orders={same} />
        {chosen.demand === "any" && <p class="explained">{say("log-only")}</p>}
      </>
    );
  }
  const values = { at: at + 1, found: read[at] ?? "", wanted: closest.entries[at] ?? "" };
  const way = at >= closest.entries.length ? "more" : at >= read.length ? "fewer" : "other";
  return (
    <>
      <h2 class="wrong">{say("log-differs", values)}</h2>
      <p>{say(`log-${way}`, values)}</p>
      <p>{say("log-closest", { among: chosen.demand === "any" ? "any" : "asked" })}</p>
      <Searches orders={[closest]} />
      <p>
        <a class="button" href={linkTo(closest, at, chosen)}>
          {say("watch-step")}
        </a>
      </p>
    </>
  );
}

function Searches({ orders }: { orders: VisitOrder[] }) {
  const words = useWords();
  const { say } = words;
  return orders.map(({ listed, variants }, at) => (
    <ul key={at}>
      {variants.map((variant, at) => {
        const search = variantText(words, variant);
        return <li key={at}>{say("log-search", { search, listed: say(`log-${listed}`) })}</li>;
      })}
    </ul>
  ));
}

function variantText({ say, list }: Speech, { pruning, strict, hard, right, plain }: Variant) {
  const part = (values: boolean[], no: MessageId, yes: MessageId) => {
    const [one, other] = (values[0] ? [yes, no] : [no, yes]).map((id) => say(id));
    return say("log-or", { count: values.length, one, other });
  };
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

/** The address in Watch of the first difference. */
function linkTo({ nodes, record, search }: VisitOrder, at: number, { tree, root, board }: Chosen) {
  const { pruning, plain } = search;
  const node = nodes[at] ?? 0;
  // Where a leaf has its value, or else where a node is entered; the end if the log goes beyond it.
  const index = record.entering(node) + (record.isLeaf(node) ? 1 : 0);
  const step = at < nodes.length ? index + 1 : record.length;
  const decided = { pruning, convention: conventionOf(search) };
  const written = { text: tree ?? "", maximising: root === "max", ...decided };
  if (record.isTree()) return hrefOf("watch", writeChoice({ tree: written }, step));
  const position = { game: STANDARD.game, board: board ?? "", depth: null, ...decided };
  return watchLink({ ...position, scoring: scoringOf(plain) }, step);
}
