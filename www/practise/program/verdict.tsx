/** The verdict on a program: a headline, the smallest wrong position, and the likely bug. */
import { answerer } from "../../engine/workers.ts";
import { list, loadWords, say } from "../../messages/index.ts";
import { MiniBoard } from "../../parts/board/mini.ts";
import "../../style/mini.css";
import { isFrom1, type Reading } from "./readings.ts";
import { BugLink } from "./ways.tsx";
import type { Findings, FirstWrong, GameDescription } from "../../../pkg/whole/cutoff.js";
import type { PlayedLine } from "../../parts/line/played-line.ts";
import type { Check } from "./runner.ts";

interface CheckResult extends Partial<Pick<Check, "left" | "isShallow">> {
  findings: Findings;
  reading: Reading;
  /** The number of positions in the check. */
  all?: number;
  /** The sign of the only side that the program plays; empty for both. */
  side?: string;
}

export type ReadVerdict = Awaited<ReturnType<typeof readVerdict>>;

/** Writes a verdict, and loads its words and the line from the smallest wrong position. */
export async function readVerdict(
  shape: GameDescription,
  result: CheckResult,
  signal: AbortSignal,
) {
  const { findings } = result;
  // The lab has the names of the bugs.
  if (findings.bugs.length > 0) await loadWords("lab");
  const line = findings.first && (await lineOf(findings.first, shape, signal));
  const { headline, facts, causes } = wordsOf(result);
  const texts = causes.flatMap(({ text, bug, how }) => [text, bug && say(`bugs-${bug}-name`), how]);
  /** The whole verdict in one text, for screen readers. */
  const spoken = [headline, ...facts, ...texts].filter(Boolean).join(" ");
  return { findings, line, headline, facts, causes, spoken };
}

async function lineOf(first: FirstWrong, shape: GameDescription, signal: AbortSignal) {
  const moves = [first.move, ...(first.refutation?.moves ?? [])];
  const args: [string, number[], object] = [first.board, moves, { game: shape.game }];
  const { positions } = await answerer().request("replay", args, { signal });
  return { shape, moves, positions };
}

function wordsOf(result: CheckResult) {
  const { findings, reading, all = findings.positions, side = "", left = 0, isShallow } = result;
  const { positions, answered, illegal, wrong, slower, bugs, slips } = findings;
  const missing = positions - answered;
  const isDone = positions === all;
  const right = isDone ? "verdict-right" : "verdict-kept";
  const faulty = wrong > 0 ? "verdict-wrong" : "verdict-unanswered";
  const facts = [
    isFaulty(findings) && (left > 0 || isShallow) && say("verdict-left", { left }),
    side !== "" && say("verdict-own", { sign: side, positions: all }),
    // Visitors who count from 0 must know.
    isFrom1(reading) && say("verdict-from-1"),
    illegal > 0 && say("verdict-illegal", { illegal }),
    slower > 0 && say("verdict-slower", { slower }),
  ];
  const causes: ({ text: string } & Partial<ReturnType<typeof ofBug>>)[] = [
    ...bugs.map((bug) => ofBug(bug)),
    ...slips.map(({ slip, cells: [one = 0, two = 0, three = 0] }) => ({
      text: say(`verdict-${slip}`, { one, two, three }),
    })),
  ];
  const verdict = say(isFaulty(findings) ? faulty : right, {
    positions,
    wrong,
    sign: side || "none",
  });
  const unanswered = `${say("verdict-missing", { missing })} ${wrong > 0 ? verdict : ""}`.trim();
  return {
    headline: missing > 0 ? unanswered : verdict,
    facts: facts.filter((fact) => typeof fact === "string"),
    // Until the end, the next position can still rule a bug out. Every cause is a search to the end.
    causes: isDone && !isShallow ? causes : [],
  };
}

const isFaulty = ({ positions, answered, illegal, wrong }: Findings) =>
  wrong + illegal + positions - answered > 0;

function ofBug({ bug, scoring, order }: Findings["bugs"][number]) {
  // Fail-hard, a worse move returns the same value, so the last move is always taken.
  const isAlways = bug === "root-ties-hard";
  return {
    bug,
    text: isAlways ? say("verdict-always", { order }) : say("verdict-bugs"),
    how: list([say(`scores-${scoring}`), say(`program-order-${order}`)]),
  };
}

export function VerdictView({ findings, line, headline, facts, causes }: ReadVerdict) {
  return (
    <div class="program-result stack roomy">
      <h2 class={isFaulty(findings) ? "wrong" : undefined}>{headline}</h2>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {findings.first && line && <Smallest first={findings.first} line={line} />}
      {causes.map(({ text, bug, how }) => (
        <div key={text}>
          <p>{text}</p>
          {bug && (
            <ul>
              <li>
                <BugLink bug={bug} /> <span class="explained">{how}</span>
              </li>
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

function Smallest({ first, line }: { first: FirstWrong; line: PlayedLine }) {
  const { player, move, best, before, after } = first;
  const worth = { before: before?.outcome ?? "", after: after?.outcome ?? "" };
  return (
    <section class="stack">
      <h3>{say("verdict-smallest")}</h3>
      <p>{say("verdict-first", { player, move, best, ...worth })}</p>
      <ol class="program-boards bare">
        {line.moves.map((move, at) => {
          const { board, player } = line.positions[at];
          const after = line.positions[at + 1].board;
          return (
            <li key={`${board} ${move}`}>
              <MiniBoard shape={line.shape} board={after} marked={move} />
              <span class={at === 0 ? "wrong" : undefined}>
                {at === 0 && "✗ "}
                {say("verdict-move", { player, move })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
