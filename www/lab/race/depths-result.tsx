/** The result of a race by depth: a headline, a table, and bars to one depth. */
import { largeNumbers } from "../../messages/large-numbers.ts";
import { useWords } from "../../ui/words.tsx";
import { Bars, useClock } from "../results/bars.tsx";
import { depthReached, nodesTo, phaseWords, resultWords, type Lane } from "../searches/lane.ts";
import { SEARCHES } from "../searches/searches.ts";
import { NumberTable, TableRow } from "../results/table.tsx";
import type { Words } from "../../messages/catalogue.ts";
import type { Player } from "../../../pkg/whole/cutoff.js";

/** `player` is the side to move in the initial position. */
export type DepthRace = { lanes: Lane[]; stopped: boolean; player: Player; budgetMs: number };

export function DepthsResult({ race }: { race: DepthRace }) {
  const words = useWords();
  return (
    <>
      <h2 class="headline">{headline(words, race)}</h2>
      <LaneTable lanes={race.lanes} player={race.player} />
      <ToOneDepth lanes={race.lanes} />
      {remarks(words, race).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

/** Compares textbook searches at the last depth that all of them have finished. */
function ToOneDepth({ lanes }: { lanes: Lane[] }) {
  const { words, say } = useWords();
  const share = useClock(true);
  const textbook = lanes.filter((lane) => deepenedBy(lane) === "textbook");
  const depth = Math.min(...textbook.map(depthReached));
  if (textbook.length < 2 || depth === 0) return null;
  const bars = textbook.map((lane) => {
    const { searchName } = lane;
    const nodes = nodesTo(lane, depth) ?? 0;
    const text = largeNumbers(words).magnitude(nodes, true);
    return { name: say(`lab-search-${searchName}`), fill: SEARCHES[searchName].fill, nodes, text };
  });
  return <Bars bars={bars} caption={say("lab-bars-depth", { depth })} share={share} />;
}

/** Names the searches that reached the most and the least depth, or the proved result. */
function headline(words: Words, { lanes, player, budgetMs }: DepthRace) {
  const { say } = words;
  const raced = lanes.filter((lane) => lane.worth || depthReached(lane) > 0);
  // The depths of textbook searches and of the solver are not comparable.
  const textbook = raced.filter((lane) => deepenedBy(lane) === "textbook");
  const isMixed = textbook.length > 0 && textbook.length < raced.length;
  const begun = isMixed && !raced.some(({ worth }) => worth) ? textbook : raced;
  if (begun.length < (isMixed ? 2 : 1)) return say("race-question-depths");
  const sorted = begun.toSorted((one, other) => rank(other) - rank(one));
  const [best, last] = [sorted[0], sorted[sorted.length - 1]];
  const values = {
    best: say(`lab-search-${best.searchName}`),
    last: say(`lab-search-${last.searchName}`),
    depth: depthReached(best),
    least: depthReached(last),
    seconds: budgetMs / 1_000,
    result: best.worth ? resultWords(words, best.worth, player) : "",
  };
  const alike = best.worth ? last.worth !== null : depthReached(best) === depthReached(last);
  const kind = best.worth ? "proved" : "depth";
  return say(alike ? `depth-headline-${kind}-all` : `depth-headline-${kind}`, values);
}

const deepenedBy = ({ searchName }: Lane) => SEARCHES[searchName].depths?.by;

const rank = (lane: Lane) => (lane.worth ? 1000 : 0) + depthReached(lane);

/** Writes remarks about searches that are not comparable, failed or were stopped. */
function remarks({ say, clauses }: Words, { lanes, stopped }: DepthRace) {
  const failed = lanes.filter(({ phase }) => phase === "failed");
  const searches = clauses(failed.map(({ searchName }) => say(`lab-search-${searchName}`)));
  const solvers = new Set(lanes.map(deepenedBy));
  return [
    solvers.has("textbook") && solvers.has("any-board") ? say("depth-differs") : "",
    stopped ? say("depth-was-stopped") : "",
    failed.length > 0 ? say("depth-was-ended", { searches }) : "",
  ].filter(Boolean);
}

const COLUMNS = ["search", "finished", "reached"] as const;

export function LaneTable({ lanes, player }: { lanes: Lane[]; player: Player }) {
  const { words, say } = useWords();
  const heads = COLUMNS.map((name) => say(`race-column-${name}`));
  return (
    <NumberTable caption={say("depth-caption")} heads={heads} class="lanes">
      {lanes.map((lane) => (
        <TableRow
          key={lane.searchName + lane.phase}
          class={`lane-${lane.phase}`}
          name={[
            <span>{say(`lab-search-${lane.searchName}`)}</span>,
            <span class="lane-state muted">{phaseWords(words, lane, player)}</span>,
          ]}
          cells={cellsOf(words, lane)}
        />
      ))}
    </NumberTable>
  );
}

/** Writes the cells of a lane. Before the first finished depth, the second cell counts nodes. */
function cellsOf(words: Words, lane: Lane) {
  const { say, number } = words;
  const depth = depthReached(lane);
  const visited = depth > 0 ? nodesTo(lane, depth) : lane.visited;
  const isCounted = Boolean(visited) || lane.phase === "proved";
  const nodes = largeNumbers(words).magnitude(visited ?? 0, true);
  const all = say("depth-in-all", { nodes });
  // Connect Four's solver has no depths.
  const unlimited = lane.phase === "proved" ? "to-the-end" : "time-none";
  return [
    depth > 0 ? number(depth) : say(unlimited),
    isCounted ? (depth > 0 ? nodes : all) : say("time-none"),
  ];
}
