/** What a link to the room of bugs can say. Pure. */
import { oneOf } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { SEEDS } from "../../base/random.ts";
import { DEPTHS, BENCH } from "../link.ts";
import { BUGS } from "../../game/bugs.ts";

export const SCHEMA = {
  ...BENCH,
  bug: oneOf(["", ...BUGS]),
  board: text(),
  depth: orNone("end", oneOf(DEPTHS)),
  seed: whole(SEEDS),
};
