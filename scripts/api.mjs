/**
 * `npm run api`: writes the tables of docs/api.md from the declarations of the package, which come
 * from the doc comments in `src/wasm` and from its one table of options.
 */
import "./node-version.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { root } from "./folder.mjs";

/** @typedef {{ name: string, signature: string, summary: string, options: string | null }} Call */
/** @typedef {{ name: string, type: string, text: string, calls: string[] }} Option */

/** Returns the text of a doc comment. @param {string} comment */
const wordsOf = (comment) => comment.replace(/^\s*\* ?/gm, "").trim();

/** Escapes bars, which would end a cell of a table. @param {string} text */
const inCell = (text) => text.replaceAll("\n", " ").replaceAll("|", "\\|");

/**
 * Reads the calls and options from the declarations.
 * @param {string} declarations A `cutoff.d.ts`.
 */
export function readDeclarations(declarations) {
  const ours = declarations.slice(0, declarations.indexOf("export type InitInput"));
  /** @type {Call[]} */
  const calls = [];
  for (const [, comment, name, given] of ours.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function (\w+)\((.*)\): .*;$/gm,
  )) {
    const names = [...given.matchAll(/(?:^|, )(\w+\??): /g)].map(([, argument]) => argument);
    calls.push({
      name,
      signature: `${name}(${names.join(", ")})`,
      summary:
        wordsOf(comment)
          .replaceAll("\n", " ")
          .match(/^.*?[.](?= |$)/)?.[0] ?? "",
      options: given.match(/options\?: (\w+)/)?.[1] ?? null,
    });
  }
  calls.sort((one, other) => one.name.localeCompare(other.name));

  /** @type {Map<string, Option>} */
  const options = new Map();
  for (const { name, options: interfaceName } of calls) {
    if (!interfaceName) continue;
    const start = ours.indexOf(`export interface ${interfaceName} {`);
    const body = ours.slice(start, ours.indexOf("\n}", start));
    for (const [, comment, option, type] of body.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+)\?: (.*);/g,
    )) {
      const entry = options.get(option) ?? {
        name: option,
        type,
        text: wordsOf(comment),
        calls: [],
      };
      entry.calls.push(name);
      options.set(option, entry);
    }
  }
  const byName = [...options.values()].sort((one, other) => one.name.localeCompare(other.name));
  return { calls, options: byName };
}

/**
 * Returns the page with its tables.
 * @param {string} page
 * @param {string} declarations
 */
export function withTables(page, declarations) {
  const { calls, options } = readDeclarations(declarations);
  const tables = {
    calls: [
      "| call | what it does |",
      "| --- | --- |",
      ...calls.map(({ signature, summary }) => `| \`${signature}\` | ${inCell(summary)} |`),
    ],
    options: [
      "| option | what it says | calls |",
      "| --- | --- | --- |",
      ...options.map(({ name, type, text, calls }) => {
        const by = calls.map((call) => `\`${call}\``).join(", ");
        return `| \`${name}\`: \`${inCell(type)}\` | ${inCell(text)} | ${by} |`;
      }),
    ],
  };
  let written = page;
  for (const [name, lines] of Object.entries(tables)) {
    const between = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
    if (!between.test(written))
      throw new Error(`docs/api.md has no place for its table of ${name}`);
    written = written.replace(
      between,
      (_, before, after) => `${before}\n${lines.join("\n")}\n\n${after}`,
    );
  }
  return written;
}

export const PAGE = join(root, "docs/api.md");
export const DECLARATIONS = join(root, "pkg/whole/cutoff.d.ts");

if (argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PAGE, withTables(readFileSync(PAGE, "utf8"), readFileSync(DECLARATIONS, "utf8")));
}
