/** For developers: a call to the engine as it would be written, and its answer as JSON. */
import { EngineRefusal } from "../engine/engine.ts";
import { button, make, copy } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { readLink, writeLink } from "../base/link-schema.ts";
import { CODE } from "./link.ts";
import { CALLED } from "./previews.ts";
import { settingsPair, textField } from "./fields.ts";
import { atRoot } from "../base/root.ts";
import { icon } from "../page/icon.ts";
import type { OpenView } from "../page/start/view.ts";

/** The most signs that are taken from a link or typed: a board has nine. */
const MOST = 40;

export const developers: OpenView = ({ box, query, engine, tell, fail, changed }) => {
  let work = new AbortController();
  const linked = readLink(CODE, query, { board: CALLED, pruned: true }).values;
  let pruning = linked.pruned;
  const board = textField(linked.board.slice(0, MOST), call, {
    class: "call-board",
    maxlength: MOST,
    autocapitalize: "none",
    "aria-label": say("code-board"),
  });
  const toggle = button(
    "",
    () => {
      pruning = !pruning;
      call();
    },
    { class: "call-pruning", title: say("pruning-switch") },
  );
  const answer = make("pre", {
    class: "call-answer",
    dir: "ltr",
    tabindex: "0",
    "aria-label": say("code-answer"),
  });
  const failed = make("p", { class: "fault call-fault", role: "status", dir: "ltr" });
  const line = make(
    "div",
    { class: "call", dir: "ltr", role: "group", "aria-label": say("code-call") },
    make("code", {}, 'best_move("'),
    board,
    make("code", {}, '", '),
    toggle,
    make("code", {}, ")"),
  );
  const help = make("p", { class: "explained" }, say("code-call-help"));
  box.append(
    make(
      "div",
      { class: "stack airy" },
      make("p", { class: "explained" }, say("code-explained")),
      settingsPair([line, help, packageSection(tell)], [failed, answer]),
      reference(fail),
    ),
  );
  call();

  async function call() {
    work.abort();
    work = new AbortController();
    toggle.textContent = String(pruning);
    toggle.setAttribute("aria-label", `${say("pruning-switch")}: ${pruning}`);
    changed();
    try {
      const result = await engine.request("best_move", [board.value, pruning], {
        signal: work.signal,
      });
      answer.textContent = JSON.stringify(result, null, 2);
      failed.replaceChildren();
      board.setAttribute("aria-invalid", "false");
    } catch (error) {
      if (!(error instanceof EngineRefusal)) return fail(error, work.signal);
      // The words are the engine's, as any other program gets them.
      failed.textContent = `Error: ${error.message} (code: "${error.code}")`;
      answer.replaceChildren();
      board.setAttribute("aria-invalid", "true");
    }
  }

  return {
    link: () => ({ do: "code", ...writeLink(CODE, { board: board.value, pruned: pruning }) }),
    close: () => work.abort(),
  };
};

const PACKAGE: { name: string; bytes: number } = import.meta.env.PACKAGE;

/** The file that one can install, and how. @param tell Says what has just been done. */
function packageSection(tell: (text: string) => void) {
  const { name, bytes } = PACKAGE;
  const href = atRoot(name).href;
  const kilobytes = Math.round(bytes / 1000);
  return make(
    "section",
    { class: "stack", "aria-labelledby": "package-title" },
    make("h3", { id: "package-title" }, say("code-package-title")),
    make("p", {}, say("code-package-explained")),
    make(
      "a",
      { class: "action", href, download: name },
      say("code-package-download", { name, kilobytes }),
    ),
    commandLine(say("code-package-install"), `npm install ${href}`, tell),
    commandLine(
      say("code-use"),
      `import { best_move } from "cutoff";\nbest_move(${JSON.stringify(CALLED)}, true);`,
      tell,
    ),
    make("p", { class: "explained" }, say("code-licence")),
  );
}

function commandLine(label: string, text: string, tell: (text: string) => void) {
  const name = say("copy");
  const does = async () => tell((await copy(text)) ? say("copied") : text);
  const copying = button("", does, {
    class: "tool",
    "aria-label": `${name}: ${label}`,
    title: name,
  });
  copying.append(icon("copy"));
  return make(
    "div",
    { class: "command" },
    make("p", {}, label),
    make("pre", { dir: "ltr", tabindex: "0", "aria-label": label }, text),
    copying,
  );
}

/** The declarations of the package, which the build writes from the engine's own comments. */
function reference(fail: (error: unknown) => void) {
  const text = make("pre", {
    class: "declarations",
    dir: "ltr",
    lang: "en",
    tabindex: "0",
    "aria-label": say("code-reference"),
  });
  const details = make(
    "details",
    { class: "reference" },
    make("summary", {}, say("code-reference")),
    text,
  );
  details.addEventListener("toggle", async () => {
    if (!details.open || text.textContent !== "") return;
    try {
      const { default: source } = await import("../../pkg/web/cutoff.d.ts?raw");
      text.textContent = source.slice(0, source.indexOf("export type InitInput")).trim();
    } catch (error) {
      fail(error);
    }
  });
  return details;
}
