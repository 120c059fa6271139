/** The names in the links of each place, as the place passes them to the page. */
import { SCHEMA as bugs } from "../../www/lab/bugs/use-bugs.ts";
import { SCHEMA as horizon } from "../../www/lab/horizon/horizon.tsx";
import { BENCH } from "../../www/lab/room/bench.tsx";
import { SCHEMA as order } from "../../www/lab/order/use-order.ts";
import { SCHEMA as race } from "../../www/lab/race/use-race.ts";
import { SCHEMA as size } from "../../www/lab/size/size.tsx";
import { linkSchema as watch } from "../../www/parts/search/choice.ts";
import { linkSchema as play } from "../../www/play/state/play-link.ts";
import { linkSchema as teach } from "../../www/teach/link.ts";

/** @import { LinkSchema } from "../../www/page/link-fault.ts" */
/** @import { PlaceName } from "../../www/page/places.ts" */

/**
 * Links of Learn name a figure, and Practise reports the faults of its links itself.
 * @type {Record<PlaceName, LinkSchema>}
 */
export const LINK_SCHEMAS = {
  ...{ play, watch, teach },
  learn: () => null,
  practise: () => null,
  lab: () => BENCH,
  race: () => race,
  order: () => order,
  size: () => size,
  horizon: () => horizon,
  bugs: () => bugs,
};
