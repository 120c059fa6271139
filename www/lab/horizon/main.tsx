import { thinking } from "../../engine/workers.ts";
import { openRoom } from "../../page/start/room.tsx";
import { watchLink } from "../../parts/search/watch-link.ts";
import "../../style/horizon.css";
import "../../style/line-player.css";
import "../../style/picture.css";
import { Horizon, SCHEMA } from "./horizon.tsx";

openRoom(
  (props) => <Horizon {...props} watchLink={watchLink} />,
  () => SCHEMA,
  thinking,
);
