/** Opens the room about move order. */
import { thinking } from "../../engine/workers.ts";
import { openView } from "../../page/start/view.tsx";
import { Order, SCHEMA } from "./order.tsx";

openView(Order, { linkSchema: () => SCHEMA, engine: thinking });
