/** Runs first: reports faults, and starts the engine while the rest of the page loads. */
import "../page/page-fault.ts";
import "../page/trusted-types.ts";
import { answering } from "../engine/workers.ts";

answering().start();
