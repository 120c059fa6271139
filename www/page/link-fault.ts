/** Finds faults of links. */
import { short, type Message } from "../base/message.ts";
import { languageOf } from "../messages/languages.ts";
import { readLink, value, type Schema } from "../base/link-schema.ts";
import { isPassedOn } from "./places.ts";

/** Returns the schema of a link, or null if the place itself reports the faults of this link. */
export type LinkSchema = (query: URLSearchParams) => Schema | null;

/** Lists the first unknown name and every unreadable value, except those of the game. */
export function faultsOf(schema: Schema, query: URLSearchParams | Map<string, string>): Message[] {
  const { faults } = readLink({ ...schema, lang: value(languageOf) }, query);
  // One unknown name is enough, because a link can have thousands.
  const unknown = [...query.keys()].find(
    (name) => !isPassedOn(name, query) && !Object.hasOwn(schema, name),
  );
  if (unknown === undefined) return faults;
  return [{ id: "link-fault-name", values: { name: short(unknown) } }, ...faults];
}

/** Lists the names of a link that its page can read, so that a reload finds no faults. */
export function readableNames(linkSchema: LinkSchema, query: URLSearchParams) {
  const { values } = readLink({ ...linkSchema(query), lang: value(languageOf) }, query);
  const isKept = (name: string) => name !== "lang" && isPassedOn(name, query);
  return [...query].filter(([name]) => Object.hasOwn(values, name) || isKept(name));
}

export function linkFaults(linkSchema: LinkSchema, query: URLSearchParams): Message[] {
  const schema = linkSchema(query);
  return schema ? faultsOf(schema, query) : [];
}
