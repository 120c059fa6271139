/** Opens the race between searches. */
import { openRoom } from "../../page/start/room.tsx";
import { Race, SCHEMA } from "./race.tsx";

openRoom(Race, () => SCHEMA);
