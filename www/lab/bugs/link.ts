/** What a link to the room of bugs can say. Pure. */
import { oneOf } from "../../base/link-schema.js";
import { orNone, text, whole } from "../../base/link-values.js";
import { SEEDS } from "../../base/random.js";
import { DEPTHS, BENCH } from "../link.js";
import { BUGS } from "../../game/bugs.js";

export const SCHEMA = {
  ...BENCH,
  bug: oneOf(["", ...BUGS]),
  board: text(),
  depth: orNone("end", oneOf(DEPTHS)),
  seed: whole(SEEDS),
};
