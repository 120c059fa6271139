/**
 * `npm run book`: computes the opening book for Connect Four, one score after another.
 *
 *     npm run book -- --depth 8            all positions of eight plies, as in the page's book
 *     npm run book -- --table 64           with a table of 64 MB instead of 256
 *     npm run book -- --progress FILE      keeps the finished scores in this file
 *
 * The program can be stopped at any time. When it is started again, it continues from the progress
 * file. It writes the book only when all scores are proved.
 */
import "./node-version.mjs";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { runner } from "./run-program.mjs";

const { values } = parseArgs({
  options: {
    depth: { type: "string", default: "8" },
    table: { type: "string", default: "256" },
    progress: { type: "string", default: join("target", "book", "progress.txt") },
    book: { type: "string", default: join("www", "public", "connect-four.book") },
  },
});
const { depth, table, progress, book } = values;
mkdirSync(dirname(progress), { recursive: true });
mkdirSync(dirname(book), { recursive: true });
const cargo = ["run", "--release", "--example", "book", "--"];
await runner()("cargo", [...cargo, depth, progress, book, table]);
