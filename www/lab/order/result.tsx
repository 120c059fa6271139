/** The nodes of the orders, in words and as bars. */
import { largeNumbers } from "../../messages/large-numbers.ts";
import { useWords } from "../../ui/words.tsx";
import { Bars, type BarRow } from "../results/bars.tsx";
import { ORDERS, isInformed, type OrderCounts, type OrderName } from "./orders.ts";
import type { Player } from "../../../pkg/whole/cutoff.js";
import type { Words } from "../../messages/catalogue.ts";

/** If the ratio of two orders is at most this, they differ little. */
const CLOSE_RATIO = 1.05;

export function orderLabel({ say }: Words, name: OrderName | "minimax") {
  return say(name === "minimax" ? "minimax-name" : `order-${name}`);
}

interface OrderResultProps {
  counts: OrderCounts;
  about: string;
  whole: { winner: Player | null; proof: number | null } | null;
}

/** @param about Names the positions. @param whole Given if one position is searched to the end. */
export function OrderResult({ counts, about, whole }: OrderResultProps) {
  const { words, say } = useWords();
  const { magnitude } = largeNumbers(words);
  const { stopped, refused, minimax } = counts;
  const [least] = finishedOrders(counts).toSorted((one, other) => one.count - other.count);
  const isCheaper = least.count < (counts.nodes["best-first"] ?? 0);
  const result = whole?.winner ? say("wins", { player: whole.winner }) : say("worth-draw");
  return (
    <>
      <h2 class="headline">{headline(words, counts)}</h2>
      <Bars bars={barsOf(words, counts, whole?.proof ?? null)} caption={say("lab-bars")} />
      {minimax && (
        <p>
          {say("order-minimax", {
            how: minimax.exact ? "exact" : "about",
            nodes: magnitude(minimax.nodes, minimax.exact),
          })}
        </p>
      )}
      <p>{about}</p>
      {whole && <p>{say("order-value", { result })}</p>}
      {isCheaper && <p>{say("order-fewer-than-best", { order: orderLabel(words, least.name) })}</p>}
      {stopped && <p>{say("order-stopped")}</p>}
      {refused !== null && <p>{say("order-refused", { nodes: magnitude(refused) })}</p>}
    </>
  );
}

function finishedOrders({ nodes }: OrderCounts) {
  return ORDERS.flatMap((name) => {
    const count = nodes[name];
    return count === undefined ? [] : [{ name, count }];
  });
}

/**
 * Compares the visitor's order with the best other one. Without it, or if the two hardly differ,
 * compares the best with the worst.
 */
export function headline(words: Words, counts: OrderCounts) {
  const { say, ratio } = words;
  const real = finishedOrders(counts).filter(({ name }) => !isInformed(name));
  const sorted = real.toSorted((one, other) => one.count - other.count);
  const [best, second = best] = sorted;
  const worst = sorted[sorted.length - 1];
  if (best.count === worst.count) {
    return say(real.length > 1 ? "order-same" : "order-only", {
      nodes: largeNumbers(words).magnitude(best.count, true),
      order: orderLabel(words, best.name),
    });
  }
  const yours = sorted.find(({ name }) => name === "yours") ?? worst;
  const rival = yours === best ? second : yours;
  const compared = rival.count / best.count <= CLOSE_RATIO ? worst : rival;
  const factor = compared.count / best.count;
  return say(factor <= CLOSE_RATIO ? "order-headline-close" : "order-headline", {
    best: orderLabel(words, best.name),
    compared: orderLabel(words, compared.name),
    ratio: ratio(factor),
  });
}

/** Makes the bars. Informed orders have stripes, the smallest proof an outline. */
function barsOf(words: Words, counts: OrderCounts, proof: number | null): BarRow[] {
  const bars = finishedOrders(counts).map(({ name, count }): BarRow => ({
    name: orderLabel(words, name),
    fill: isInformed(name) ? "stripes" : "alpha-beta",
    nodes: count,
    note: shareText(words, counts.minimax, count),
  }));
  if (proof === null) return bars;
  return [...bars, { name: words.say("order-mark-proof"), fill: "outlined", nodes: proof }];
}

function shareText({ say, number }: Words, minimax: OrderCounts["minimax"], count: number) {
  if (!minimax) return "";
  const { nodes, exact } = minimax;
  // Estimates justify only one digit.
  const digits = exact ? 2 : 1;
  const share = number(count / nodes, { style: "percent", maximumSignificantDigits: digits });
  return say("order-share", { how: exact ? "exact" : "about", share });
}
