/** Opens the room about the horizon of a depth limit. */
import { thinker } from "../../engine/workers.ts";
import { openView } from "../../page/start/view.tsx";
import "../../style/horizon.css";
import "../../style/line-player.css";
import "../../style/mini.css";
import { Horizon, SCHEMA } from "./horizon.tsx";

openView(Horizon, { linkSchema: () => SCHEMA, engine: thinker });
