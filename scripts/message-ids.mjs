/**
 * Writes www/messages/ids.d.ts: the names of all English messages, and of their files, as types.
 */
import "./node-version.mjs";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { root } from "./folder.mjs";
import { writeAtomically } from "./write-atomically.mjs";

const CATALOGUE = join(root, "www/messages/en");
const FILE = join(root, "www/messages/ids.d.ts");

/**
 * Lists the names in a catalogue, in Fluent's syntax. Each one starts a line.
 * @param {string} source
 */
function idsIn(source) {
  return Array.from(source.matchAll(/^([a-z][\w-]*) *=/gim), ([, id]) => id);
}

/** Lists the parts of the catalogue. Each one is a file. */
const parts = () =>
  readdirSync(CATALOGUE)
    .sort()
    .flatMap((name) => /^(.+)\.ftl$/.exec(name)?.[1] ?? []);

/** Lists the names of all messages, in the order of the catalogue's files. */
export function messageIds() {
  return parts().flatMap((part) => idsIn(readFileSync(join(CATALOGUE, `${part}.ftl`), "utf8")));
}

/** Writes a union type of some names. @param {string} name @param {string[]} names */
const union = (name, names) =>
  `type ${name} =\n${names.map((one) => `  | "${one}"`).join("\n")};\n`;

/** Writes the file if it is missing or has changed. */
export function writeMessageIds() {
  const text = `/** Made by scripts/message-ids.mjs. */
${union("MessageId", messageIds())}
${union("WordsPart", parts())}
/** The type of what follows the text Start in the names of messages. */
type MessageEnd<Start extends string, Id = MessageId> = Id extends \`\${Start}\${infer End}\` ? End : never;
`;
  writeAtomically(FILE, text);
}

if (fileURLToPath(import.meta.url) === argv[1]) writeMessageIds();
