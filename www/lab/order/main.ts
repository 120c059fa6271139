import { thinking } from "../../engine/workers.ts";
import { openViewPage } from "../../page/start/view.ts";
import { SCHEMA } from "./link.ts";
import { openOrder } from "./order.ts";

openViewPage(openOrder, () => SCHEMA, thinking);
