import { openViewPage } from "../../page/view.js";
import { openOrder } from "./order.js";

openViewPage(openOrder, {}, async () => (await import("../boards/order.js")).openBoardOrder);
