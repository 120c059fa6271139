/** A program in the reader's language, to copy or download. */
import { STAGE_LANGUAGES, STAGES, fileOf } from "../../learn/programs/stages.js";
import { copy } from "../base/clipboard.ts";
import { useSite } from "../page/site.tsx";
import { Button } from "../page/buttons.tsx";
import { useWords } from "../ui/words.tsx";
import type { ProgramStage } from "../../learn/programs/stages.js";

export interface ProgramData {
  stage: ProgramStage;
  /** The name of its radio buttons. */
  group: string;
  /** The stage with which lines are compared. Its lines are not marked as new. */
  from?: ProgramStage;
}

/** The lines of a program. New lines are `added`. */
export type CodeParts = (string | { added: string })[];

interface ProgramProps extends ProgramData {
  codes: CodeParts[];
  chosen?: string;
  choose?: (language: string) => void;
  /** Undefined in the build. */
  toast?: (text: string) => void;
}

const plain = (part: CodeParts[number]) => (typeof part === "string" ? part : part.added);

export function StageProgram({ stage, group, from, codes, chosen, choose, toast }: ProgramProps) {
  const { say, markup } = useWords();
  const { hrefOf } = useSite();
  const number = (one: ProgramStage) => STAGES.indexOf(one) + 1;
  const name = say(`program-stage-${stage}`);
  return (
    <section class="program">
      <h2>{say("program-title", { number: number(stage), stages: STAGES.length, name })}</h2>
      <div class="choices no-print" role="radiogroup" {...markup("program-language").attributes}>
        {STAGE_LANGUAGES.map(({ id, name }) => (
          <label key={id} class="in-row">
            <input
              type="radio"
              name={group}
              value={id}
              checked={id === (chosen ?? STAGE_LANGUAGES[0].id)}
              onChange={() => choose?.(id)}
            />{" "}
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
      {from && (
        <p>
          {from === stage ? say("program-new-soft") : say("program-new", { number: number(from) })}
        </p>
      )}
      {STAGE_LANGUAGES.map(({ id, extension }, n) => (
        <Listing key={id} id={id} file={fileOf(stage, extension)} code={codes[n]} toast={toast} />
      ))}
      <p class="judge no-print">
        <a href={hrefOf("practise", { mode: "program", way: "table" })}>{say("program-judge")}</a>
      </p>
    </section>
  );
}

type ListingProps = Pick<ProgramProps, "toast"> & { id: string; file: string; code: CodeParts };

function Listing({ id, file, code, toast }: ListingProps) {
  const { say } = useWords();
  const { root } = useSite();
  async function copyCode() {
    const isCopied = await copy(`${code.map(plain).join("")}\n`);
    toast?.(say(isCopied ? "copied" : "program-not-copied"));
  }
  return (
    <div class="listing" data-program={id}>
      <pre class="framed" dir="ltr" tabIndex={0}>
        <code class="notranslate">
          {code.map((part) => (typeof part === "string" ? part : <ins>{part.added}</ins>))}
        </code>
      </pre>
      <p class="code-links no-print">
        {toast && <Button say="copy" press={copyCode} />}
        <a href={`${root}learn/programs/${file}`} download={file}>
          {say("program-download")}
        </a>
      </p>
    </div>
  );
}
