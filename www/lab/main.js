/** The overview of the lab. */
import { openPlace } from "../page/place.js";

openPlace({ open: () => {} });
