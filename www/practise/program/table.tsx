/** Judges a list of moves that a program played in every position. */
import { useEffect, useRef, useState } from "preact/hooks";
import { download } from "../../base/download.ts";
import { answerer, thinker } from "../../engine/workers.ts";
import { say } from "../../messages/index.ts";
import { useAsync } from "../../ui/async.ts";
import { SelectField } from "../../ui/field.tsx";
import { BOARDS, boardText, movesOf, readAnswers, NOTATIONS, type BoardForm } from "./answers.ts";
import { bestReading, type Reading } from "./readings.ts";
import { CodeField } from "./code-field.tsx";
import { ProgramLayout, type WayProps } from "./ways.tsx";
import { readVerdict, VerdictView, type ReadVerdict } from "./verdict.tsx";
import type { TargetedClipboardEvent } from "preact";

/** The text, and the visitor's reading of it; null for the one with the most legal moves. */
type Entry = { text: string; chosen: Reading | null };

export function TableWay(props: WayProps) {
  const { fail } = props;
  const boards = useAsync((signal) => answerer().request("positions", [], { signal }), [], fail);
  const [entry, give] = useState<Entry>({ text: "", chosen: null });
  const { text, chosen } = entry;
  const retype = (text: string) => give({ text, chosen: null });
  const isEmpty = text.trim() === "";
  const last = useResult(props, isEmpty ? undefined : boards, entry);
  return (
    <ProgramLayout
      lead="table"
      form={
        <>
          <Positions boards={boards} />
          <CodeField
            label={say("table-answers")}
            rows={7}
            value={text}
            changed={retype}
            onPaste={(event) => pasteAtOnce(event, retype)}
          />
          <p class="explained">{say("table-how")}</p>
          {!isEmpty && (
            <SelectField
              label={say("table-read")}
              choices={NOTATIONS.map((name) => [name, say(`answer-${name}`)] as const)}
              value={chosen ?? last?.reading ?? NOTATIONS[0]}
              choose={(chosen) => give({ text, chosen })}
            />
          )}
        </>
      }
    >
      {/* The last result may belong to another text. */}
      <Result result={last?.entry === entry ? last : null} isEmpty={isEmpty} />
    </ProgramLayout>
  );
}

type TableResult = { entry: Entry; unused: string; reading: Reading; verdict: ReadVerdict };

/** Has the engine judge the moves. */
function useResult({ shape, fail }: WayProps, boards: string[] | undefined, entry: Entry) {
  async function judge(signal: AbortSignal): Promise<TableResult | null> {
    if (!boards) return null;
    const { text, chosen } = entry;
    const { answers, extra, twice } = readAnswers(text, boards);
    const { reading, moves } = bestReading(chosen ? [chosen] : NOTATIONS, boards, (one) =>
      movesOf(one, answers, boards),
    );
    const findings = await thinker().request("judge", [boards, moves, {}], { signal });
    const verdict = await readVerdict(shape, { findings, reading }, signal);
    const unused = [
      ...(extra > 0 ? [say("table-extra", { extra })] : []),
      ...(twice > 0 ? [say("table-twice", { twice })] : []),
    ].join(" ");
    return { entry, unused, reading, verdict };
  }
  return useAsync(judge, [boards, entry], fail);
}

function Result({ result, isEmpty }: { result: TableResult | null; isEmpty: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the result is below the field.
    if (result) box.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  return (
    <>
      <p class="unseen" role="status">
        {result && `${result.unused} ${result.verdict.spoken}`.trim()}
      </p>
      <p class="explained">{result || isEmpty ? result?.unused : say("table-checking")}</p>
      <div ref={box}>{result && <VerdictView {...result.verdict} />}</div>
    </>
  );
}

/** The positions for a program: their form, an example, and a file with all of them. */
function Positions({ boards }: { boards?: string[] }) {
  const [form, setForm] = useState<BoardForm>("text");
  const all = () => (boards ?? []).map((board) => `${boardText(board, form)}\n`).join("");
  return (
    <>
      <SelectField
        label={say("table-positions")}
        choices={BOARDS.map((name) => [name, say(`cells-${name}`)] as const)}
        value={form}
        choose={setForm}
      />
      <p class="explained">
        {say("table-line")}{" "}
        <code dir="ltr">{boards && boardText(boards[boards.length >> 1], form)}</code>
      </p>
      <div class="buttons">
        <button type="button" disabled={!boards} onClick={() => download("positions.txt", all())}>
          {say("table-save")}
        </button>
      </div>
    </>
  );
}

/** Chromium itself takes a minute to paste thousands of lines. */
function pasteAtOnce(
  event: TargetedClipboardEvent<HTMLTextAreaElement>,
  changed: (text: string) => void,
) {
  const field = event.currentTarget;
  const pasted = event.clipboardData?.getData("text/plain");
  if (!pasted) return;
  event.preventDefault();
  field.setRangeText(pasted, field.selectionStart, field.selectionEnd, "end");
  changed(field.value);
}
