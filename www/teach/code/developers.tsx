/** Shows developers the package, an example and its declarations. */
import { useState } from "preact/hooks";
import { useSite } from "../../page/site.tsx";
import { CopiedCode } from "./copied-code.tsx";
import { say } from "../../messages/index.ts";
import type { ViewProps } from "../../page/start/view.tsx";

const PACKAGE: { name: string; bytes: number } = import.meta.env.PACKAGE;

const USE = `import { best_move } from "cutoff";\nbest_move("x_______o", true);`;

export function Developers({ page: { toast, showFailure } }: ViewProps) {
  const { name, bytes } = PACKAGE;
  const href = useSite().root + name;
  const install = `npm install ${href}`;
  return (
    <>
      <section class="stack" aria-labelledby="package-title">
        <h2 id="package-title">{say("code-package-title")}</h2>
        <p>{say("code-package-explained")}</p>
        <a class="action" href={href} download={name}>
          {say("code-package-download", { name, kilobytes: Math.round(bytes / 1000) })}
        </a>
        <CopiedCode label={say("code-package-install")} code={install} toast={toast} />
        <CopiedCode label={say("code-use")} code={USE} toast={toast} />
        <p class="explained">{say("code-licence")}</p>
      </section>
      <Declarations showFailure={showFailure} />
    </>
  );
}

/** The declarations of the package. The build generates them from the engine's comments. */
function Declarations({ showFailure }: { showFailure: (error: unknown) => void }) {
  const title = say("code-reference");
  const [text, setText] = useState("");
  async function load() {
    const { default: source } = await import("../../../pkg/whole/cutoff.d.ts?raw");
    setText(source.slice(0, source.indexOf("export type InitInput")).trim());
  }
  return (
    <details
      class="folded"
      onToggle={({ currentTarget }) => currentTarget.open && load().catch(showFailure)}
    >
      <summary>{title}</summary>
      <pre class="declarations framed" dir="ltr" lang="en" tabIndex={0} aria-label={title}>
        {text}
      </pre>
    </details>
  );
}
