/** A log: in which order a program visits a tree or a position, held against recorded searches. */
import { useState } from "preact/hooks";
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
import type { WayProps } from "./program.tsx";
import type { LoggedSearch, Variant, VisitOrder } from "./visit-log.ts";

/** What a log is of: a board as the engine writes it, or a tree as it was typed. */
type Searched = { text: string; isTree: boolean };

/** What a log is held against, or why there is no search for that. */
type Compared = EngineRefusal | { read: string[]; orders: VisitOrder[] };

export function Way({ exercise, keep, fail }: WayProps) {
  const { say } = useWords();
  const { source, board, tree } = exercise;
  const [subject, setSubject] = useState(source === "board" ? board : tree);
  const [given, give] = useState(exercise);
  const set = (change: Partial<Exercise>) => give({ ...given, ...change });
  const { log, root, demand } = given;
  const judged = useAnswer(
    async (signal) => {
      const searched = await readSubject(subject, signal);
      if (signal.aborted) return null;
      const isFirst = given === exercise && subject === (source === "board" ? board : tree);
      if (!isFirst) keep(linked(given, subject, searched));
      const compared = log.trim() === "" ? null : await compare(given, searched, signal);
      return { searched, given, compared };
    },
    [given, subject],
    fail,
  );
  const isTree = judged?.searched.isTree ?? source !== "board";
  return (
    <Sides
      lead="log"
      form={
        <>
          <CodeField label={say("log-subject")} rows={2} value={subject} changed={setSubject} />
          <p class="explained">
            {say("log-subject-how", { tree: "[[3,12,8],[2,4,6]]", board: "XOXOX..O." })}
          </p>
          <div class="in-row">
            {isTree && (
              <SelectField
                label={say("tree-root-label")}
                choices={ROOTS.map((name) => [name, say(name)] as const)}
                value={root}
                choose={(root) => set({ root })}
              />
            )}
            <SelectField
              label={say("log-demand")}
              choices={DEMANDS.map(
                (name) => [name, say(`log-demand-${name}`, { course: "CS50" })] as const,
              )}
              value={demand}
              choose={(demand) => set({ demand })}
            />
          </div>
          <CodeField label={say("log-text")} rows={6} value={log} changed={(log) => set({ log })} />
          <p class="explained">{say("log-how")}</p>
        </>
      }
    >
      <div class="program-result stack roomy" role="status">
        {judged?.compared && <Result {...judged} compared={judged.compared} />}
      </div>
    </Sides>
  );
}

/** What a link says of it. */
function linked({ log, root, demand }: Exercise, subject: string, { text, isTree }: Searched) {
  const own = { source: "own", tree: subject.trim() || DEFAULT_EXERCISE.tree } as const;
  const kept = log.length <= LONGEST_TEXT ? log : "";
  return {
    demand,
    root,
    log: kept,
    ...(isTree ? own : ({ source: "board", board: text } as const)),
  };
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
  { log, demand, root }: Exercise,
  { text, isTree }: Searched,
  signal: AbortSignal,
): Promise<Compared> {
  const maximising = root === "max";
  const recordOf = (search: LoggedSearch) =>
    isTree
      ? recordTree(answering(), { ...howOf(search), text, maximising }, signal)
      : recordPosition(answering(), { ...howOf(search), board: text }, signal);
  try {
    const records = await Promise.all(
      searchesFor(demand, isTree).map(async (search) => ({
        search,
        record: await recordOf(search),
      })),
    );
    const [{ record }] = records;
    const read = readLog(log, record.isTree() ? record.text : text);
    return { read, orders: ordersOf(records) };
  } catch (refusal) {
    if (refusal instanceof EngineRefusal) return refusal;
    throw refusal;
  }
}

/** A search in the words that the engine takes. */
const howOf = (search: LoggedSearch) => ({
  pruning: search.pruning,
  convention: conventionOf(search),
  scoring: search.plain ? ("plain" as const) : ("depth-aware" as const),
});

function Result(told: { searched: Searched; given: Exercise; compared: Compared }) {
  const { searched, given, compared } = told;
  const { say } = useWords();
  if (compared instanceof EngineRefusal) {
    const isLarge = compared.code === "trace-large" || compared.code === "search-long";
    const board = say(isLarge ? "practise-large" : "practise-no-board");
    return <p>{searched.isTree ? faultText(compared, searched.text) : board}</p>;
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
        {given.demand === "any" && <p class="explained">{say("log-only")}</p>}
      </>
    );
  }
  const values = { at: at + 1, found: read[at] ?? "", wanted: closest.entries[at] ?? "" };
  const way = at >= closest.entries.length ? "more" : at >= read.length ? "fewer" : "other";
  return (
    <>
      <h2 class="wrong">{say("log-differs", values)}</h2>
      <p>{say(`log-${way}`, values)}</p>
      <p>{say("log-closest", { among: given.demand === "any" ? "any" : "asked" })}</p>
      <Searches orders={[closest]} />
      <p>
        <a class="button" href={linkTo(closest, at, told)}>
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
function linkTo(
  { nodes, record, search }: VisitOrder,
  at: number,
  { searched: { text }, given }: { searched: Searched; given: Exercise },
) {
  const node = nodes[at] ?? 0;
  // Where a leaf has its value, or else where a node is entered; the end if the log goes beyond it.
  const index = record.entering(node) + (record.isLeaf(node) ? 1 : 0);
  const step = at < nodes.length ? index + 1 : record.length;
  const { scoring, ...how } = howOf(search);
  if (record.isTree()) {
    const tree = { text: record.text, maximising: given.root === "max", ...how };
    return hrefOf("watch", writeChoice({ tree }, step));
  }
  return watchLink({ ...how, scoring, game: STANDARD.game, board: text, depth: null }, step);
}
