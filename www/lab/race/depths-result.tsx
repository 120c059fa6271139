/** The result of a race by depth: a headline, a table, and bars to one depth. */
import { largeNumbers } from "../../messages/large-numbers.ts";
import { useWords } from "../../ui/words.tsx";
import { Bars, useClock } from "../results/bars.tsx";
import { depthReached, nodesTo, outcomeText, phaseText } from "../searches/search-state.ts";
import { SEARCHES } from "../searches/searches.ts";
import { NumberTable, TableRow } from "../results/table.tsx";
import type { Words } from "../../messages/catalogue.ts";
import type { Player } from "../../../pkg/whole/cutoff.js";
import type { SearchState } from "../searches/search-state.ts";
import type { runSearches } from "../searches/run-searches.ts";

/** `player` is the side to move in the initial position. */
type Ended = NonNullable<Awaited<ReturnType<typeof runSearches>>>;
export type DepthRace = Ended & { player: Player; budgetMs: number };

export function DepthsResult({ race }: { race: DepthRace }) {
  const words = useWords();
  return (
    <>
      <DepthsTable searches={race.searches} player={race.player} />
      <CommonDepthBars searches={race.searches} />
      {remarks(words, race).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

/** Compares textbook searches at the last depth that all of them have finished. */
function CommonDepthBars({ searches }: { searches: SearchState[] }) {
  const { words, say } = useWords();
  const share = useClock(true);
  const textbook = searches.filter((search) => wayOf(search) === "textbook");
  const depth = Math.min(...textbook.map(depthReached));
  if (textbook.length < 2 || depth === 0) return null;
  const bars = textbook.map((search) => {
    const { searchName } = search;
    const nodes = nodesTo(search, depth) ?? 0;
    const text = largeNumbers(words).magnitude(nodes, true);
    return { name: say(`lab-search-${searchName}`), fill: SEARCHES[searchName].fill, nodes, text };
  });
  return <Bars bars={bars} caption={say("lab-bars-depth", { depth })} share={share} />;
}

/** Names the searches that reached the most and the least depth, or the proved result. */
export function depthsHeadline(words: Words, { searches, player, budgetMs }: DepthRace) {
  const { say } = words;
  const raced = searches.filter((search) => search.result || depthReached(search) > 0);
  // The depths of textbook searches and of the solver are not comparable.
  const textbook = raced.filter((search) => wayOf(search) === "textbook");
  const isMixed = textbook.length > 0 && textbook.length < raced.length;
  const begun = isMixed && !raced.some(({ result }) => result) ? textbook : raced;
  if (begun.length < (isMixed ? 2 : 1)) return say("race-question-depths");
  const sorted = begun.toSorted((one, other) => rank(other) - rank(one));
  const [best, last] = [sorted[0], sorted[sorted.length - 1]];
  const values = {
    best: say(`lab-search-${best.searchName}`),
    last: say(`lab-search-${last.searchName}`),
    depth: depthReached(best),
    least: depthReached(last),
    seconds: budgetMs / 1_000,
    result: best.result ? outcomeText(words, best.result, player) : "",
  };
  const alike = best.result ? last.result !== null : depthReached(best) === depthReached(last);
  const kind = best.result ? "proved" : "depth";
  return say(alike ? `race-headline-${kind}-all` : `race-headline-${kind}`, values);
}

const wayOf = ({ searchName }: SearchState) => SEARCHES[searchName].depths?.by;

const rank = (search: SearchState) => (search.result ? 1000 : 0) + depthReached(search);

/** Writes remarks about searches that are not comparable, failed or were stopped. */
function remarks({ say, clauses }: Words, { searches, stopped }: DepthRace) {
  const failed = searches.filter(({ phase }) => phase === "failed");
  const names = clauses(failed.map(({ searchName }) => say(`lab-search-${searchName}`)));
  const solvers = new Set(searches.map(wayOf));
  return [
    solvers.has("textbook") && solvers.has("any-board") ? say("race-differs") : "",
    stopped ? say("race-was-stopped") : "",
    failed.length > 0 ? say("race-was-ended", { searches: names }) : "",
  ].filter(Boolean);
}

const COLUMNS = ["search", "finished", "reached"] as const;

export function DepthsTable({ searches, player }: { searches: SearchState[]; player: Player }) {
  const { words, say } = useWords();
  const heads = COLUMNS.map((name) => say(`race-column-${name}`));
  return (
    <NumberTable caption={say("race-depths-caption")} heads={heads} class="depths-table">
      {searches.map((search) => (
        <TableRow
          key={search.searchName + search.phase}
          name={[
            <span>{say(`lab-search-${search.searchName}`)}</span>,
            <span class="muted" data-phase={search.phase}>
              {phaseText(words, search, player)}
            </span>,
          ]}
          cells={cellsOf(words, search)}
        />
      ))}
    </NumberTable>
  );
}

/** Writes the cells of a search. Before the first finished depth, the second cell counts nodes. */
function cellsOf(words: Words, search: SearchState) {
  const { say, number } = words;
  const depth = depthReached(search);
  const visited = depth > 0 ? nodesTo(search, depth) : search.nodes;
  const isCounted = Boolean(visited) || search.phase === "proved";
  const nodes = largeNumbers(words).magnitude(visited ?? 0, true);
  const all = say("race-in-all", { nodes });
  // Connect Four's solver has no depths.
  const unlimited = search.phase === "proved" ? "to-the-end" : "time-none";
  return [
    depth > 0 ? number(depth) : say(unlimited),
    isCounted ? (depth > 0 ? nodes : all) : say("time-none"),
  ];
}
