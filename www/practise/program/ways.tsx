/** Checks a visitor's own program in one of three ways, each loaded when it is chosen. */
import { loadWords, say } from "../../messages/index.ts";
import { STANDARD } from "../../game/shape.ts";
import { ExerciseRefusal, type Exercise } from "../../parts/exercise/exercise.ts";
import { hrefOf } from "../../page/address.ts";
import "../../style/program.css";
import type { ComponentChildren, ComponentType } from "preact";
import type { BugName, GameDescription } from "../../../pkg/whole/cutoff.js";

export interface WayProps {
  shape: GameDescription;
  exercise: Exercise;
  /** Ends with the exercise, and with it every question to an engine. */
  signal: AbortSignal;
  /** Writes the visitor's input into the link. */
  keep: (change: Partial<Exercise>) => void;
  fail: (error: unknown) => void;
}

const WAYS: Record<Exercise["way"], () => Promise<ComponentType<WayProps>>> = {
  number: () => import("./number.tsx").then((part) => part.NumberWay),
  table: () => import("./table.tsx").then((part) => part.TableWay),
  paste: () =>
    Promise.all([import("./paste.tsx"), loadWords("paste")]).then(([part]) => part.PasteWay),
};

/** Rejects with `ExerciseRefusal` on boards other than 3×3. */
export async function loadWay(way: Exercise["way"], shape: GameDescription) {
  const [Way] = await Promise.all([WAYS[way](), loadWords("program")]);
  if (!shape.exhaustive)
    throw new ExerciseRefusal(
      say("program-board", { columns: STANDARD.columns, rows: STANDARD.rows }),
    );
  return Way;
}

/** The form on the stage, and the result in the panel. */
export function ProgramLayout(props: {
  /** The way whose purpose the panel explains. */
  lead: Exercise["way"] | null;
  form: ComponentChildren;
  children: ComponentChildren;
}) {
  const { lead, form, children } = props;
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

/** The words of the lab must be loaded. */
export function BugLink({ bug }: { bug: BugName }) {
  return <a href={hrefOf("bugs", { bug })}>{say(`bugs-${bug}-name`)}</a>;
}
