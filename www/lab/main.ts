/** The overview of the lab: a card for each part, with a picture of what it shows. */
import { answering } from "../engine/workers.js";
import { visitedGame } from "../game/link-game.js";
import { part } from "../page/parts.js";
import { openPlace, preferences } from "../page/start/place.js";
import { setShape } from "../messages/index.js";
import { STANDARD } from "../game/shape.js";
import { GAME_NAMES } from "../page/places.js";
import { CARDS } from "./cards.js";
import { BENCH } from "./link.js";

openPlace({
  linkSchema: () => BENCH,
  async open(names) {
    setShape(STANDARD);
    for (const [name, { picture, words }] of Object.entries(CARDS)) {
      part(`picture-${name}`).replaceChildren(picture());
      part(`words-${name}`).textContent = words();
    }
    // The game is of no use here, but its rooms would refuse what nobody can play.
    if (!GAME_NAMES.some((name) => names.has(name))) return [];
    return (await visitedGame(answering(), names, preferences().settings)).faults;
  },
});
