/** The state of the solver's searches, with their buttons. It changes several times per second. */
import { sentence } from "../../page/sentence.ts";
import { LinkToPlace } from "../../page/site.tsx";
import { duration, list, number, say } from "../../messages/index.ts";
import { factsOf, isReplyDue, showsFacts, type Phase, type State } from "../state/play-state.ts";
import { QuestionButton } from "../game/question-button.tsx";
import { costText } from "../card/cost.tsx";
import * as search from "../game/search-messages.ts";
import type { Facts, Proof } from "../state/facts.ts";
import type { Finding } from "../state/finding.ts";
import type { PlayProps } from "../game/play-props.ts";

const COMPACT: Intl.NumberFormatOptions = { notation: "compact", maximumSignificantDigits: 3 };
const DOT = " · ";

export function SolverPanel({ state, play }: PlayProps) {
  const facts = factsOf(state);
  const { finding, proof } = facts;
  const phase = searchPhase(state, facts);
  const proofPhase = state.phases.proof ?? "idle";
  const isProof = proof && ["running", "stopped"].includes(proofPhase);
  const isShown = showsFacts(state);
  return (
    <div
      id="solver"
      class="stack tight wide"
      role="group"
      aria-label={say("solver-panel-label")}
      data-status={!isShown ? "hidden" : finding?.isBestProved ? "proved" : phase}
      data-proof={state.phases.proof ?? ""}
    >
      {isShown && (
        <>
          {/* A screen reader announces the state, but not each report. */}
          <p class="solver-status" role="status">
            {statusText(facts, phase, proofPhase)}
          </p>
          <p class="solver-counts muted">
            {isProof ? countText(proof.nodes, proof) : countsText(finding)}
          </p>
          {isProof && <p class="solver-bounds">{boundsText(proof)}</p>}
          <BestLine finding={finding} />
          <SolverButtons state={state} play={play} />
          <p>{costText(state)}</p>
        </>
      )}
      <p>
        <LinkToPlace place="learn" chapter="connect-four">
          {say("method-link")}
        </LinkToPlace>
      </p>
    </div>
  );
}

/** Finds the phase of the search for the result, which the page, the computer or a proof runs. */
function searchPhase(state: State, { finding }: Facts): Phase {
  const { phases } = state;
  if (phases.proof === "running") return "running";
  if (isReplyDue(state)) return phases.replySearch ?? phases.trap ?? "idle";
  return finding?.isBestProved ? "done" : (phases.search ?? "idle");
}

function statusText({ finding, proof }: Facts, phase: Phase, proofPhase: Phase) {
  if (proof?.isDone) {
    const time = duration(proof.provedMs ?? proof.ms, { digits: 2 });
    return say("proof-done", { nodes: number(proof.nodes), time });
  }
  const inBook = finding?.source === "book";
  const status =
    search.proofMessage(proof, proofPhase, inBook) ?? search.searchMessage(finding, phase);
  return status ? sentence(status) : "";
}

/** Buttons that continue a search without a limit, or stop it. */
function SolverButtons({ state, play }: PlayProps) {
  const { phases } = state;
  const { finding } = factsOf(state);
  const isProved = finding?.isBestProved;
  // A visitor can still ask for a proof by search if the result is from the book.
  const isEnough = phases.proof === "idle" && isProved && finding.source !== "book";
  const proof = phases.proof === "idle" ? "waiting" : phases.proof;
  const buttons = [
    ["search", isProved ? "done" : phases.search, "solver-continue"],
    ["proof", isEnough ? "done" : proof, proof === "stopped" ? "resume" : "proof-button"],
    ["columns", phases.columns, "column-scores-all"],
  ] as const;
  return (
    <div class="buttons">
      {buttons.map(([name, phase = "done", label]) => (
        <QuestionButton key={name} {...{ play, name, phase, label }} />
      ))}
    </div>
  );
}

function BestLine({ finding }: { finding: Finding | null }) {
  if (!finding || finding.line.length < 2) return null;
  const { id, part } = search.lineLabel(finding);
  const names = finding.line.map((cell) => say("cell-name", { cell }));
  const cells = list([...names, ...(part ? ["…"] : [])]);
  return (
    <p id="best-line" class="explained" title={part ? sentence(part) : ""}>
      {say(id, { cells })}
    </p>
  );
}

function boundsText(proof: Proof) {
  const bounds = search.boundMessages(proof).map(sentence).join(DOT);
  return bounds && say("proof-so-far", { bounds });
}

function countText(nodes: number, timedPart: Finding["timedPart"]) {
  const speed = search.speedOf({ timedPart });
  const counted = say("solver-nodes", { nodes: number(nodes, COMPACT) });
  const fast = speed !== null && say("solver-speed", { speed: number(speed, COMPACT) });
  return [counted, fast].filter(Boolean).join(DOT);
}

function countsText(finding: Finding | null) {
  if (!finding) return "";
  const parts = [
    finding.source === "book" && say("solver-from-book"),
    // A result without a search has no depth.
    finding.depth ? say("solver-depth", { depth: finding.depth }) : "",
    finding.nodes > 0 && countText(finding.nodes, finding.timedPart),
    finding.memoryRefused && say("solver-memory-refused"),
  ];
  return parts.filter(Boolean).join(DOT);
}
