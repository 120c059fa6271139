/** What a link can say of a place that stands alone within another page. Pure. */
import { oneOf } from "../base/link-schema.ts";
import { ALONE } from "./places.ts";
import type { PlaceName } from "./places.ts";

export const aloneNames = (place: PlaceName) => ({
  view: oneOf([ALONE[place] ?? ""]),
  theme: oneOf(["light", "dark"] as const),
});
