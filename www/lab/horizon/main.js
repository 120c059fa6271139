import { openViewPage } from "../../page/view.js";
import "../../style/horizon.css";
import { openHorizon } from "./horizon.js";

openViewPage(openHorizon);
