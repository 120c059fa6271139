/**
 * The solver's line, on boards whose searches take time: what is proved of the position so far, how far the search
 * is, and the buttons that stop it, let it go on, and have it prove the position. It changes in place several times a second.
 */
import { largeNumbers, isRough } from "../../page/large-numbers.ts";
import { spoken } from "../../page/parts.ts";
import { usePassedFocus } from "../../ui/passed-focus.ts";
import { useWords } from "../../ui/words.tsx";
import { speedOf } from "../game/finding.ts";
import { answersShown, computerReplies, factsOf, position } from "../game/state.ts";
import { comparedDepth, timeOf } from "../questions/costs.ts";
import { limits } from "../questions/limits.ts";
import { LearnLink } from "./learn-link.tsx";
import { ScoresBox, scoresOf } from "./scores.tsx";
import {
  boundsWords,
  factWords,
  formOf,
  lineWords,
  proofWords,
  statusWords,
} from "./search-words.ts";
import type { Estimate } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { Facts, Proof, Timed } from "../game/facts.ts";
import type { Finding } from "../game/finding.ts";
import type { Phase, State } from "../game/state.ts";
import type { PlayProps } from "../game/play.ts";

/** Thousands and millions in short, with three digits. */
const SHORT: Intl.NumberFormatOptions = { notation: "compact", maximumSignificantDigits: 3 };
const SEPARATOR = " · ";

/** In seconds. */
const YEAR = 31_557_600;

const SEARCHES = ["look", "worths", "trap", "ponder", "proof"];

/** What the position is worth, by the recommended move. */
export function EngineState({ state }: { state: State }) {
  const words = useWords();
  if (!answersShown(state) || !hasSearch(state)) return null;
  const { fact, status } = stateTexts(words, state);
  return (
    <p class="engine-state">
      <span class="engine-form" aria-hidden="true" data-form={formOf(factsOf(state).known)} />
      <span>
        <span class="engine-fact">{fact}</span> <span class="engine-status">{status}</span>
      </span>
    </p>
  );
}

/** How that is found. */
export function EngineLine({ state, play }: PlayProps) {
  const words = useWords();
  const { say } = words;
  const isShown = answersShown(state) && hasSearch(state);
  const facts = factsOf(state);
  const { known, proof } = facts;
  const phase = searchPhase(state, facts);
  const proofPhase = state.phases.proof ?? "idle";
  const isProof = proof && ["looking", "stopped"].includes(proofPhase);
  const { fact, status } = isShown ? stateTexts(words, state) : { fact: "", status: "" };
  const scores = scoresOf(words, state);
  return (
    <div
      id="look"
      class={isShown ? "engine" : "engine off"}
      role="group"
      tabIndex={-1}
      aria-label={say("think-title")}
      data-status={!isShown ? "hidden" : known?.bestProved ? "proved" : phase}
      data-proof={state.phases.proof ?? ""}
    >
      <p class="engine-figures">
        {isShown && (isProof ? countText(words, proof.nodes, proof) : figuresText(words, known))}
      </p>
      <p class="engine-bounds">
        {isShown && isProof && boundsWords(proof).map(spoken).join(SEPARATOR)}
      </p>
      <BestLine known={isShown ? known : null} />
      <EngineButtons {...{ state, play, phase }} />
      <p class="engine-learn">
        <LearnLink />
      </p>
      {/* Only what changes the state is said, not each report. */}
      <p class="unseen" role="status">
        {phase !== "looking" && `${fact} ${status}`.trim()}
      </p>
      {scores && <ScoresBox {...{ state, play, scores }} />}
    </div>
  );
}

/** Whether there is a position that a search can be of. */
function hasSearch(state: State) {
  const now = position(state);
  return now !== undefined && !now.finished;
}

/** How far the search is that says what the position is worth: the visitor's, or the computer's. */
function searchPhase(state: State, { known }: Facts): Phase {
  const { phases } = state;
  if (phases.proof === "looking") return "looking";
  if (computerReplies(state)) return phases.ponder ?? phases.trap ?? "idle";
  return known?.bestProved ? "done" : (phases.look ?? "idle");
}

function stateTexts(words: Speech, state: State) {
  const facts = factsOf(state);
  const { known, proof } = facts;
  const phase = searchPhase(state, facts);
  const status = proofWords(proof, state.phases.proof ?? "idle") ?? statusWords(known, phase);
  return {
    fact: known ? spoken(factWords(known, position(state).player)) : "",
    status: proof?.isDone ? doneText(words, proof) : status ? spoken(status) : "",
  };
}

function EngineButtons({ state, play: { runner, turns }, phase }: PlayProps & { phase: Phase }) {
  const { say } = useWords();
  const { phases } = state;
  const { known } = factsOf(state);
  const runs = SEARCHES.some((name) => phases[name] === "looking");
  const ended = ["waiting", "stopped", "spent", "failed"].includes(phase);
  const open = ended && !runs && !known?.bestProved;
  // What the book knows can be proved, too.
  const canProve = phases.proof !== undefined && phases.proof !== "done" && !runs;
  const isWanted = canProve && (open || known?.source === "book" || phases.proof !== "idle");
  const isThere = hasSearch(state);
  const shown = { stop: isThere && runs, goOn: isThere && open, prove: isThere && isWanted };
  const refOf = usePassedFocus(shown, (gone) =>
    gone !== "stop" ? ["stop"] : phases.proof === "stopped" ? ["prove", "goOn"] : ["goOn", "prove"],
  );

  function lookOn() {
    // After a failure, the engine starts again with the question.
    turns.wake();
    for (const name of ["worths", "look"]) runner.want(name, limits.now.budget);
  }
  function proveNow() {
    turns.wake();
    runner.want("proof");
  }
  const first = known?.source === "book" ? "prove-button" : "think-until-done";
  const again = phases.proof === "stopped" ? "resume" : first;
  const buttons = [
    ["stop", "look-stop", "stop", () => runner.stop(...SEARCHES)],
    ["goOn", "look-continue", "think-continue", lookOn],
    ["prove", "look-deeper", phases.proof === "failed" ? "retry-button" : again, proveNow],
  ] as const;
  return (
    <div class="buttons engine-buttons">
      {buttons.map(([name, id, message, press]) => (
        <button
          key={id}
          ref={refOf(name)}
          type="button"
          id={id}
          hidden={!shown[name]}
          onClick={press}
        >
          {say(message)}
        </button>
      ))}
    </div>
  );
}

/** Says what plain minimax would cost from here, as far as that is known and the searches above are not to the end. */
export function Cost({ state }: { state: State }) {
  const words = useWords();
  const { game, longest } = state.shape;
  const { estimates, toDepth } = factsOf(state);
  const hasResult = toDepth?.state !== "too-deep" && toDepth?.state !== "failed";
  const isAbove = hasResult && hasSearch(state) && comparedDepth(state) === longest;
  const estimate = isAbove ? undefined : estimates[longest];
  const { timed } = state.facts.of(game);
  const { span, text } = estimate ? costText(words, estimate, timed) : { span: "", text: "" };
  return (
    <p id="whole-game" class="whole-game">
      {/* Without the space, Persian letters would join over the border. */}
      <strong>{span}</strong> <span>{text}</span>
    </p>
  );
}

function BestLine({ known }: { known: Finding | null }) {
  const { say, list } = useWords();
  if (!known || known.line.length < 2) return <p id="best-line" class="best-line" />;
  const { id, partly } = lineWords(known);
  const names = known.line.map((cell) => say("cell-name", { cell }));
  const cells = list([...names, ...(partly ? ["…"] : [])]);
  return (
    <p id="best-line" class="best-line" title={partly ? spoken(partly) : ""}>
      {say(id, { cells })}
    </p>
  );
}

/** Who has proved it, and what that took: the line of best play takes its time after the result. */
function doneText({ say, duration, number }: Speech, { nodes, ms, provedMs }: Proof) {
  const time = duration(provedMs ?? ms, { digits: 2 });
  return say("prove-done", { nodes: number(nodes), time });
}

/** How many positions a search has seen, and how fast. */
function countText({ say, number }: Speech, nodes: number, measured: Finding["measured"]) {
  const speed = speedOf({ measured });
  const counted = say("think-positions", { nodes: number(nodes, SHORT) });
  const fast = speed !== null && say("think-speed", { speed: number(speed, SHORT) });
  return [counted, fast].filter(Boolean).join(SEPARATOR);
}

function figuresText(words: Speech, known: Finding | null) {
  const { say } = words;
  if (!known) return "";
  const parts = [
    known.source === "book" && say("think-from-book"),
    // What is decided without a search has none.
    known.depth ? say("think-depth", { depth: known.depth }) : "",
    known.nodes > 0 && countText(words, known.nodes, known.measured),
    known.memoryRefused && say("think-memory-refused"),
  ];
  return parts.filter(Boolean).join(SEPARATOR);
}

/** How long minimax would take in this tab, and how that is known. @returns No span while no time can be told. */
function costText(
  words: Speech,
  estimate: Estimate,
  timed: Timed | null,
): { span: string; text: string } {
  const { say, duration } = words;
  const { magnitude, orderText, spanText } = largeNumbers(words);
  const visits = visitsText(words, estimate);
  if (!timed) return { span: "", text: say("cost-untimed", { visits }) };
  const time = duration(timed.ms, { digits: 2 });
  // A run of all of them says it all.
  if (estimate.exact && timed.nodes === estimate.nodes)
    return { span: time, text: say("cost-took", { visits }) };
  const { seconds, digits } = timeOf(estimate, timed);
  const years = seconds / YEAR;
  const span =
    isRough(estimate) && years >= 10
      ? say("span-order", { text: orderText(years) })
      : spanText(seconds, digits);
  return { span, text: say("cost", { visits, measured: magnitude(timed.nodes, true), time }) };
}

function visitsText(words: Speech, estimate: Estimate) {
  const { say } = words;
  const { magnitude, orderText, estimateText } = largeNumbers(words);
  const { nodes, standardError, exact } = estimate;
  if (exact) return say("cost-counted", { size: magnitude(nodes, true) });
  if (isRough(estimate)) return say("cost-order", { size: orderText(nodes) });
  const { nodes: size, error } = estimateText(nodes, standardError);
  return say("cost-about", { size, error });
}
