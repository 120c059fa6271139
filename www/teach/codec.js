/**
 * Lessons as text: the code of a link, and the JSON of a file. Both hold the same data. Whatever is
 * read may have been damaged, or made to do harm: it is bounded first, and then checked.
 */
import { LessonFault, MOST, VERSION, fault, plain, readLesson } from "./lesson.js";

/** @import { Lesson } from "./lesson.js" */

const FORMAT = "cutoff-lesson";

/** A lesson as a file. @param {Lesson} lesson */
export function writeFile(lesson) {
  const data = { format: FORMAT, version: VERSION, ...plain(lesson) };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/**
 * @param {string} text
 * @returns {Lesson} Throws a `LessonFault`.
 */
export function readFile(text) {
  if (text.length > MOST.text) throw fault("long", { most: MOST.text });
  const data = parse(text);
  if (/** @type {any} */ (data)?.format !== FORMAT) throw fault("format");
  const { format: _, version, ...lesson } = /** @type {Record<string, unknown>} */ (data);
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) {
    throw fault("format");
  }
  checkVersion(version);
  return readLesson(lesson);
}

/**
 * A lesson as the code in a link: the version, a point, and the data packed.
 * @param {Lesson} lesson
 */
export async function writeCode(lesson) {
  const bytes = await packed(JSON.stringify(plain(lesson)));
  return `${VERSION}.${base64(bytes)}`;
}

/**
 * @param {string} code
 * @returns {Promise<Lesson>} Rejects with a `LessonFault`.
 */
export async function readCode(code) {
  if (code.length > MOST.code) throw fault("long", { most: MOST.code });
  const [, version, data] = code.match(/^([1-9]\d{0,3})\.([\w-]+)$/) ?? [];
  if (data === undefined) throw fault("code");
  checkVersion(Number(version));
  const lesson = readLesson(parse(await unpacked(bytesOf(data))));
  if (lesson.steps.length === 0) throw fault("none");
  return lesson;
}

/** @param {number} version */
function checkVersion(version) {
  if (version > VERSION) throw fault("version", { version, known: VERSION });
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw fault("json");
  }
}

/** @param {string} text */
async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Unpacks no more than a lesson can have: a short code may unpack to very much. @param {Uint8Array<ArrayBuffer>} bytes */
async function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > MOST.text) throw fault("long", { most: MOST.text });
    }
  } catch (error) {
    reader.cancel().catch(() => {}); // What is left is of no interest, however it ends.
    throw error instanceof LessonFault ? error : fault("code");
  }
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} text */
function bytesOf(text) {
  try {
    const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  } catch {
    throw fault("code");
  }
}
