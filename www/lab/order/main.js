import { openViewPage } from "../../page/view.js";
import { openOrder } from "./order.js";

openViewPage(openOrder, {}, async () => {
  const { loadBoardOrder } = await import("../boards/order.js");
  return loadBoardOrder();
});
