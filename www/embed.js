/**
 * `<cutoff-board>`: a board of Cutoff within any other page, as a frame with this page in it. One
 * file that depends on nothing, built as dist/embed.js; a plain script, so that no host has to allow
 * other pages to load it.
 *
 *     <script src="https://…/embed.js"></script>
 *     <cutoff-board moves="04" x="human" o="perfect" hints="on" lang="es"></cutoff-board>
 */
import { SANDBOX, SIZES } from "./teach/snippets.js";
import { languageOf } from "./messages/languages.js";
import { LEVELS } from "./game/state.js";

/** The messages whose names begin with `embed-`, by language: www/build/embed.js puts them here. @type {Record<string, Record<string, string>>} */
const WORDS = import.meta.env.EMBED_WORDS;

const SWITCH = ["on", "off"];

/** What each attribute is called in a link, and what it can be. @type {Record<string, { name: string, form: RegExp, choices?: readonly string[] }>} */
const ATTRIBUTES = {
  position: { name: "start", form: /^[XO._ -]{9}$/i },
  moves: { name: "moves", form: /^([0-8]{0,9}|([a-c][1-3]){0,9})$/ },
  x: oneOf("x", LEVELS),
  o: oneOf("o", LEVELS),
  pruning: oneOf("pruning", SWITCH),
  hints: oneOf("hints", SWITCH),
  answers: oneOf("answers", SWITCH),
  theme: oneOf("theme", ["light", "dark"]),
  view: oneOf("view", ["board", "page"]),
  size: oneOf("size", Object.keys(SIZES)),
};

/** What is not said in the link, or in other words. */
const OF_FRAME = ["view", "size"];

/** The rules for the sizes. */
const SIZED = Object.entries(SIZES)
  .map(
    ([size, { width, height }]) =>
      `:host([size="${size}"]) { width: ${width}px; height: ${height}px }`,
  )
  .join("\n");

/** @param {string} name @param {readonly string[]} choices */
function oneOf(name, choices) {
  return { name, form: new RegExp(`^(${choices.join("|")})$`), choices };
}

// While a plain script runs, the document knows where it is from.
const script =
  /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src || addressOfModule();

/**
 * A module learns where it is from by the first line of its stack: a plain script cannot say import.meta.
 * A script that is part of another file, or of the page itself, has no address to load Cutoff from.
 */
function addressOfModule() {
  // The host's page may keep no stacks.
  const { stackTraceLimit } = Error;
  Reflect.set(Error, "stackTraceLimit", 1);
  const { stack = "" } = new Error();
  Reflect.set(Error, "stackTraceLimit", stackTraceLimit);
  const address = /[a-z-]+:\/\/\S+?(?=:\d+:\d+)/.exec(stack)?.[0];
  return address && /\/embed\.js([?#]|$)/.test(address) ? address : undefined;
}

class CutoffBoard extends HTMLElement {
  static observedAttributes = [...Object.keys(ATTRIBUTES), "lang"];

  #root = this.attachShadow({ mode: "open" });
  /** The address in the frame, or what is wrong. */
  #current = "";

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:host { display: block; max-width: 30rem; height: 34rem }
      :host([view="page"]) { max-width: none }
      ${SIZED}
      :host([hidden]) { display: none }
      iframe { width: 100%; height: 100%; border: 0 }`,
    );
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    this.#render();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#render();
  }

  #render() {
    const language = languageOf(this.closest("[lang]")?.getAttribute("lang")) ?? "en";
    const words = WORDS[language];
    const fault = this.#fault(words, language);
    const address = fault ?? this.#addressIn(language);
    if (this.#current === address) return;
    this.#current = address;
    this.#root.replaceChildren(fault === null ? framed(address, words) : alertText(fault));
  }

  /** What is wrong with the attributes. @param {Record<string, string>} words @param {string} language */
  #fault(words, language) {
    if (!script) return `${words["embed-fault"]} ${words["embed-script"]}`;
    for (const [attribute, { form, choices }] of Object.entries(ATTRIBUTES)) {
      const value = this.getAttribute(attribute);
      if (value === null || form.test(value)) continue;
      const lister = new Intl.ListFormat(language, { type: "disjunction" });
      const wanted = choices ? lister.format(choices) : words[`embed-${attribute}`];
      return `${words["embed-fault"]} ${attribute}="${plain(value)}" (${wanted})`;
    }
    return null;
  }

  /** @param {string} language */
  #addressIn(language) {
    const address = new URL("./", script);
    const query = new URLSearchParams({ lang: language });
    for (const [attribute, { name }] of Object.entries(ATTRIBUTES)) {
      const value = this.getAttribute(attribute);
      if (value !== null && !OF_FRAME.includes(attribute)) query.set(name, value);
    }
    if (this.getAttribute("view") !== "page") query.set("view", "board");
    address.hash = query.toString();
    return address.href;
  }
}

/**
 * A frame of its own for each address: another address in the same one would be another entry in
 * the history of the page around it.
 * @param {string} address
 * @param {Record<string, string>} words
 */
function framed(address, words) {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", SANDBOX);
  frame.title = words["embed-label"];
  frame.allow = "clipboard-write";
  frame.loading = "lazy";
  frame.src = address;
  return frame;
}

/** So much of an attribute as a sentence can carry, without marks that would turn it around. @param {string} value */
function plain(value) {
  return value.replace(/\p{Bidi_Control}/gu, "").slice(0, 40);
}

/** @param {string} fault */
function alertText(fault) {
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.textContent = fault;
  return text;
}

if (!customElements.get("cutoff-board")) customElements.define("cutoff-board", CutoffBoard);
