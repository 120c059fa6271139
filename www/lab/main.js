/** The overview of the lab: a card for each part, with a picture of what it shows. */
import { part } from "../page/parts.js";
import { openPlace } from "../page/place.js";
import { termLine } from "../page/term.js";
import { setShape } from "../messages/index.js";
import { STANDARD } from "../game/shape.js";
import { CARDS } from "./cards.js";

document.querySelector(".lede")?.after(termLine(["minimax", "alpha-beta", "node"]));

openPlace({
  linkSchema: () => ({}),
  open() {
    setShape(STANDARD);
    for (const [name, { picture, words }] of Object.entries(CARDS)) {
      part(`picture-${name}`).replaceChildren(picture());
      part(`words-${name}`).textContent = words();
    }
  },
});
