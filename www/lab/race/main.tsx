/** Opens the race between searches. */
import { openView } from "../../page/start/view.tsx";
import { Race } from "./race.tsx";
import { RACE_SCHEMA } from "./use-race.ts";

openView(Race, { linkSchema: () => RACE_SCHEMA });
