/** Runs first: reports faults, and starts the engine while the rest of the page loads. */
import "../page/page-fault.ts";
import "../page/trusted-types.ts";
import { answerer } from "../engine/workers.ts";

answerer().start();
