/** Makes elements, for the views that are built by script; copies and saves. */

/**
 * @typedef {string | number | boolean | null | undefined | ((event: any) => void)} Attribute
 */

/**
 * Makes an element. A function is a listener for the event that its name gives after `on`; `true`
 * sets an attribute without a value; `false`, `null` and `undefined` leave it out.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, Attribute>} [attributes]
 * @param {...(Node | string | null)} children Text is never markup.
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * A button with a text.
 * @param {string} text
 * @param {() => void} does
 * @param {Record<string, Attribute>} [attributes]
 */
export function button(text, does, attributes = {}) {
  return make("button", { type: "button", onclick: does, ...attributes }, text);
}

let fields = 0;

/**
 * A field with its label before it.
 * @template {HTMLElement} F
 * @param {string} text
 * @param {F} field
 */
export function labelled(text, field) {
  field.id ||= `field-${(fields += 1)}`;
  return make("p", { class: "field" }, make("label", { for: field.id }, text), field);
}

/**
 * A choice among some values.
 * @param {readonly (readonly [value: string, text: string])[]} choices
 * @param {string} chosen
 * @param {(value: string) => void} changed
 */
export function select(choices, chosen, changed) {
  const field = make("select", { onchange: () => changed(field.value) });
  field.append(...choices.map(([value, text]) => new Option(text, value)));
  field.value = chosen;
  return field;
}

/**
 * Offers a text or a picture as a file.
 * @param {string} name
 * @param {string | Blob} content
 * @param {string} [type]
 */
export function download(name, content, type = "text/plain") {
  const blob = typeof content === "string" ? new Blob([content], { type }) : content;
  const link = make("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copies a text, and says whether that was allowed. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Sets a text only if it has changed, so that screen readers do not say the same text again. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
