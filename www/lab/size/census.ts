/** What the page shows of counted positions: of the whole game, and of what follows the position on the board. */
import { thinking } from "../../engine/workers.ts";
import { make } from "../../base/elements.ts";
import { number, say } from "../../messages/index.ts";
import { foldedOnPhones, folded } from "../frame.ts";
import { figureTable, tableRow, wideTable } from "../table.ts";
import { CHESS } from "./counts.ts";
import type { Census, GameDescription } from "../../../pkg/web/cutoff.js";

/** The counts of those that could be counted to the end, side by side. */
function censusTable(counted: { name: string; census: Census }[], gravity: boolean) {
  const all = counted.filter(({ census }) => census.complete);
  if (all.length === 0) return null;
  const row = (words: string, value: (census: Census) => number | null) => [
    words,
    ...all.map(({ census }) => value(census) ?? say("time-none")),
  ];
  const rows = SHOWN_COUNTS.map((name) => {
    const id: MessageId =
      name === "distinct" && gravity ? "census-distinct-mirrored" : `size-${name}`;
    return row(say(id), (census) => census[name]);
  });
  rows.push(row(say("size-nodes"), ({ nodesByPly }) => sum(nodesByPly)));
  if (all.some(({ census }) => census.smallestProof !== null)) {
    rows.push(row(say("size-proof"), ({ smallestProof }) => smallestProof));
  }
  const heads = [say("size-what"), ...all.map(({ name }) => name)];
  return figureTable({ caption: say("size-caption"), heads, bodies: [countsBody(rows)] });
}

/** Of a board with too many positions: how far the count came. */
function stoppedCount(census: Census) {
  const last = census.positionsByPly.length - 1;
  return [
    make("p", {}, say("census-stopped", { last, counted: sum(census.positionsByPly) })),
    foldedOnPhones(say("size-plies"), pliesTable(census)),
  ];
}

/** The positions and the nodes of each ply, and the games of chess. */
function pliesTable({ positionsByPly, nodesByPly }: Census, chess: readonly bigint[] = []) {
  const heads = [say("size-ply"), say("size-positions"), say("census-nodes")];
  if (chess.length > 0) heads.push(say("size-chess"));
  const longest = Math.max(positionsByPly.length, chess.length);
  const rows = Array.from({ length: longest }, (_, ply) => {
    const counts = [positionsByPly[ply] ?? "", nodesByPly[ply] ?? ""];
    return [number(ply), ...counts, ...(chess.length > 0 ? [chess[ply] ?? ""] : [])];
  });
  return wideTable({ caption: say("size-plies"), heads, bodies: [countsBody(rows)] });
}

const SHOWN_COUNTS = ["positions", "finished", "distinct", "games"] as const;

function sum(counts: readonly number[]) {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The rows of a table, each with its name first. */
function countsBody(rows: (string | number | bigint)[][]) {
  const text = (value: string | number | bigint) =>
    typeof value === "string" ? value : number(value);
  return make(
    "tbody",
    {},
    ...rows.map(([name, ...cells]) => tableRow(String(name), cells.map(text))),
  );
}

/** The games of chess of each ply: one before the first move. */
const GAMES = [1n, ...CHESS];

export function censusPart(shape: GameDescription) {
  const counted = make("div", { class: "census stack" });
  const plies = folded(say("size-plies"));
  const proof = make("p", { class: "explained" }, say("count-only-standard"));
  const tableOf = (found: Parameters<typeof censusTable>[0]) => {
    const table = censusTable(found, shape.gravity);
    return table && foldedOnPhones(say("size-caption"), table);
  };
  return {
    counted,
    plies,
    proof,
    clear() {
      counted.replaceChildren(say("pending"));
      plies.hidden = proof.hidden = true;
    },
    /** Counts the game, and what follows the board `now` of the page. @returns The counts from where the searches begin. */
    async count(now: string, board: string, signal: AbortSignal): Promise<Census> {
      const all = [{ name: say("size-whole"), board: shape.start }];
      if (now !== shape.start) all.push({ name: say("size-here"), board: now });
      const found = await Promise.all(
        all.map(async (one) => {
          const options = { game: shape.game };
          const census = await thinking().request("census", [one.board, options], { signal });
          return { ...one, census };
        }),
      );
      const { census } = found.find((one) => one.board === board) ?? found[0];
      counted.replaceChildren(
        ...(census.complete ? [] : stoppedCount(census)),
        tableOf(found) ?? "",
      );
      proof.hidden = found.some(({ census }) => census.smallestProof !== null);
      plies.hidden = !census.complete;
      if (census.complete) plies.replaceChildren(plies.children[0], pliesTable(census, GAMES));
      return census;
    },
  };
}
