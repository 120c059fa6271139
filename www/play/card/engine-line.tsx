/**
 * Words about boards whose searches take time: the proved result over the board, the time of minimax below the card, and
 * in Details the state of the searches. They change several times a second.
 */
import { largeNumbers, isRough } from "../../page/large-numbers.ts";
import { spoken } from "../../page/parts.ts";
import { PlaceLink } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";
import { speedOf } from "../game/finding.ts";
import { computerPlays, factsOf, isOpen, position } from "../game/state.ts";
import { turnText } from "../game/status.ts";
import { comparedDepth, timeOf } from "../questions/costs.ts";
import { QuestionButton } from "../questions/question-button.tsx";
import { progressText, scoresOf } from "./scores.tsx";
import { boundsWords, factWords, lineWords, proofWords, statusWords } from "./search-words.ts";
import type { Estimate } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { Facts, Proof } from "../game/facts.ts";
import type { Finding } from "../game/finding.ts";
import type { Phase, State } from "../game/state.ts";
import type { PlayProps } from "../game/play.ts";

/** Thousands and millions in short, with three digits. */
const SHORT: Intl.NumberFormatOptions = { notation: "compact", maximumSignificantDigits: 3 };
const SEPARATOR = " · ";

/** In seconds. */
const YEAR = 31_557_600;

/** The proved result or whose turn it is, and below it how many columns are proved; null without a proof and scores. */
export function headlineOf(words: Speech, state: State): { first: string; second: string } | null {
  if (!isOpen(state) || state.aside) return null;
  const { known } = factsOf(state);
  const fact = known && factWords(known, position(state).player);
  const scores = scoresOf(state);
  const progress = scores ? progressText(words, state, scores) : "";
  const turn = turnText(words, state);
  if (fact) return { first: spoken(fact), second: progress || turn };
  return progress ? { first: turn, second: progress } : null;
}

/** The time of minimax to the end of the game. While scores are over the columns, the meaning of their signs. */
export function FarFact({ state }: { state: State }) {
  const words = useWords();
  const text = scoresOf(state) ? words.say("score-legend") : farText(words, state);
  return (
    <p id="whole-game" class="whole-game">
      {text}
    </p>
  );
}

function farText(words: Speech, state: State) {
  const { game, longest } = state.shape;
  const { estimates, toDepth } = factsOf(state);
  const { timed } = state.facts.of(game);
  const estimate = estimates[longest];
  // The searches above are to the end.
  const isAbove = toDepth?.minimax && comparedDepth(state) === longest;
  if (!estimate || !timed || isAbove || position(state)?.finished) return "";
  const { seconds, digits } = timeOf(estimate, timed);
  const { orderText, spanText } = largeNumbers(words);
  const years = seconds / YEAR;
  const time =
    isRough(estimate) && years >= 10
      ? words.say("span-order", { text: orderText(years) })
      : spanText(seconds, digits);
  return words.say("cost", { time });
}

export function EngineLine({ state, play }: PlayProps) {
  const words = useWords();
  const facts = factsOf(state);
  const { known, proof } = facts;
  const phase = searchPhase(state, facts);
  const proofPhase = state.phases.proof ?? "idle";
  const isProof = proof && ["looking", "stopped"].includes(proofPhase);
  const isShown = isOpen(state);
  return (
    <div
      id="look"
      class="engine"
      role="group"
      aria-label={words.say("think-title")}
      data-status={!isShown ? "hidden" : known?.bestProved ? "proved" : phase}
      data-proof={state.phases.proof ?? ""}
    >
      {isShown && (
        <>
          {/* Only what changes the state is said, not each report. */}
          <p class="engine-status" role="status">
            {statusText(words, facts, phase, proofPhase)}
          </p>
          <p class="engine-figures">
            {isProof ? countText(words, proof.nodes, proof) : figuresText(words, known)}
          </p>
          {isProof && <p class="engine-bounds">{boundsWords(proof).map(spoken).join(SEPARATOR)}</p>}
          <BestLine known={known} />
          <EngineButtons state={state} play={play} />
          <p>{costText(words, state)}</p>
        </>
      )}
      <p class="engine-learn">
        <PlaceLink place="learn">{words.say("whole-learn")}</PlaceLink>
      </p>
    </div>
  );
}

/** Of the search for the worth of the position: the visitor's, or the computer's. */
function searchPhase(state: State, { known }: Facts): Phase {
  const { phases } = state;
  if (phases.proof === "looking") return "looking";
  if (computerPlays(state)) return phases.ponder ?? phases.trap ?? "idle";
  return known?.bestProved ? "done" : (phases.look ?? "idle");
}

function statusText(words: Speech, { known, proof }: Facts, phase: Phase, proofPhase: Phase) {
  if (proof?.isDone) return doneText(words, proof);
  const status = proofWords(proof, proofPhase) ?? statusWords(known, phase);
  return status ? spoken(status) : "";
}

/** Each has its search go on until it is done, or stops it. */
function EngineButtons({ state, play }: PlayProps) {
  const { phases } = state;
  const { known } = factsOf(state);
  const isProved = known?.bestProved;
  // What the book knows can be proved, too.
  const isEnough = phases.proof === "idle" && isProved && known.source !== "book";
  const proof = phases.proof === "idle" ? "waiting" : phases.proof;
  const buttons = [
    ["look", isProved ? "done" : phases.look, "think-continue"],
    ["proof", isEnough ? "done" : proof, proof === "stopped" ? "resume" : "prove-button"],
    ["columns", phases.columns, "column-scores-all"],
  ] as const;
  return (
    <div class="buttons engine-buttons">
      {buttons.map(([name, phase = "done", goOn]) => (
        <QuestionButton key={name} {...{ play, name, phase, goOn }} />
      ))}
    </div>
  );
}

function BestLine({ known }: { known: Finding | null }) {
  const { say, list } = useWords();
  if (!known || known.line.length < 2) return null;
  const { id, partly } = lineWords(known);
  const names = known.line.map((cell) => say("cell-name", { cell }));
  const cells = list([...names, ...(partly ? ["…"] : [])]);
  return (
    <p id="best-line" class="explained" title={partly ? spoken(partly) : ""}>
      {say(id, { cells })}
    </p>
  );
}

function doneText({ say, duration, number }: Speech, { nodes, ms, provedMs }: Proof) {
  const time = duration(provedMs ?? ms, { digits: 2 });
  return say("prove-done", { nodes: number(nodes), time });
}

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

/** The size of minimax to the end of the game, and the run that its speed is from. */
function costText(words: Speech, state: State) {
  const { say, duration } = words;
  const { game, longest } = state.shape;
  const estimate = factsOf(state).estimates[longest];
  const { timed } = state.facts.of(game);
  if (!estimate) return "";
  const { magnitude } = largeNumbers(words);
  const whole = say("cost-visits", { visits: visitsText(words, estimate) });
  if (!timed) return whole;
  const time = duration(timed.ms, { digits: 2 });
  return [whole, say("cost-speed", { measured: magnitude(timed.nodes, true), time })].join(" ");
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
