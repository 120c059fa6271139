/** What the orders have visited, in words and as a chart. */
import { largeNumbers } from "../../page/large-numbers.ts";
import { Fold } from "../../ui/fold.tsx";
import { useWords } from "../../ui/words.tsx";
import { DotChart } from "../chart/dots.tsx";
import { percentText } from "../table.tsx";
import { ORDERS, isInformed } from "./orders.ts";
import type { Player } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { OrderCounts, OrderName } from "./orders.ts";
import type { Dots } from "../chart/dots.tsx";

/** Orders hardly differ if one visits at most this many times the nodes of another. */
const HARDLY = 1.05;

export function orderWords({ say }: Speech, name: OrderName | "minimax") {
  if (name === "minimax") return say("minimax-name");
  return say(isInformed(name) ? `order-${name}` : `orders-${name}`);
}

/** What whole searches of one position are compared with. */
interface WholeCount {
  winner: Player | null;
  proof: number | null;
}

/**
 * @param about Which positions these are.
 * @param tried What other orders of the visitor visit.
 */
export function OrderResult({
  counts,
  about,
  whole,
  tried,
}: {
  counts: OrderCounts;
  about: string;
  whole: WholeCount | null;
  tried: number[];
}) {
  const words = useWords();
  const { say } = words;
  const all = counts.minimax?.nodes ?? 0;
  const marks = whole && all > 0 ? { all, root: Math.sqrt(all), proof: whole.proof ?? 0 } : null;
  const { stopped, refused } = counts;
  const result = whole?.winner ? say("wins", { player: whole.winner }) : say("worth-draw");
  return (
    <>
      <DotChart {...chartOf(words, counts, marks, tried)} />
      <p>{about}</p>
      {whole && <p>{say("order-value", { result })}</p>}
      <Cheaper counts={counts} />
      {stopped && <p>{say("orders-stopped")}</p>}
      {refused !== null && (
        <p>{say("orders-refused", { nodes: largeNumbers(words).magnitude(refused) })}</p>
      )}
      {marks && (
        <Fold title={say("order-marks-title")}>
          <p class="explained">{say("order-marks", marks)}</p>
        </Fold>
      )}
    </>
  );
}

function finished({ nodes }: OrderCounts) {
  return ORDERS.flatMap((name) => {
    const count = nodes[name];
    return count === undefined ? [] : [{ name, count }];
  });
}

function headline(words: Speech, counts: OrderCounts) {
  const { say, times } = words;
  const real = finished(counts).filter(({ name }) => !isInformed(name));
  const sorted = real.toSorted((one, other) => one.count - other.count);
  const [best, worst] = [sorted[0], sorted[sorted.length - 1]];
  if (best.count === worst.count) {
    return say(real.length > 1 ? "orders-same" : "orders-only", {
      nodes: largeNumbers(words).magnitude(best.count, true),
      order: orderWords(words, best.name),
    });
  }
  const ratio = worst.count / best.count;
  return say(ratio <= HARDLY ? "orders-headline-close" : "orders-headline", {
    best: orderWords(words, best.name),
    worst: orderWords(words, worst.name),
    times: times(ratio),
  });
}

/** Says which order visited fewer nodes than the one with the best move first, if one did. */
function Cheaper({ counts }: { counts: OrderCounts }) {
  const words = useWords();
  const informed = counts.nodes["best-first"];
  const [least] = finished(counts).toSorted((one, other) => one.count - other.count);
  if (informed === undefined || least.count >= informed) return null;
  return <p>{words.say("orders-fewer-than-best", { order: orderWords(words, least.name) })}</p>;
}

function chartOf(
  words: Speech,
  counts: OrderCounts,
  marks: { root: number; proof: number } | null,
  tried: number[],
): Dots {
  const { say, number } = words;
  const { magnitude, powerText } = largeNumbers(words);
  const { minimax } = counts;
  const rows = finished(counts).map(({ name, count }) => ({
    name: orderWords(words, name),
    value: count,
    series: isInformed(name) ? 2 : 1,
    note: minimax ? shareWords(words, minimax, count) : "",
    ...(name === "yours" ? { others: tried } : {}),
  }));
  const all = minimax && {
    name: say(minimax.exact ? "minimax-name" : "orders-minimax-estimated"),
    value: minimax.nodes,
    note: "",
    series: 0,
    open: !minimax.exact,
  };
  return {
    name: "order",
    title: headline(words, counts),
    axis: say("race-axis-nodes"),
    rows: [
      ...(all ? [all] : []),
      ...rows,
      ...(marks
        ? [
            { name: say("order-mark-proof"), value: marks.proof, series: 3 },
            { name: say("order-mark-root"), value: Math.round(marks.root), series: 4 },
          ]
        : []),
    ],
    entries: [
      { name: say("orders-real"), series: 1 },
      ...(rows.some(({ series }) => series === 2)
        ? [{ name: say("orders-knows"), series: 2 }]
        : []),
      ...(tried.length > 0
        ? [{ name: say("order-legend-tried"), series: 1, rank: "other" as const }]
        : []),
    ],
    format: (value: number) => (Number.isInteger(value) ? number(value) : magnitude(value)),
    formatTick: powerText,
  };
}

function shareWords(
  words: Speech,
  { nodes, exact }: { nodes: number; exact: boolean },
  count: number,
) {
  // An estimate does not allow more digits.
  const share = percentText(words, count, nodes, exact ? 2 : 1);
  return words.say("orders-share", { how: exact ? "exact" : "about", share });
}
