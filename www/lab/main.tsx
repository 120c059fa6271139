/** Opens the overview of the lab. */
import { openRoom } from "../page/start/room.tsx";
import { BENCH } from "./room/bench.tsx";
import { Lab } from "./overview.tsx";

openRoom(Lab, () => BENCH);
