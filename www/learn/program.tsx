/** A program in the language that the reader has chosen: to copy, and to run beside the engine. */
import { useEffect, useState } from "preact/hooks";
import { LANGUAGES, STAGES, fileOf } from "../../learn/programs/stages.js";
import { copy } from "../base/clipboard.ts";
import { useSite } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import type { Stage } from "../../learn/programs/stages.js";
import type { FigurePage } from "./figure/data.ts";
import type { RunName } from "./stage-runs.ts";

export type Ran = { found: unknown; rows: RunRow[] };

export interface RunRow {
  by: "program" | "engine" | "before";
  nodes: number;
  /** The mean time of a run in the fastest batch; null where the clock is too coarse. */
  ms: number | null;
  /** The significant digits that were measured. */
  digits: number;
}

export interface ProgramData {
  stage: Stage;
  run: RunName;
  /** What the choices of its language have in common. */
  group: string;
  /** The stage whose lines are not new. */
  from?: Stage;
}

/** Text of a program, and lines of it that are new. */
export type Code = (string | { added: string })[];

interface ProgramProps extends ProgramData {
  /** In the order of the languages. */
  codes: Code[];
  chosen?: string;
  choose?: (language: string) => void;
  page?: FigurePage;
}

const plain = (part: Code[number]) => (typeof part === "string" ? part : part.added);

export function Program({ stage, run, group, from, codes, page, ...own }: ProgramProps) {
  const { chosen = LANGUAGES[0].id, choose } = own;
  const { say, markup } = useWords();
  const { root, hrefOf } = useSite();
  const number = (one: Stage) => STAGES.indexOf(one) + 1;
  const places = { number: number(stage), stages: STAGES.length, name: say(`stage-${stage}`) };
  async function copyCode(code: Code) {
    const isCopied = await copy(`${code.map(plain).join("")}\n`);
    page?.tell(say(isCopied ? "copied" : "program-not-copied"));
  }
  return (
    <section class="program">
      <h2>{say("program-title", places)}</h2>
      <div class="choices" role="radiogroup" {...markup("program-language").attributes}>
        {LANGUAGES.map(({ id, name }) => (
          <label key={id}>
            <input
              {...{ type: "radio", name: group, value: id, checked: id === chosen }}
              onChange={() => choose?.(id)}
            />{" "}
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
      {from && (
        <p class="program-new">
          {from === stage ? say("program-new-soft") : say("program-new", { number: number(from) })}
        </p>
      )}
      {LANGUAGES.map(({ id, extension }, n) => (
        <div key={id} class="listing" data-program={id}>
          <pre dir="ltr" tabIndex={0}>
            <code class="notranslate">
              {codes[n].map((part) => (typeof part === "string" ? part : <ins>{part.added}</ins>))}
            </code>
          </pre>
          <p class="code-links">
            {page && (
              <button type="button" onClick={() => copyCode(codes[n])}>
                {say("copy")}
              </button>
            )}
            <a
              href={`${root}learn/programs/${fileOf(stage, extension)}`}
              download={fileOf(stage, extension)}
            >
              {say("program-download")}
            </a>
          </p>
        </div>
      ))}
      {page && <Run stage={run} />}
      <p class="judge">
        <a href={hrefOf("practise", { mode: "program", way: "table" })}>{say("program-judge")}</a>
      </p>
    </section>
  );
}

/**
 * Runs the stage in a worker of its own: the program in JavaScript, the engine, and the engine's search of the
 * stage before.
 */
function Run({ stage }: { stage: RunName }) {
  const { say } = useWords();
  const [asked, ask] = useState(0);
  const [ran, show] = useState<Ran | "running" | "failed" | null>(null);
  useEffect(() => {
    if (asked === 0) return undefined;
    show("running");
    const worker = new Worker(new URL("./run.worker.ts", import.meta.url), { type: "module" });
    const end = () => worker.terminate();
    const ended = (shown: Ran | "failed") => {
      show(shown);
      end();
    };
    worker.addEventListener("message", ({ data }) => ended(data));
    worker.addEventListener("error", () => ended("failed"));
    worker.postMessage(stage);
    addEventListener("pagehide", end, { once: true });
    return end;
  }, [asked]);
  return (
    <>
      <p class="run">
        <button type="button" onClick={() => ask(asked + 1)}>
          {say("program-run")}
        </button>
      </p>
      <div class="run-told" role="status">
        {typeof ran === "string"
          ? say(`program-${ran}`)
          : ran && <RunTable stage={stage} {...ran} />}
      </div>
    </>
  );
}

function RunTable({ stage, found, rows }: Ran & { stage: RunName }) {
  const { say, number, duration } = useWords();
  return (
    <table>
      <caption>{say("program-ran", { stage, found: Number(found) })}</caption>
      <thead>
        <tr>
          {(["program-search", "nodes", "time-label"] as const).map((id) => (
            <th key={id} scope="col">
              {say(id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ by, nodes, ms, digits }) => (
          <tr key={by}>
            <th scope="row">{say(`program-row-${by}`, { stage })}</th>
            <td>{number(nodes)}</td>
            <td>{duration(ms, { digits })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
