/** The position on the board for another page: as a frame, and as an element. */
import { gameNames } from "../game/link.js";
import { root } from "../page/address.js";
import { fragmentOf } from "../page/places.js";
import { button, copy, labelled, make } from "../page/elements.js";
import { language, say } from "../messages/index.js";
import { setText } from "../page/parts.js";
import { elementText, frameText } from "./snippets.js";

/** @param {Pick<import("../page/view.js").ViewContext, "engine" | "tell" | "fail">} context */
export function embedding({ engine, tell, fail }) {
  let work = new AbortController();

  /** @param {string} label @param {string} copied */
  const field = (label, copied) => {
    const area = make("textarea", { readonly: true, rows: 5, dir: "ltr", spellcheck: "false" });
    const copyAll = async () => {
      const done = await copy(area.value);
      if (!done) area.select();
      tell(done ? copied : say("lesson-embed-uncopied"));
    };
    const text = say("lesson-embed-copy-button");
    const element = make(
      "div",
      { class: "lesson-embed" },
      labelled(label, area),
      button(text, copyAll, { "aria-label": `${text}: ${label}` }),
    );
    return { area, element };
  };
  const frame = field(say("lesson-embed-frame"), say("lesson-embed-copied"));
  const custom = field(say("lesson-embed-element"), say("lesson-embed-copied"));
  return {
    element: make(
      "section",
      { class: "lesson-embeds", "aria-label": say("lesson-embed-title") },
      make("h3", {}, say("lesson-embed-title")),
      make("p", {}, say("lesson-embed-explained")),
      frame.element,
      custom.element,
    ),
    /** @param {import("../game/state.js").State} state */
    async follow(state) {
      work.abort();
      work = new AbortController();
      const { signal } = work;
      try {
        const visible = { ...state, game: await gameSoFar(engine, state, signal) };
        const address = new URL(root);
        address.hash = fragmentOf([...gameNames(visible), ["lang", language], ["view", "board"]]);
        setText(frame.area, frameText(address.href, say("embed-label")));
        const script = new URL("embed.js", root).href;
        setText(custom.area, elementText(script, visible, language));
      } catch (error) {
        fail(error, signal);
      }
    },
    close: () => work.abort(),
  };
}

/**
 * The game without the moves that were taken back.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {import("../game/state.js").State} state
 * @param {AbortSignal} signal
 */
async function gameSoFar(engine, { game }, signal) {
  const { rules, start, at } = game;
  if (at === game.moves.length) return game;
  const moves = game.moves.slice(0, at);
  const { link } = await engine.request("replay", [start, moves, { game: rules }], { signal });
  return { ...game, moves, link };
}
