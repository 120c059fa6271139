/** The script in the head. It is inline, because a file would delay the first paint. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { minifySync, transformWithOxc } from "vite";
import { DIRECTIONS } from "../messages/languages.ts";

const source = readFileSync(new URL("../page/first-paint.ts", import.meta.url), "utf8");
const define = { DIRECTIONS: JSON.stringify(DIRECTIONS) };
const { code } = await transformWithOxc(source, "first-paint.ts", { define });
const text = minifySync("first-paint.js", code).code;

export const FIRST_PAINT = `<script>${text}</script>`;
/** Allows the script in the policy. */
export const FIRST_PAINT_HASH = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
