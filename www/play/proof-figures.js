/** The figures of a proof, each in a place of its own. */
import { duration, number, say } from "../messages/index.js";
import { make, setText } from "../base/elements.js";

/** @import { Proof } from "./proof.js" */

const NAMES = /** @type {const} */ (["positions", "rate", "time", "table"]);

/** Before so many milliseconds a proof has no rate that would mean anything. */
const SOON = 50;

/** @returns {{ element: HTMLElement, render: (proof: Proof) => void }} */
export function proofFigures() {
  const values = NAMES.map(() => make("dd", {}));
  const pairs = NAMES.map((name, index) =>
    make("div", {}, make("dt", {}, say(`prove-${name}`)), values[index]),
  );
  const element = make("dl", { class: "prove-figures" }, ...pairs);

  /** @param {Proof} proof */
  function render({ report }) {
    if (!report) return values.forEach((value) => setText(value, say("time-none")));
    const { nodes, ms, memory } = report;
    const rate = ms < SOON ? say("time-none") : perSecond((nodes / ms) * 1_000);
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
