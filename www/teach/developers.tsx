/** For developers: a call to the engine as it would be written, and its answer as JSON. */
import { useEffect, useRef, useState } from "preact/hooks";
import { readLink, writeLink } from "../base/link-schema.ts";
import { EngineRefusal } from "../engine/engine.ts";
import { useSite } from "../page/site.tsx";
import { useAnswer } from "../ui/answer.ts";
import { CopiedCode } from "../ui/copied-code.tsx";
import { useTyped } from "../ui/typed.tsx";
import { useWords } from "../ui/words.tsx";
import { CALLED, CODE } from "./link.ts";
import type { RoomPage, RoomProps } from "../page/room.ts";

/** The most signs that are taken from a link or typed: a board has nine. */
const MOST = 40;

const PACKAGE: { name: string; bytes: number } = import.meta.env.PACKAGE;

export function Developers({ link, page }: RoomProps) {
  const { say } = useWords();
  const [call, setCall] = useState(() => {
    const { board, pruned } = readLink(CODE, link, { board: CALLED, pruned: true }).values;
    return { board: board.slice(0, MOST), pruned };
  });
  const { board, pruned } = call;
  const linked = useRef(call);
  useEffect(() => {
    if (call !== linked.current) page.changed({ do: "code", ...writeLink(CODE, call) });
  }, [call]);
  const answer = useAnswer((signal) => answerTo(page, call, signal), [call], page.fail);
  const typed = useTyped((board) => setCall((call) => ({ ...call, board })));
  return (
    <>
      <p class="explained">{say("code-explained")}</p>
      <div class="teach-pair">
        <div class="teach-settings stack airy">
          <div class="call" dir="ltr" role="group" aria-label={say("code-call")}>
            <code>{'best_move("'}</code>
            <input
              {...typed}
              class="call-board"
              maxLength={MOST}
              autoCapitalize="none"
              aria-label={say("code-board")}
              aria-invalid={answer?.fault !== undefined}
              defaultValue={board}
            />
            <code>{'", '}</code>
            <button
              type="button"
              class="call-pruning"
              title={say("pruning-switch")}
              aria-label={`${say("pruning-switch")}: ${pruned}`}
              onClick={() => setCall({ board, pruned: !pruned })}
            >
              {String(pruned)}
            </button>
            <code>)</code>
          </div>
          <p class="explained">{say("code-call-help")}</p>
          <Package page={page} />
        </div>
        <div class="stack">
          <p class="fault call-fault" role="status" dir="ltr">
            {answer?.fault}
          </p>
          <pre class="call-answer" dir="ltr" tabIndex={0} aria-label={say("code-answer")}>
            {answer?.text}
          </pre>
        </div>
      </div>
      <Reference page={page} />
    </>
  );
}

async function answerTo(
  page: RoomPage,
  { board, pruned }: { board: string; pruned: boolean },
  signal: AbortSignal,
): Promise<{ text?: string; fault?: string }> {
  try {
    const answer = await page.engine().request("best_move", [board, pruned], { signal });
    return { text: JSON.stringify(answer, null, 2) };
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    // The words are the engine's, as any other program gets them.
    return { fault: `Error: ${error.message} (code: "${error.code}")` };
  }
}

/** The file that one can install, and how. */
function Package({ page }: { page: RoomPage }) {
  const { say } = useWords();
  const { name, bytes } = PACKAGE;
  const href = useSite().root + name;
  const use = `import { best_move } from "cutoff";\nbest_move(${JSON.stringify(CALLED)}, true);`;
  return (
    <section class="stack" aria-labelledby="package-title">
      <h2 id="package-title">{say("code-package-title")}</h2>
      <p>{say("code-package-explained")}</p>
      <a class="action" href={href} download={name}>
        {say("code-package-download", { name, kilobytes: Math.round(bytes / 1000) })}
      </a>
      <CopiedCode
        label={say("code-package-install")}
        code={`npm install ${href}`}
        tell={page.tell}
      />
      <CopiedCode label={say("code-use")} code={use} tell={page.tell} />
      <p class="explained">{say("code-licence")}</p>
    </section>
  );
}

/** The declarations of the package, which the build writes from the engine's own comments. */
function Reference({ page }: { page: RoomPage }) {
  const { say } = useWords();
  const [text, setText] = useState("");
  async function load() {
    if (text !== "") return;
    const { default: source } = await import("../../pkg/web/cutoff.d.ts?raw");
    setText(source.slice(0, source.indexOf("export type InitInput")).trim());
  }
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && load().catch(page.fail)}>
      <summary>{say("code-reference")}</summary>
      <pre class="declarations" dir="ltr" lang="en" tabIndex={0} aria-label={say("code-reference")}>
        {text}
      </pre>
    </details>
  );
}
