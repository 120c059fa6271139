/**
 * Practise's last kind: a program of the visitor's own, judged in one of three ways, each loaded when it is chosen.
 *
 * - number: `number.tsx` looks a count up (`identify.ts`) in `counts.csv`, which `npm run counts` makes.
 * - table: `table.tsx` has `answers.ts` write the boards and read the moves, which the engine judges.
 * - paste: `session.ts` runs the program in a sandbox (`runner.ts`), has its language say which functions it has
 *   (`functions.ts`), finds how to call it (`find-form.ts`) by the forms that may fit (`guesses.ts`, `call-form.ts`) and by
 *   what they play in a few positions (`trial-positions.ts`), asks it in every position of its sides and has the
 *   engine judge its moves. `paste.tsx` shows all that (`editor.tsx`, `call.tsx`).
 *
 * `call-form.ts` says which cell an answer means, `verdict.tsx` what the judge found.
 */
import { loadWords, say } from "../../messages/index.ts";
import { STANDARD } from "../../game/shape.ts";
import { Unfit } from "../../parts/exercise/exercise.ts";
import { hrefOf } from "../../page/address.ts";
import { useWords } from "../../ui/words.tsx";
import "../../style/program.css";
import type { ComponentChildren, ComponentType } from "preact";
import type { BugName, GameDescription } from "../../../pkg/web/cutoff.js";
import type { Exercise } from "../../parts/exercise/exercise.ts";

export interface WayProps {
  shape: GameDescription;
  exercise: Exercise;
  /** Ends with the exercise: what is asked of an engine takes it. */
  signal: AbortSignal;
  /** Has the link say from now on what was given. */
  keep: (change: Partial<Exercise>) => void;
  fail: (error: unknown) => void;
}

const WAYS: Record<Exercise["way"], () => Promise<{ Way: ComponentType<WayProps> }>> = {
  number: () => import("./number.tsx"),
  table: () => import("./table.tsx"),
  paste: () => Promise.all([import("./paste.tsx"), loadWords("paste")]).then(([way]) => way),
};

/** Loads one of the ways. Rejects with `Unfit` on other boards than 3×3. */
export async function loadWay(way: Exercise["way"], shape: GameDescription) {
  const [{ Way }] = await Promise.all([WAYS[way](), loadWords("program")]);
  if (shape.game !== STANDARD.game)
    throw new Unfit(say("program-board", { columns: STANDARD.columns, rows: STANDARD.rows }));
  return Way;
}

/** The form, and beside it what is found. */
export function Sides(props: {
  /** The way whose purpose the panel tells. */
  lead: Exercise["way"] | null;
  form: ComponentChildren;
  children: ComponentChildren;
}) {
  const { lead, form, children } = props;
  const { say } = useWords();
  return (
    <>
      <section class="stage">
        <div class="program-form stack roomy">{form}</div>
      </section>
      <section class="panel stack">
        {lead && <p class="lead explained">{say(`way-${lead}-lead`)}</p>}
        {children}
      </section>
    </>
  );
}

/** The lab's words have to be there. */
export function BugLink({ bug }: { bug: BugName }) {
  return <a href={hrefOf("bugs", { bug })}>{useWords().say(`bugs-${bug}-name`)}</a>;
}
