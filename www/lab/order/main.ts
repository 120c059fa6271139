import { thinking } from "../../engine/workers.js";
import { openViewPage } from "../../page/start/view.js";
import { SCHEMA } from "./link.js";
import { openOrder } from "./order.js";

openViewPage(openOrder, () => SCHEMA, thinking);
