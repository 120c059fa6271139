/** Opens the room about the horizon of a depth limit. */
import { thinking } from "../../engine/workers.ts";
import { openRoom } from "../../page/start/room.tsx";
import "../../style/horizon.css";
import "../../style/line-player.css";
import "../../style/picture.css";
import { Horizon, SCHEMA } from "./horizon.tsx";

openRoom(Horizon, () => SCHEMA, thinking);
