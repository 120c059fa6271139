import { answering } from "../engine/workers.ts";
import { openRoom } from "../page/start/room.tsx";
import "../style/number-field.css";
import "../style/search-cells.css";
import { Practise } from "./practise.tsx";

// It loads while the page opens.
answering().start();
openRoom(Practise);
