/** The exercises about a program of the visitor's own, which fill a frame by themselves. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Unfit } from "../parts/exercise/exercise.ts";
import { useWords } from "../ui/words.tsx";
import { Refused } from "./open.tsx";
import type { ExerciseProps, Opening } from "./open.tsx";

export async function programOf({ state, page, exercise, focus, signal }: Opening) {
  const { openProgram } = await import("./program/program.ts");
  const context = {
    state: () => state,
    fail: (error: unknown, signal?: AbortSignal) => signal?.aborted || page.fail(error),
  };
  return function ProgramHost({ update }: Pick<ExerciseProps, "update">) {
    const { say } = useWords();
    const [refused, setRefused] = useState("");
    const stage = useRef<HTMLElement>(null);
    const panel = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const frame = {
        focus,
        fill(form: Element, found: (Element | null)[]) {
          stage.current?.replaceChildren(form);
          panel.current?.replaceChildren(...found.filter((one) => one !== null));
        },
      };
      const opened = openProgram(frame, { context, exercise, signal, keep: update });
      opened.catch((error) =>
        error instanceof Unfit ? setRefused(error.message) : context.fail(error, signal),
      );
      return () => void opened.then((close) => close()).catch(() => {});
    }, []);
    if (refused) return <Refused text={refused} />;
    return (
      <>
        <section ref={stage} class="stage" />
        <section class="panel">
          <p class="lead">{say(`way-${exercise.way}-lead`)}</p>
          <div ref={panel} class="exercise" />
        </section>
      </>
    );
  };
}
