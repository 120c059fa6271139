/** The overview of the lab: a card for each part, with a picture of what it shows. */
import { answering } from "../engine/workers.ts";
import { visitedGame } from "../game/link-game.ts";
import { part } from "../page/parts.ts";
import { openPlace, preferences } from "../page/start/place.ts";
import { setShape } from "../messages/index.ts";
import { STANDARD } from "../game/shape.ts";
import { GAME_NAMES } from "../page/places.ts";
import { CARDS } from "./cards.ts";
import { BENCH } from "./link.ts";

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
