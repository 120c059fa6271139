/** The help: the board, the keys of the place, and accessibility. It is loaded when opened. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { loadWords, markup, say } from "../messages/index.ts";
import { CheckField } from "../ui/check-field.tsx";
import { thisPlace } from "./address.ts";
import { elementOf, fillRoot } from "./roots.ts";

const RULES = ["line", "run", "cell", "sign"] as const;
const TESTED_THINGS = ["axe", "keyboard", "screen-readers", "size", "colour", "motion"] as const;
const MISSING_TESTS = ["reader", "safari", "map", "people"] as const;

interface HelpProps {
  listed: readonly MessageEnd<"help-key-">[];
  shortcuts: boolean;
  setShortcuts: (on: boolean) => void;
}

function leave() {
  fillRoot("dialog", null);
  // The menu with the help button is closed by now.
  if (document.activeElement === document.body) elementOf("menu-open").focus();
}

export async function openHelp(props: HelpProps) {
  await loadWords("about");
  fillRoot("dialog", <Help {...props} />);
}

function Help({ listed, shortcuts, setShortcuts }: HelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const list = (ids: readonly MessageId[]) => (
    <ul>
      {ids.map((id) => (
        <li key={id}>{say(id)}</li>
      ))}
    </ul>
  );
  const fact = (name: MessageEnd<"about-accessibility-">) => `about-accessibility-${name}` as const;
  return (
    <dialog ref={dialog} id="help" aria-labelledby="help-title" onClose={leave}>
      <h2 id="help-title" tabIndex={-1} autoFocus>
        {say("help-title")}
      </h2>
      {list(RULES.map((name) => `help-rule-${name}` as const))}
      <dl class="keys">
        {[...listed, "help" as const].map((key) => {
          const { text, attributes } = markup(`help-key-${key}`);
          return [<dt key={key}>{attributes.keys}</dt>, <dd key={text}>{text}</dd>];
        })}
      </dl>
      <p>
        <CheckField label={say("shortcuts-label")} isOn={shortcuts} choose={setShortcuts} />
      </p>
      {/* Only Play has other facts beside a board. */}
      {thisPlace === "play" && <p class="explained">{say("footer-truth")}</p>}
      <details class="about">
        <summary>{say("about-accessibility-title")}</summary>
        <p>{say("about-accessibility-aim")}</p>
        <h3>{say("about-accessibility-tested")}</h3>
        {list(TESTED_THINGS.map(fact))}
        <h3>{say("about-accessibility-missing")}</h3>
        {list(MISSING_TESTS.map(fact))}
      </details>
      <button id="help-close" class="dialog-close" onClick={() => dialog.current?.close()}>
        {say("close-button")}
      </button>
    </dialog>
  );
}
