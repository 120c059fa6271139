/** What a link to the room of bugs can say. Pure. */
import { oneOf } from "../../base/link-schema.js";
import { orNone, text, whole } from "../../base/link-values.js";
import { SEEDS } from "../../base/random.js";
import { DEPTHS } from "../choices.js";
import { BUGS } from "../../game/bugs.js";

export const SCHEMA = {
  bug: oneOf(["", ...BUGS]),
  board: text(),
  on: oneOf(/** @type {const} */ (["all", "sample"])),
  depth: orNone("end", oneOf(DEPTHS)),
  seed: whole(SEEDS),
};
