/** The worker of the game: all that it takes to play, and no more to load. */
import init, { analyze, best_move, measure, replay } from "../../pkg/play/cutoff.js";
import { serve } from "./worker.js";

serve(init, { analyze, best_move, measure, replay });
