/** The overview of the lab: a card for each part, with a picture of what it shows. */
import { part } from "../page/parts.js";
import { openPlace } from "../page/place.js";
import { termLine } from "../page/term.js";
import { setShape } from "../messages/index.js";
import { STANDARD } from "../game/shape.js";
import { CARDS } from "./cards.js";
import { BENCH } from "./link.js";

document.querySelector(".cards")?.after(termLine(["minimax", "alpha-beta", "node"]));

openPlace({
  linkSchema: () => BENCH,
  open() {
    setShape(STANDARD);
    for (const [name, { picture, words }] of Object.entries(CARDS)) {
      part(`picture-${name}`).replaceChildren(picture());
      part(`words-${name}`).textContent = words();
    }
  },
});
