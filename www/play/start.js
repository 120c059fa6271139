/**
 * What Play loads before all else: what says that a fault of the page has happened, and the engine of the
 * first answer.
 */
import "../page/unexpected.js";
import "../page/trusted-types.js";
import "../engine/play.js";
