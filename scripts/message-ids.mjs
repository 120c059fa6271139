/** Writes www/messages/ids.d.ts: the name of every message, as a type. What the English catalogue says is all there is. */
import "./node-version.mjs";
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { root } from "./folder.mjs";

const CATALOGUE = join(root, "www/messages/en");
const FILE = join(root, "www/messages/ids.d.ts");

/** The names in a catalogue, in Fluent's syntax: each begins a line. @param {string} source */
function idsIn(source) {
  return Array.from(source.matchAll(/^([a-z][\w-]*) *=/gim), ([, id]) => id);
}

/** The names of all messages, in the order of the catalogue's files. */
export function messageIds() {
  const names = readdirSync(CATALOGUE).filter((name) => name.endsWith(".ftl"));
  return names.sort().flatMap((name) => idsIn(readFileSync(join(CATALOGUE, name), "utf8")));
}

/** Writes the file if it is not there or says something else. Others may be reading it, so it is complete at any time. */
export function writeMessageIds() {
  const union = messageIds().map((id) => `  | "${id}"`);
  const text = `/** Made by scripts/message-ids.mjs. */
type MessageId =
${union.join("\n")};

/** What follows a beginning in the names of messages. */
type MessageEnd<Start extends string, Id = MessageId> = Id extends \`\${Start}\${infer End}\` ? End : never;
`;
  if (existsSync(FILE) && readFileSync(FILE, "utf8") === text) return;
  const part = `${FILE}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, FILE);
}

if (fileURLToPath(import.meta.url) === argv[1]) writeMessageIds();
