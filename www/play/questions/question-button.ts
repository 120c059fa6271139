/** The button that has a question asked until it is answered, and that stops it meanwhile. */
import { button, setText } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import type { Runner } from "./runner.ts";
import type { Phase } from "../game/state.ts";

/** @param goOn The message that the button shows while the question rests. */
export function questionButton(runner: Runner, name: string, goOn: MessageId) {
  let runs = false;
  const element = button("", () => (runs ? runner.stop(name) : runner.want(name, null)));

  function render(phase: Phase) {
    runs = phase === "looking";
    element.hidden = phase === "idle" || phase === "done";
    setText(element, say(runs ? "stop" : phase === "failed" ? "retry-button" : goOn));
  }
  return { element, render };
}
