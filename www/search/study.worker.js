/** The worker of the rooms beyond the game: the whole package. */
import init, { best_move, trace, trace_tree } from "../../pkg/web/cutoff.js";
import { serve } from "../serve.js";

serve(init, { best_move, trace, trace_tree });
