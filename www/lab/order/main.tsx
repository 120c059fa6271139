/** Opens the room about move order. */
import { openView } from "../../page/start/view.tsx";
import { Order } from "./order.tsx";
import { ORDER_SCHEMA } from "./use-order.ts";

openView(Order, { linkSchema: () => ORDER_SCHEMA });
