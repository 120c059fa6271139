/** The names in the links of each place, as the place passes them to the page. */
import { BUGS_SCHEMA } from "../../www/lab/bugs/use-bugs.ts";
import { HORIZON_SCHEMA } from "../../www/lab/horizon/horizon.tsx";
import { ROOM_SCHEMA } from "../../www/lab/room/settings.tsx";
import { ORDER_SCHEMA } from "../../www/lab/order/use-order.ts";
import { RACE_SCHEMA } from "../../www/lab/race/use-race.ts";
import { SIZE_SCHEMA } from "../../www/lab/size/size.tsx";
import { watchSchema } from "../../www/parts/search/watch-link.ts";
import { playSchema } from "../../www/play/state/play-link.ts";
import { teachSchema } from "../../www/teach/link.ts";

/** @import { LinkSchema } from "../../www/page/link-fault.ts" */
/** @import { PlaceName } from "../../www/page/places.ts" */

/**
 * Links of Learn name a figure, and Practise reports the faults of its links itself.
 * @type {Record<PlaceName, LinkSchema>}
 */
export const LINK_SCHEMAS = {
  ...{ play: playSchema, watch: watchSchema, teach: teachSchema },
  learn: () => null,
  practise: () => null,
  lab: () => ROOM_SCHEMA,
  race: () => RACE_SCHEMA,
  order: () => ORDER_SCHEMA,
  size: () => SIZE_SCHEMA,
  horizon: () => HORIZON_SCHEMA,
  bugs: () => BUGS_SCHEMA,
};
