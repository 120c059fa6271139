/** Opens the room about the size of games, with the table of solved boards. */
import { thinking } from "../../engine/workers.ts";
import { openRoom } from "../../page/start/room.tsx";
import "../../style/solved.css";
import { Size, SCHEMA } from "./size.tsx";
import { readSolved } from "./solved.ts";
import text from "./solved.txt?raw";

const solved = readSolved(text);

openRoom(
  (props) => <Size {...props} solved={solved} />,
  () => SCHEMA,
  thinking,
);
