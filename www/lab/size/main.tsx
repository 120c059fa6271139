/** Opens the room about the size of games, with the table of solved boards. */
import { thinker } from "../../engine/workers.ts";
import { openView } from "../../page/start/view.tsx";
import "../../style/solved.css";
import { Size, SIZE_SCHEMA } from "./size.tsx";
import { readSolved } from "./solved.ts";
import text from "./solved.txt?raw";

const solved = readSolved(text);

openView((props) => <Size {...props} solved={solved} />, {
  linkSchema: () => SIZE_SCHEMA,
  engine: thinker,
});
