import { thinking } from "../../engine/workers.ts";
import { openRoom } from "../../page/start/room.tsx";
import { watchLink } from "../../parts/search/watch-link.ts";
import "../../style/bugs.css";
import "../../style/number-field.css";
import { Bugs } from "./bugs.tsx";
import { SCHEMA } from "./link.ts";
import { playLink } from "./play-link.ts";

openRoom(
  (props) => <Bugs {...props} watchLink={watchLink} playLink={playLink} />,
  () => SCHEMA,
  thinking,
);
