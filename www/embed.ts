/**
 * Embeds a board (`<cutoff-board>`), or a search or an exercise (`<cutoff-page>`), in any page as a
 * frame. It is built into a plain script, dist/embed.js, which every host lets other pages load.
 *
 *     <script src="https://…/embed.js"></script>
 *     <cutoff-board moves="04" x="human" o="perfect" hints="on" lang="es"></cutoff-board>
 *     <cutoff-page link="watch/#tree=[[3,5],[2,7]]&search=3"></cutoff-page>
 */
import { PAGE_SIZES, SANDBOX, BOARD_SIZES, embedAddress } from "./teach/embed/snippets.ts";
import { EMBED_VIEWS } from "./page/places.ts";
import { languageOf } from "./messages/languages.ts";
import { LEVELS } from "./game/state.ts";

type Words = Record<string, string>;

/** The messages that begin with `cutoff-`, by language. www/build/served.ts writes them here. */
const WORDS: Record<string, Words> = import.meta.env.EMBED_WORDS;

const SWITCH = ["on", "off"];

/** Attributes by name. Each has its name in a link and its possible values. */
type Attributes = Record<string, { name: string; form: RegExp; choices?: readonly string[] }>;

const OF_BOARD: Attributes = {
  position: { name: "start", form: /^[XO._ -]{9}$/i },
  moves: { name: "moves", form: /^([0-8]{0,9}|([a-c][1-3]){0,9})$/ },
  x: oneOf("x", LEVELS),
  o: oneOf("o", LEVELS),
  pruning: oneOf("pruning", SWITCH),
  hints: oneOf("hints", SWITCH),
  answers: oneOf("answers", SWITCH),
  theme: oneOf("theme", ["light", "dark"]),
  view: oneOf("view", ["board", "page"]),
  size: oneOf("size", Object.keys(BOARD_SIZES)),
};

const OF_PAGE: Attributes = {
  link: { name: "link", form: /./ },
  theme: OF_BOARD.theme,
  size: OF_BOARD.size,
};

function oneOf(name: string, choices: readonly string[]) {
  return { name, form: new RegExp(`^(${choices.join("|")})$`), choices };
}

// `currentScript` is set only while a plain script runs for the first time.
const { currentScript } = document;
const script =
  (currentScript instanceof HTMLScriptElement && currentScript.src) || addressOfModule();

/**
 * Finds the address of a module in the first line of its stack, because a plain script cannot use
 * `import.meta`. A script that is part of another file or of the page has no address of its own.
 */
function addressOfModule() {
  // The page may have turned off stack traces.
  const { stackTraceLimit } = Error;
  Reflect.set(Error, "stackTraceLimit", 1);
  const { stack = "" } = new Error();
  Reflect.set(Error, "stackTraceLimit", stackTraceLimit);
  const address = /[a-z-]+:\/\/\S+?(?=:\d+:\d+)/.exec(stack)?.[0];
  return address && /\/embed\.js([?#]|$)/.test(address) ? address : undefined;
}

interface Kind {
  /** The name of the element, and the prefix of its messages. */
  name: "cutoff-board" | "cutoff-page";
  attributes: Attributes;
  sizes: typeof BOARD_SIZES | typeof PAGE_SIZES;
  rules: string;
  /** @returns Null if the link leads to a page that cannot be shown. */
  addressOf: (element: HTMLElement, language: string) => string | null;
}

/** Shows a frame with the address that the attributes give, or describes their fault. */
class CutoffFrame extends HTMLElement {
  #root = this.attachShadow({ mode: "open" });
  #kind;
  /** The address in the frame, or the fault. */
  #current = "";

  constructor(kind: Kind) {
    super();
    this.#kind = kind;
    const sizes = Object.entries(kind.sizes).map(
      ([size, { width, height }]) =>
        `:host([size="${size}"]) { width: ${width}px; height: ${height}px }`,
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:host { display: block; max-width: 100%; height: 34rem }
      ${sizes.join("\n")}
      :host([hidden]) { display: none }
      iframe { width: 100%; height: 100%; border: 0 }
      ${kind.rules}`,
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
    const wrong = this.#fault(words, language);
    const address = wrong === null ? this.#kind.addressOf(this, language) : null;
    const fault = wrong ?? (address === null ? this.#named(words, "link") : null);
    const content = fault ?? address ?? "";
    if (this.#current === content) return;
    this.#current = content;
    const label = words[`${this.#kind.name}-label`];
    this.#root.replaceChildren(fault === null ? framed(content, label) : alertText(fault));
  }

  #named(words: Words, attribute: string, wanted = words[`cutoff-${attribute}`]) {
    const value = plain(this.getAttribute(attribute) ?? "");
    return `${words[`${this.#kind.name}-fault`]} ${attribute}="${value}" (${wanted})`;
  }

  #fault(words: Words, language: string) {
    if (!script) return `${words[`${this.#kind.name}-fault`]} ${words["cutoff-script"]}`;
    for (const [attribute, { form, choices }] of Object.entries(this.#kind.attributes)) {
      const value = this.getAttribute(attribute);
      if (value === null || form.test(value)) continue;
      const lister = new Intl.ListFormat(language, { type: "disjunction" });
      return this.#named(words, attribute, choices && lister.format(choices));
    }
    return null;
  }
}

const BOARD: Kind = {
  name: "cutoff-board",
  attributes: OF_BOARD,
  sizes: BOARD_SIZES,
  rules: `:host(:not([view="page"])) { max-width: min(100%, 30rem) }`,
  addressOf(element, language) {
    const address = new URL("./", script);
    const query = new URLSearchParams({ lang: language });
    for (const [attribute, { name }] of Object.entries(OF_BOARD)) {
      const value = element.getAttribute(attribute);
      if (value !== null && !["view", "size"].includes(attribute)) query.set(name, value);
    }
    if (element.getAttribute("view") !== "page") query.set("view", EMBED_VIEWS.play ?? "");
    address.hash = query.toString();
    return address.href;
  },
};

const PAGE: Kind = {
  name: "cutoff-page",
  attributes: OF_PAGE,
  sizes: PAGE_SIZES,
  rules: "",
  addressOf(element, language) {
    const chosen = element.getAttribute("theme");
    const theme = chosen === "light" || chosen === "dark" ? chosen : "auto";
    const link = element.getAttribute("link") ?? "watch/";
    return embedAddress(link, new URL("./", script), theme, language)?.href ?? null;
  },
};

/** Custom elements cannot share a class. */
const classOf = (kind: Kind) =>
  class extends CutoffFrame {
    static observedAttributes = [...Object.keys(kind.attributes), "lang"];

    constructor() {
      super(kind);
    }
  };

/** Makes a new frame for each address, because a new address in an old one adds to the history. */
function framed(address: string, label: string) {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", SANDBOX);
  frame.title = label;
  frame.allow = "clipboard-write";
  frame.loading = "lazy";
  frame.src = address;
  return frame;
}

/** Shortens an attribute for a sentence, and removes marks that would reverse the sentence. */
const plain = (value: string) => value.replace(/\p{Bidi_Control}/gu, "").slice(0, 40);

function alertText(fault: string) {
  const text = document.createElement("p");
  text.setAttribute("role", "alert");
  text.textContent = fault;
  return text;
}

if (!customElements.get(BOARD.name)) {
  for (const kind of [BOARD, PAGE]) customElements.define(kind.name, classOf(kind));
}
