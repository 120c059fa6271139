/** Finds the programs that count a given number of nodes, leaves or cuts on 3×3. */
import { useState } from "preact/hooks";
import { list, loadWords, number, say, sayNamed } from "../../messages/index.ts";
import { SETTINGS } from "../../parts/exercise/exercise.ts";
import { useAsync } from "../../ui/async.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { identify, matchedOfHundred, readTable, type Match } from "./identify.ts";
import { BugLink, ProgramLayout, type WayProps } from "./ways.tsx";
import table from "./counts.csv?raw";
import type { ComponentChildren } from "preact";

/** Minimax without the root, alpha-beta with a new search for each first move, and alpha-beta. */
const EXAMPLES = [549_945, 30_710, 18_297];

/** Turns and reflections of each other, so they count the same from the empty board. */
const LINES = ["rows", "rows-backwards", "columns", "columns-backwards"];

const families = readTable(table);

/** Minimax visits every node, so no search visits more. */
const MOST_NODES = Math.max(...families.map(({ counts }) => counts.nodes));

export function NumberWay({ exercise, keep, fail }: WayProps) {
  const [count, setCount] = useState<number | null>(exercise.number || null);
  const result = useAsync(() => programsOf(count), [count], fail);
  function show(number: number | null) {
    setCount(number);
    if (number !== null) keep({ number });
  }
  return (
    <ProgramLayout
      lead="number"
      form={
        // The field takes its text on Enter, and when the button takes the focus.
        <form class="stack" onSubmit={(event) => event.preventDefault()}>
          <div class="answer in-row wraps">
            <NumberField
              label={say("number-label")}
              range={SETTINGS.number.range}
              value={count}
              choose={show}
              refuse={() => setCount(null)}
            />
            <button class="primary">{say("check")}</button>
          </div>
          <p class="explained">{say("number-about")}</p>
          <div class="in-row wraps">
            <span>{say("number-examples")}</span>
            {EXAMPLES.map((one) => (
              <button type="button" key={one} onClick={() => show(one)}>
                {number(one)}
              </button>
            ))}
          </div>
        </form>
      }
    >
      <Matches answer={count === null ? null : result} />
    </ProgramLayout>
  );
}

/** Finds the programs with a count, and loads the lab's names of their bugs. */
async function programsOf(count: number | null) {
  if (count === null) return null;
  const matches = identify(families, count);
  if (matches.some(({ family }) => family.bug !== "")) await loadWords("lab");
  return { count, matches };
}

function Matches({ answer }: { answer?: { count: number; matches: Match[] } | null }) {
  if (!answer) return <div class="gone-if-empty" role="status" />;
  const { count, matches } = answer;
  const digits = String(count).length;
  const percent = Math.round(matchedOfHundred(families, count));
  const first = matches[0]?.family;
  const chance = `${say("number-only")} ${say("number-chance", { digits, percent })}`;
  const none = say(count > MOST_NODES ? "number-too-many" : "number-none");
  return (
    <div class="program-result stack roomy" role="status">
      <h2>{say("number-found", { count, found: matches.length })}</h2>
      {/* If a usual program has the count, a right one has it. */}
      {first?.bug === "" && (
        <p class="right">
          {say("number-right", { search: first.traits.length > 0 ? "other" : first.algorithm })}
        </p>
      )}
      {matches.map((match, at) => (
        <Counting key={at} {...match} />
      ))}
      <p class="explained">{first ? chance : none}</p>
    </div>
  );
}

function Counting({ family, counted }: Match) {
  const { first, algorithm, bug, traits, scores, returns, orders } = family;
  const isLines = LINES.every((name) => orders.includes(name));
  const others = isLines ? orders.filter((name) => !LINES.includes(name)) : orders;
  const names = [...(isLines ? ["lines"] : []), ...others].map((name) =>
    sayNamed(`program-order-${name}`),
  );
  const isCertain = algorithm === "alpha-beta" && returns.length === 1;
  const hasReturns = isCertain && (returns[0] === "hard" || bug === "strict-cut");
  const start = first === "" ? say("number-empty") : say("number-after", { cell: Number(first) });
  const rows: [label: string, value: ComponentChildren][] = [
    [say("number-counted"), say(`number-${counted}`)],
    [say("number-start"), start],
    [say("number-bug"), bug && <BugLink bug={bug} />],
    ...traits.map((trait): [string, string] => [say("number-trait"), sayNamed(`number-${trait}`)]),
    [say("order"), isLines && others.length > 0 ? say("number-any") : list(names)],
    [say("scores-label"), scores.length > 1 ? say("number-any") : sayNamed(`scores-${scores[0]}`)],
    [say("values-label"), hasReturns && sayNamed(`values-${returns[0]}`)],
  ];
  return (
    <div class="program-found framed stack">
      <h3>{sayNamed(`number-${algorithm}`)}</h3>
      <dl class="keys">
        {rows
          .filter(([, value]) => value)
          .flatMap(([label, value]) => [<dt>{label}</dt>, <dd>{value}</dd>])}
      </dl>
    </div>
  );
}
