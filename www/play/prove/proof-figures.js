/** The figures of a proof: positions, their rate, time, and the size of the table. */
import { duration, number, say } from "../../messages/index.js";
import { make } from "../../page/elements.js";
import { setText } from "../../page/parts.js";

/** @typedef {import("./proof.js").Proof} Proof */

/** The figures of a proof, each in a place of its own. */
export function figuresList() {
  const names = /** @type {const} */ (["positions", "rate", "time", "table"]);
  const values = names.map(() => make("dd", {}));
  const pairs = names.map((name, index) =>
    make("div", {}, make("dt", {}, say(`prove-${name}`)), values[index]),
  );
  const element = make("dl", { class: "prove-figures" }, ...pairs);

  /** @param {Proof} proof */
  function render({ report }) {
    if (!report) return values.forEach((value) => setText(value, say("savings-waits")));
    const { nodes, ms, memory } = report;
    // In its first milliseconds a proof has no rate that would mean anything.
    const rate = ms < 50 ? say("savings-waits") : perSecond((nodes / ms) * 1_000);
    const texts = [number(nodes), rate, duration(ms, { digits: 2 }), sizeText(memory)];
    texts.forEach((text, index) => setText(values[index], text));
  }
  return { element, render };
}

/** @param {number} bytes */
function sizeText(bytes) {
  const [id, unit] = bytes < 2 ** 20 ? ["prove-kilobytes", 2 ** 10] : ["prove-megabytes", 2 ** 20];
  return say(id, { size: number(Number((bytes / unit).toPrecision(3))) });
}

/** @param {number} rate */
function perSecond(rate) {
  return number(rate, { notation: "compact", maximumSignificantDigits: 2 });
}
