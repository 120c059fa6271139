/** The npm package, for developers: its file, its use and its declarations. */
import { root } from "../base/root.ts";
import { button, copy, make } from "../base/elements.ts";
import { icon } from "../page/icon.ts";
import { say } from "../messages/index.ts";
import { CALLED } from "./previews.ts";

/** The file of the npm package, as the build has made it. */
const PACKAGE: { name: string; bytes: number } = import.meta.env.PACKAGE;

/** The file that one can install, and how. @param tell Says what has just been done. */
export function packageSection(tell: (text: string) => void) {
  const { name, bytes } = PACKAGE;
  const href = new URL(name, root).href;
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
export function reference(fail: (error: unknown) => void) {
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
