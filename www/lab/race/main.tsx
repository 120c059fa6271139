import { openRoom } from "../../page/start/room.tsx";
import { SCHEMA } from "./link.ts";
import { Race } from "./race.tsx";

openRoom(Race, () => SCHEMA);
