/** Writes www/messages/ids.ts: the name of every message, as a type. What the English catalogue says is all there is. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { argv } from "node:process";
import { root } from "./folder.mjs";

const CATALOGUE = join(root, "www/messages/en");
const FILE = join(root, "www/messages/ids.ts");

/** The names in a catalogue, in Fluent's syntax: each begins a line. @param {string} source */
export function messageIds(source) {
  return Array.from(source.matchAll(/^([a-z][\w-]*) *=/gim), ([, id]) => id);
}

/** Writes the file, if another one is there or none. */
export function writeMessageIds() {
  const names = readdirSync(CATALOGUE).filter((name) => name.endsWith(".ftl"));
  const sources = names.sort().map((name) => readFileSync(join(CATALOGUE, name), "utf8"));
  const ids = sources.flatMap(messageIds);
  const text = `/** Made by scripts/message-ids.mjs. */\nexport type MessageId =\n${ids.map((id) => `  | "${id}"`).join("\n")};\n`;
  if (text !== written()) writeFileSync(FILE, text);
}

function written() {
  try {
    return readFileSync(FILE, "utf8");
  } catch {
    return "";
  }
}

if (fileURLToPath(import.meta.url) === argv[1]) writeMessageIds();
