import { openViewPage } from "../../page/view.js";
import { openOrder } from "./order.js";

openViewPage(openOrder);
