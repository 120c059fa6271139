/** Break it: well-known bugs, each running in the engine, with what they do and where. */
import { button, make } from "../page/elements.js";
import { number, say, times } from "../messages/index.js";
import { hrefOf } from "../page/address.js";
import { fragmentOf } from "../page/places.js";
import { position } from "../game/state.js";
import { consultation } from "./consultation.js";
import { MISTAKES } from "./mistakes.js";

/** @typedef {import("./mistakes.js").Mistake} Mistake */

/** @type {import("../page/view.js").OpenView} */
export function openBreak({ box, query, engine, fail }) {
  const work = new AbortController();
  const { signal } = work;
  const failed = (/** @type {unknown} */ error) => fail(error, signal);
  const answer = make("div", { class: "consultation", "aria-live": "polite" });
  /** The positions that a bug was shown in so far. @type {Map<Mistake, number>} */
  const visited = new Map();
  const entries = MISTAKES.map((mistake) => entry(mistake));
  let current = "";
  box.append(
    make("p", {}, say("break-explained")),
    answer,
    ...entries.map(({ element }) => element),
  );
  /** The bug that is switched on. */
  const bug = MISTAKES.find((mistake) => mistake === query.get("bug")) ?? null;

  /** @param {Mistake} mistake */
  function entry(mistake) {
    const counts = make("p", { class: "counts" }, say("pending"));
    const toggle = button(say("break-switch"), () => {
      location.href = hrefOf("bugs", { bug: bug === mistake ? "" : mistake });
    });
    toggle.setAttribute("role", "switch");
    toggle.setAttribute("aria-describedby", `break-${mistake}`);
    const go = button(say("break-go"), () => take(mistake).catch(failed));
    engine
      .request("survey", [mistake], { signal })
      .then((survey) => (counts.textContent = countsText(survey)))
      .catch(failed);
    const element = make(
      "article",
      { class: "mistake" },
      make("h3", { id: `break-${mistake}` }, say(`break-${mistake}-name`)),
      make("p", {}, say(`break-${mistake}-why`)),
      make(
        "dl",
        { class: "lines" },
        make("dt", {}, say("break-right")),
        make("dd", {}, make("code", {}, say(`break-${mistake}-right`))),
        make("dt", {}, say("break-wrong")),
        make("dd", {}, make("code", {}, say(`break-${mistake}-wrong`))),
      ),
      counts,
      make("div", { class: "buttons" }, toggle, go),
    );
    return { mistake, element, toggle };
  }

  /** Puts a position on the board in which the bug shows, another one each time. @param {Mistake} mistake */
  async function take(mistake) {
    const { examples } = await engine.request("survey", [mistake], { signal });
    const boards = examples.split(",");
    const next = visited.get(mistake) ?? 0;
    visited.set(mistake, next + 1);
    location.hash = fragmentOf([
      ["start", boards[next % boards.length]],
      ["bug", mistake],
    ]);
  }

  /** @param {import("../game/state.js").State} now */
  async function follow(now) {
    for (const { mistake, element, toggle } of entries) {
      toggle.setAttribute("aria-checked", String(bug === mistake));
      element.classList.toggle("on", bug === mistake);
    }
    const here = position(now);
    const wanted = bug && here && !here.finished ? `${bug} ${here.board}` : "";
    if (wanted === current) return;
    current = wanted;
    if (!bug || !here || wanted === "") return answer.replaceChildren();
    try {
      const answers = await engine.request("consult", [here.board, bug], { signal });
      if (current === wanted) answer.replaceChildren(...consultation(bug, here.player, answers));
    } catch (error) {
      failed(error);
    }
  }

  return {
    follow,
    close: () => work.abort(),
    link: () => ({ bug: bug ?? "" }),
  };
}

/** @param {import("../../pkg/web/cutoff.js").Survey} survey */
function countsText(survey) {
  const { positions, wrong, thrown, misvalued, slower, nodes, nodesWithout } = survey;
  const parts = [
    say("break-wrong-count", { wrong, positions }),
    thrown > 0 ? say("break-thrown-count", { thrown }) : "",
    misvalued > 0 ? say("break-misvalued-count", { misvalued }) : "",
    wrong === 0 && slower > 0
      ? say("break-slower-count", {
          slower,
          times: times(nodes / nodesWithout),
          nodes: number(nodes),
          without: number(nodesWithout),
        })
      : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
