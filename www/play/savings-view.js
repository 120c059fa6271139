/** What each idea saves on a position that is proved, as a table that fills as it is counted. */
import { IDEAS } from "../engine/ideas.js";
import { number, say, times } from "../messages/index.js";
import { button, make, setText } from "../base/elements.js";
import { throttled } from "./throttle.js";
import { LONGEST_PROOF, Savings } from "./savings.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { Proof } from "./proof.js" */
/** @import { SavingsRun } from "./types.d.ts" */

/**
 * @param {() => Engine} engineOf
 * @returns {{ element: HTMLElement, render: (proof: Proof | null, shape: { gravity: boolean }) => void, stop: () => void }}
 */
export function savingsView(engineOf) {
  /** @type {Savings | null} */
  let savings = null;
  /** The proof that it belongs to. @type {Proof | null} */
  let of = null;
  const explained = make("p", { class: "explained" });
  const go = button("", () => (savings?.phase === "running" ? savings.stop() : savings?.run()));
  const fault = make("p", { class: "fault", role: "status" });
  const body = make("tbody", {});
  const head = ["savings-idea", "nodes", "savings-times"].map((id) =>
    make("th", { scope: "col" }, say(id)),
  );
  const table = make(
    "table",
    { class: "savings" },
    make("caption", { class: "unseen" }, say("savings-title")),
    make("thead", {}, make("tr", {}, ...head)),
    body,
  );
  const element = make(
    "details",
    { class: "savings-box" },
    make("summary", {}, say("savings-title")),
    explained,
    make("div", { class: "buttons" }, go),
    fault,
    table,
  );
  element.hidden = true;
  const redraw = throttled(draw);

  function draw() {
    if (!savings) return;
    const { runs, phase } = savings;
    go.hidden = phase === "done";
    setText(
      go,
      say(
        phase === "running"
          ? "stop"
          : runs.some(({ nodes }) => nodes > 0)
            ? "resume"
            : "savings-start",
      ),
    );
    setText(fault, phase === "failed" ? say("savings-failed") : "");
    for (const [index, run] of runs.entries()) {
      const [nodes, factor] = [...body.children[index].children].slice(1);
      setText(nodes, nodesText(run));
      setText(factor, factorText(run, runs[0]));
    }
  }

  /** @param {Proof | null} proof @param {{ gravity: boolean }} shape The board of the proof. */
  function render(proof, { gravity }) {
    const report = proof?.phase === "done" ? proof.report : null;
    // A proof does not ask the book; no search of its own would answer.
    if (!proof || !report || report.source === "book") {
      if (of) savings?.stop();
      [of, savings] = [null, null];
      element.hidden = true;
      return;
    }
    if (proof === of) return;
    of = proof;
    element.hidden = report.nodes === 0;
    const long = report.ms > LONGEST_PROOF;
    const search = { source: report.source, gravity };
    savings = long ? null : new Savings(engineOf(), proof.subject, search, redraw);
    setText(explained, say(long ? "savings-long" : "savings-intro"));
    table.hidden = long;
    go.hidden = long;
    body.replaceChildren(...(savings?.runs ?? []).map(row));
    draw();
  }

  return { element, render, stop: () => savings?.stop() };
}

/** @param {SavingsRun} run */
function row({ without }) {
  const name = without ? say(`without-${IDEAS[without].name}`) : say("savings-none");
  return make("tr", {}, make("th", { scope: "row" }, name), make("td", {}), make("td", {}));
}

/** @param {SavingsRun} run */
function nodesText({ state, nodes }) {
  if (state === "waits") return say("time-none");
  return state === "given-up" ? say("savings-over", { nodes: number(nodes) }) : number(nodes);
}

/** How many times as many positions as with all ideas. @param {SavingsRun} run @param {SavingsRun} all */
function factorText(run, all) {
  if (run.without === null || all.nodes === 0) return "";
  const factor = times(run.nodes / all.nodes);
  if (run.state === "done") return factor;
  return run.state === "given-up" ? say("savings-more", { times: factor }) : "";
}
