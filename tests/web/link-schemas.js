/** What a link to each place can say, as its page gives it to what opens the page. */
import { SCHEMA as bugs } from "../../www/lab/bugs/link.js";
import { SCHEMA as horizon } from "../../www/lab/horizon/link.js";
import { BENCH } from "../../www/lab/link.js";
import { SCHEMA as order } from "../../www/lab/order/link.js";
import { SCHEMA as race } from "../../www/lab/race/link.js";
import { SCHEMA as size } from "../../www/lab/size/link.js";
import { linkSchema as watch } from "../../www/parts/search/choice.js";
import { linkSchema as play } from "../../www/play/game/link.js";
import { linkSchema as teach } from "../../www/teach/link.js";

/** @import { LinkSchema, PlaceName } from "../../www/page/types.d.ts" */

/** Learn's links name a figure, and Practise names the faults itself. @type {Record<PlaceName, LinkSchema>} */
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
