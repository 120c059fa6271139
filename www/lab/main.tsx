import { openRoom } from "../page/start/room.tsx";
import { BENCH } from "./room/link.ts";
import { Lab } from "./overview.tsx";

openRoom(Lab, () => BENCH);
