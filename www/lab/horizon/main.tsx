/** Opens the room about the horizon of a depth limit. */
import { thinker } from "../../engine/workers.ts";
import { openView } from "../../page/start/view.tsx";
import "../../style/horizon.css";
import "../../style/line-player.css";
import "../../style/mini.css";
import { Horizon, HORIZON_SCHEMA } from "./horizon.tsx";

openView(Horizon, { linkSchema: () => HORIZON_SCHEMA, engine: thinker });
