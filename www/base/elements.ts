/** Makes elements, for the dialog of boards. */

/** Hears the events of one kind. */
type Listener = { hears(event: Event): void }["hears"];

type Attribute = string | number | boolean | null | undefined | Listener;

/**
 * Makes an element. A function is a listener for the event that its name gives after `on`; `true`
 * sets an attribute without a value; `false`, `null` and `undefined` leave it out.
 * @param children Text is never markup.
 */
export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Record<string, Attribute> = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

export function button(text: string, does: () => void, attributes: Record<string, Attribute> = {}) {
  return make("button", { type: "button", onclick: does, ...attributes }, text);
}

let fields = 0;

/** A field with its label before it. */
export function labelled<F extends HTMLElement>(text: string, field: F) {
  field.id ||= `field-${(fields += 1)}`;
  return make("p", { class: "field" }, make("label", { for: field.id }, text), field);
}

/** A field that has no other values than these. */
export type Select<V extends string> = HTMLSelectElement & { value: V };

export function select<V extends string>(
  choices: readonly (readonly [value: V, text: string])[],
  chosen: NoInfer<V>,
  changed: (value: V) => void,
) {
  const field = make("select", { onchange: () => changed(field.value) }) as Select<V>;
  field.append(...choices.map(([value, text]) => new Option(text, value)));
  field.value = chosen;
  return field;
}
