import { openRoom } from "../page/start/room.tsx";
import { BENCH } from "./link.ts";
import { Lab } from "./overview.tsx";

openRoom(Lab, () => BENCH);
