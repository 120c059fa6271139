/** Learn. */
import { openPlace } from "../page/place.js";

openPlace({ open: () => {} });
