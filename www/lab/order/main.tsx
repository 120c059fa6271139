/** Opens the room about move order. */
import { thinking } from "../../engine/workers.ts";
import { openRoom } from "../../page/start/room.tsx";
import { Order, SCHEMA } from "./order.tsx";

openRoom(Order, () => SCHEMA, thinking);
