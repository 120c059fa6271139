/** What the judge says of a program's moves: one headline, the smallest wrong position to be played through, and the likely bug. */
import { answering } from "../../engine/workers.ts";
import { loadWords } from "../../messages/index.ts";
import { LinePlayer } from "../../parts/line/player.tsx";
import { useWords } from "../../ui/words.tsx";
import "../../style/line-player.css";
import "../../style/picture.css";
import { BugLink } from "./program.tsx";
import type { BugName, BugSuspect, Findings } from "../../../pkg/web/cutoff.js";
import type { FirstWrong, GameDescription } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { PlayedLine } from "../../parts/line/words.ts";
import type { Reading } from "./call-form.ts";

/** The readings that count from 1, which somebody who counts from 0 has to know. */
const FROM_1: readonly Reading[] = ["number", "row-column-1", "column-row-1"];

/** What was found, with the line of the smallest wrong position, once all words for it are there. */
export async function readFindings(shape: GameDescription, found: Findings, signal: AbortSignal) {
  const { first, bugs } = found;
  // The names of the bugs are words of the lab, the buttons of a line those of Play's details.
  if (bugs.length > 0) await loadWords("lab");
  if (!first) return { found, line: null };
  await loadWords("details");
  const moves = [first.move, ...(first.refutation?.moves ?? [])];
  const asked: [string, number[], object] = [first.board, moves, { game: shape.game }];
  const { positions } = await answering().request("replay", asked, { signal });
  return { found, line: { shape, moves, positions } };
}

export interface VerdictWords {
  isRight: boolean;
  headline: string;
  facts: string[];
  causes: { text: string; bug?: BugName; how?: string }[];
}

/**
 * A verdict in words. `all` counts the positions of a check, `own` is the sign of the one side that the program plays; empty
 * for both.
 */
export function verdictOf(
  words: Speech,
  { positions, answered, illegal, wrong, slower, bugs, slips }: Findings,
  reading: Reading,
  { all = positions, own = "" }: { all?: number; own?: string } = {},
): VerdictWords {
  const { say } = words;
  const missing = positions - answered;
  const isRight = wrong + illegal + missing === 0;
  const isDone = positions === all;
  const right = isDone ? "verdict-right" : "verdict-kept";
  const head = isRight ? right : wrong > 0 ? "verdict-wrong" : "verdict-unanswered";
  const facts = [
    isDone && wrong > 0 && illegal + missing === 0 && say("verdict-legal"),
    own !== "" && say("verdict-own", { sign: own, positions: all }),
    FROM_1.includes(reading) && say("verdict-from-1"),
    illegal > 0 && say("verdict-illegal", { illegal }),
    missing > 0 && say("verdict-missing", { missing }),
    slower > 0 && say("verdict-slower", { slower }),
  ];
  const causes = [
    ...bugs.map((bug) => ofBug(words, bug)),
    ...slips.map(({ slip, cells: [one = 0, two = 0, three = 0] }) => ({
      text: say(`verdict-${slip}`, { one, two, three }),
    })),
  ];
  return {
    isRight,
    headline: say(head, { positions, wrong, sign: own || "none" }),
    facts: facts.filter((fact) => fact !== false),
    // Before the end, the next position can still rule a bug out.
    causes: isDone ? causes : [],
  };
}

function ofBug({ say, list }: Speech, { bug, scoring, order }: BugSuspect) {
  // Fail-hard, each worse move comes back as equal, so its last move is always taken: that needs no search.
  const isAlways = bug === "root-ties-hard";
  const scores = say(`scores-${scoring}`);
  return {
    bug,
    text: isAlways ? say("verdict-always", { order }) : say("verdict-bugs"),
    how: isAlways ? scores : list([scores, say(`order-${order}`)]),
  };
}

/** The same in one text, to be said aloud. */
export function spokenVerdict({ say }: Speech, { headline, facts, causes }: VerdictWords) {
  const names = causes.flatMap(({ text, bug, how }) => [text, bug && say(`bugs-${bug}-name`), how]);
  return [headline, ...facts, ...names].filter(Boolean).join(" ");
}

export function VerdictView(told: {
  verdict: VerdictWords;
  found: Findings;
  line: PlayedLine | null;
}) {
  const { found, line } = told;
  const { isRight, headline, facts, causes } = told.verdict;
  return (
    <div class="program-result">
      <h2 class={isRight ? undefined : "wrong"}>{headline}</h2>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {found.first && line && <Smallest first={found.first} line={line} />}
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
  const { say } = useWords();
  const { board, player, move, best, before, after } = first;
  const worth = { before: before?.outcome ?? "", after: after?.outcome ?? "" };
  return (
    <section class="stack">
      <h3>{say("verdict-smallest")}</h3>
      <p>{say("verdict-first", { player, move, best, ...worth })}</p>
      <LinePlayer key={`${board} ${line.moves}`} line={line} />
    </section>
  );
}
