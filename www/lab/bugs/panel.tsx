/** The panel of a bug: its code, a judgement, the value of each move, and its effect elsewhere. */
import { useSite, type Site } from "../../page/site.tsx";
import { directionOf } from "../../messages/languages.ts";
import { withNames, watchLink } from "../../parts/search/watch-link.ts";
import { useWords } from "../../ui/words.tsx";
import { NumberTable, TableRow } from "../results/table.tsx";
import { judgement, limitText, returnedValues, surveyText } from "./judgement.ts";
import type { BugName } from "../../../pkg/whole/cutoff.js";
import type { BugResult } from "./consultation.ts";
import type { BugsRoom } from "./use-bugs.ts";

/** Explains the bug and its effect, here and in all positions, with links to Play and Watch. */
export function BugPanel({ room }: { room: BugsRoom }) {
  const { words, say } = useWords();
  const { hrefOf } = useSite();
  const { shape, settings, depth, options, result, run, isLate } = room;
  const instead = run.isStopped ? say("bugs-stopped-here") : isLate ? say("bugs-searching") : null;
  const bug = instead === null && result ? result.bug : settings.bug;
  return (
    <section class="panel stack roomy">
      <h2>{say(`bugs-${bug}-name`)}</h2>
      <p>
        {say(`bugs-${bug}-why`)} {limitText(words, bug, depth)}
      </p>
      {instead === null ? (
        result && <Answer result={result} />
      ) : (
        <p class="explained" role="status">
          {instead}
        </p>
      )}
      {(instead !== null || result) && <InAll bug={bug} room={room} />}
      {result && (
        <p>
          {shape.exhaustive && (
            <>
              <a class="link" href={playLink(hrefOf, result)}>
                {say("bugs-play")}
              </a>
              {" · "}
            </>
          )}
          <a class="link" href={watchLink(hrefOf, { ...options, board: result.board, depth })}>
            {say("bugs-watch")}
          </a>
        </p>
      )}
    </section>
  );
}

function InAll({ bug, room }: { bug: BugName; room: BugsRoom }) {
  const { words, say } = useWords();
  const { hrefOf } = useSite();
  const { depth } = room;
  const survey = room.surveyOf(bug);
  return (
    <>
      {survey.searched > 0 && (
        <p class="explained">{surveyText(words, bug, survey, depth !== null)}</p>
      )}
      {depth !== null && <p class="explained">{say("bugs-how", { depth })}</p>}
      <p>
        <a class="button" href={hrefOf("practise", { mode: "program", way: "paste" })}>
          {say("bugs-yours")}
        </a>
      </p>
    </>
  );
}

/** Links to a game in which the computer has the bug and moves first. */
function playLink(hrefOf: Site["hrefOf"], { board, bug, player }: BugResult) {
  const players = player === "X" ? { x: "perfect", o: "human" } : { x: "human", o: "perfect" };
  const names = { start: board, bug, ...players };
  return withNames(hrefOf("play"), ["moves", "at", ...Object.keys(names)], names);
}

function Answer({ result }: { result: BugResult }) {
  const words = useWords();
  const { text, tone } = judgement(words, result);
  return (
    <>
      <CodeChange bug={result.bug} />
      <p class={`bug-judgement ${tone}`}>{text}</p>
      <ReturnedTable result={result} />
    </>
  );
}

const LINES: Record<BugName, [right: string, wrong: string]> = {
  "root-ties": [
    "if (value > best) [best, move] = [value, cell];",
    "if (value >= best) [best, move] = [value, cell];",
  ],
  "root-ties-hard": [
    "if (value > best) [best, move] = [value, cell];",
    "if (value >= best) [best, move] = [value, cell]; // return clamp(best, alpha, beta)",
  ],
  "bounds-shown": [
    "show(cell, search(child, -Infinity, Infinity));",
    "show(cell, search(child, alpha, beta));",
  ],
  "table-bounds": [
    'table.set(position, [value, value >= beta ? "least" : value <= alpha ? "most" : "exact"]);',
    "table.set(position, value);",
  ],
  "no-depth": ["if (won) return WIN - ply;", "if (won) return WIN;"],
  swapped: [
    "best = player === X ? Math.max(best, value) : Math.min(best, value);",
    "best = player === X ? Math.min(best, value) : Math.max(best, value);",
  ],
  "wrong-side": [
    "return winner === X ? WIN - ply : ply - WIN;",
    "return winner === player ? WIN - ply : ply - WIN;",
  ],
  "strict-cut": ["if (alpha >= beta) break;", "if (alpha > beta) break;"],
  "parent-bound": [
    "value = search(child, alpha, beta);",
    "value = player === X ? search(child, alpha, Infinity) : search(child, -Infinity, beta);",
  ],
};

function CodeChange({ bug }: { bug: BugName }) {
  const { say } = useWords();
  const [right, wrong] = LINES[bug];
  const line = (kind: "right" | "wrong", sign: string, code: string) => (
    <div class={kind}>
      <span class="sign" aria-hidden="true">
        {sign}
      </span>
      <code dir="ltr">{code}</code>
      <span class="side explained">{say(`bugs-${kind}`)}</span>
    </div>
  );
  return (
    <div class="code-change framed" role="group" aria-label={say("bugs-code")}>
      {line("right", "✓", right)}
      {line("wrong", "✗", wrong)}
    </div>
  );
}

/** Compares the returned value or bound of each move at the root with the true value. */
function ReturnedTable({ result }: { result: BugResult }) {
  const { words, say } = useWords();
  const { move: chosen, depth } = result.answer;
  // The screen shows values that this bug changes, so the table has a column for them.
  const shows = result.bug === "bounds-shown";
  return (
    <NumberTable
      class="bug-values"
      caption={say("bugs-caption", { depth: depth ?? 0 })}
      isCaptioned
      heads={[say("move"), ...(shows ? [say("bugs-shows")] : []), say("bugs-has"), say("bugs-is")]}
    >
      {returnedValues(words, result).map(({ move, shown, equal, right, bound, holds }) => {
        const name = say("cell-name", { cell: move });
        const returned = bound === "exact" ? shown : say(`bugs-${bound}`, { value: shown });
        return (
          <TableRow
            key={move}
            class={move === chosen ? "chosen" : undefined}
            name={move === chosen ? `${name} ${say("bugs-chosen")}` : name}
            cells={[
              ...(shows ? [<ValueLine text={shown} holds={equal} />] : []),
              <ValueLine text={returned} holds={holds} />,
              <ValueLine text={right} />,
            ]}
          />
        );
      })}
    </NumberTable>
  );
}

function ValueLine({ text, holds = true }: { text: string; holds?: boolean }) {
  const { say } = useWords();
  const words = <bdi dir={directionOf(text)}>{text}</bdi>;
  if (holds) return words;
  return (
    <span class="untrue">
      {words} {say("bugs-untrue")}
    </span>
  );
}
