/** Find the move: positions in which something can be thrown away. */
import { button, labelled, make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { challenge } from "./challenge.js";
import { newSeed, readSeed, seeded } from "../page/random.js";

/** @type {import("../page/view.js").OpenView} */
export function openFind(context) {
  const { box, query, engine, fail } = context;
  let work = new AbortController();
  let seed = readSeed(query.get("seed"));
  /** First answers: only they count. */
  const score = { right: 0, asked: 0 };
  const place = make("div", {});
  const sheet = make("p", { class: "score", "aria-live": "polite" });
  const field = make("input", { type: "text", inputmode: "numeric", maxlength: 6, size: 6 });
  box.append(
    make("p", {}, say("find-explained")),
    place,
    sheet,
    make(
      "div",
      { class: "fields" },
      button(say("find-next"), () => pose(newSeed())),
      labelled(say("find-seed"), field),
      button(say("find-go"), () => pose(readSeed(field.value.trim() || undefined))),
    ),
  );

  /** @param {number} chosen */
  async function pose(chosen) {
    seed = chosen;
    field.value = String(seed);
    work.abort();
    work = new AbortController();
    const { signal } = work;
    try {
      const boards = (await engine.request("puzzles", [], { signal })).split(",");
      const board = boards[Math.floor(seeded(seed)() * boards.length)];
      let first = true;
      const posed = challenge(context, board, signal, (right) => {
        if (!first) return;
        first = false;
        score.asked += 1;
        score.right += Number(right);
        sheet.textContent = say("find-score", score);
      });
      place.replaceChildren(posed);
    } catch (error) {
      fail(error, signal);
    }
  }

  pose(seed);
  return {
    follow() {},
    close: () => work.abort(),
    link: () => ({ seed: String(seed) }),
  };
}
