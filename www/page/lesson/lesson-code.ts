/** Encodes the text of a lesson in a link, deflated and in base64url. Refuses hostile codes. */
import { LessonFault, LIMITS, fault, readLesson, type Lesson } from "./lesson.ts";

export async function encodeText(text: string) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return base64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Encodes a lesson. Rejects with a `LessonFault` if it has faults or is too long for a link. */
export async function lessonCode({ faults }: Lesson, text: string) {
  if (faults.length > 0) throw new LessonFault(faults[0]);
  const code = await encodeText(text);
  if (code.length > LIMITS.code) throw fault("length", { found: code.length, most: LIMITS.code });
  return code;
}

/** Decodes a lesson. Rejects with a `LessonFault`. */
export async function decodeLesson(code: string): Promise<Lesson> {
  const lesson = readLesson(await decodeText(code));
  if (lesson.faults.length > 0) throw new LessonFault(lesson.faults[0]);
  return lesson;
}

export async function decodeText(code: string): Promise<string> {
  if (code.length > LIMITS.code) throw fault("length", { found: code.length, most: LIMITS.code });
  if (!/^[\w-]+$/.test(code)) throw fault("code");
  return unpacked(bytesOf(code));
}

/** Stops at the limit, because a short code can decompress to a huge text. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LIMITS.text)
        throw fault("length", { found: text.length, most: LIMITS.text });
    }
  } catch (error) {
    reader.cancel().catch(() => {}); // The rest is not needed, even if cancelling fails.
    throw error instanceof LessonFault ? error : fault("code");
  }
}

function base64(bytes: Uint8Array) {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesOf(text: string) {
  try {
    const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  } catch {
    throw fault("code");
  }
}
