/** What the judge says of a program's moves: in sentences, with the smallest wrong position to be played through. */
import { h, render } from "preact";
import { make } from "../../base/elements.ts";
import { answering } from "../../engine/workers.ts";
import { list, loadWords, say, words as speech } from "../../messages/index.ts";
import { LinePlayer } from "../../parts/line/player.tsx";
import { WordsProvider } from "../../ui/words.tsx";
import "../../style/line-player.css";
import "../../style/picture.css";
import { bugLink } from "./program.ts";
import type {
  BugSuspect,
  Findings,
  GameDescription,
  SlipSuspect,
} from "../../../pkg/web/cutoff.js";
import type { Reading } from "./call-form.ts";

/** The readings that count from 1, which somebody who counts from 0 has to know. */
const FROM_1: readonly Reading[] = ["number", "row-column-1", "column-row-1"];

export function verdictView(shape: GameDescription) {
  const words = make("div", { class: "stack airy" });
  const first = make("p", {});
  const line = make("div", {});
  let asked = new AbortController();
  const smallest = make(
    "section",
    { class: "stack", hidden: true },
    make("h3", {}, say("verdict-smallest")),
    first,
    line,
  );
  return {
    element: make("div", { class: "program-result" }, words, smallest),

    /**
     * Gives the same in one text, to be said aloud. `all` counts the positions of a check, `own` is the sign of the one side
     * that the program plays.
     */
    async show(
      found: Findings,
      reading: Reading,
      { all = found.positions, own = "" }: { all?: number; own?: string } = {},
    ): Promise<string> {
      // The names of the bugs are words of the lab, the buttons of a line those of Play's details.
      if (found.bugs.length > 0) await loadWords("lab");
      if (found.first) await loadWords("details");
      words.replaceChildren(...sentences(found, reading, all, own));
      smallest.hidden = found.first === null;
      const told = Array.from(words.children, ({ textContent }) => textContent).join(" ");
      if (!found.first) return told;
      const { board, player, move, best, before, after, refutation } = found.first;
      const worth = { before: before?.outcome ?? "", after: after?.outcome ?? "" };
      first.textContent = say("verdict-first", { player, move, best, ...worth });
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      const moves = [move, ...(refutation?.moves ?? [])];
      const options = { game: shape.game };
      const { positions } = await answering().request("replay", [board, moves, options], {
        signal,
      });
      const props = { key: `${board} ${moves}`, line: { shape, moves, positions } };
      render(h(WordsProvider, { value: speech, children: h(LinePlayer, props) }), line);
      return told;
    },
  };
}

function sentences(found: Findings, reading: Reading, all: number, own: string) {
  const { positions, answered, illegal, wrong, slower, bugs, slips } = found;
  const missing = positions - answered;
  const isRight = wrong + illegal + missing === 0;
  const isDone = positions === all;
  const right = isDone ? "verdict-right" : "verdict-kept";
  const head = isRight ? right : wrong > 0 ? "verdict-wrong" : "verdict-unanswered";
  const sign = own === "" ? "none" : own;
  return [
    ...(isDone && wrong > 0 && illegal + missing === 0
      ? [make("p", {}, say("verdict-legal"))]
      : []),
    make("h2", { class: isRight ? "" : "wrong" }, say(head, { positions, wrong, sign })),
    ...(own === "" ? [] : [make("p", {}, say("verdict-own", { sign: own, positions: all }))]),
    ...(FROM_1.includes(reading) ? [make("p", {}, say("verdict-from-1"))] : []),
    ...(illegal > 0 ? [make("p", {}, say("verdict-illegal", { illegal }))] : []),
    ...(missing > 0 ? [make("p", {}, say("verdict-missing", { missing }))] : []),
    // Before the end, the next position can still rule a bug out.
    ...(isDone ? [...bugs.flatMap(bugWords), ...slips.map(slipWords)] : []),
    ...(slower > 0 ? [make("p", { class: "explained" }, say("verdict-slower", { slower }))] : []),
  ];
}

function slipWords({ slip, cells: [one = 0, two = 0, three = 0] }: SlipSuspect) {
  return make("p", {}, say(`verdict-${slip}`, { one, two, three }));
}

function bugWords({ bug, scoring, order }: BugSuspect) {
  // Fail-hard, each worse move comes back as equal, so its last move is always taken: that needs no search.
  const isAlways = bug === "root-ties-hard";
  const head = isAlways ? say("verdict-always", { order }) : say("verdict-bugs");
  const scores = say(`scores-${scoring}`);
  const how = isAlways ? scores : list([scores, say(`order-${order}`)]);
  return [
    make("p", {}, head),
    make("ul", {}, make("li", {}, bugLink(bug), " ", make("span", { class: "explained" }, how))),
  ];
}
