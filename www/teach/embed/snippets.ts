/** Writes the code of embedded boards, searches and exercises. */
import { keysOf } from "../../base/keys-of.ts";
import { escaped } from "../../base/escaped.ts";
import { EMBED_NAMES, EMBED_VIEWS, PLACES, fragmentOf, queryOf } from "../../page/places.ts";
import { gameNames } from "../../game/link.ts";
import type { GameState } from "../../game/state.ts";

/** The frame can run scripts, store its own data and open the full page in a tab. */
export const SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

export const THEMES = ["auto", "light", "dark"] as const;

/** The sizes of frames, in CSS pixels. */
export const BOARD_SIZES = {
  small: { width: 280, height: 400 },
  medium: { width: 360, height: 500 },
  large: { width: 480, height: 640 },
};

export const PAGE_SIZES = {
  small: { width: 360, height: 560 },
  medium: { width: 640, height: 640 },
  large: { width: 960, height: 720 },
};

export type EmbedStyle = { size: keyof typeof BOARD_SIZES; theme: (typeof THEMES)[number] };

type Pixels = typeof PAGE_SIZES.small;

/** @param root The address of the site. */
export function boardEmbed(root: string, state: GameState, style: EmbedStyle, language: string) {
  const theme = style.theme === "auto" ? [] : [["theme", style.theme]];
  const names = [...gameNames(state), ["lang", language], ...theme, ["view", "board"]];
  const code = elementText(`${root}embed.js`, state, style, language);
  return { href: root + fragmentOf(names), pixels: BOARD_SIZES[style.size], code };
}

/** @returns Null unless the link leads to a search or an exercise. */
export function pageEmbed(root: string, link: string, style: EmbedStyle, language: string) {
  const address = embedAddress(link, root, style.theme, language);
  if (!address) return null;
  const code = pageText(`${root}embed.js`, address, style, language);
  return { href: address.href, pixels: PAGE_SIZES[style.size], code };
}

/** Names in a link that embeds ignore. */
const NOT_SHOWN = [...EMBED_NAMES, "lesson", "step", "lang", "room"];

/** Finds the place of a search or an exercise. @param link Absolute, or from the root. */
export function placeOfLink(link: string, root: string | URL) {
  if (!URL.canParse(link, root)) return undefined;
  const page = new URL(link, root).href.replace(/(index\.html)?(#.*)?$/s, "");
  // Play's board has its own element, `cutoff-board`.
  const places = keysOf(EMBED_VIEWS).filter((name) => name !== "play");
  return places.find((name) => new URL(PLACES[name].path, root).href === page);
}

/** @returns Null unless the link leads to a search or an exercise. */
export function embedAddress(
  link: string,
  root: string | URL,
  theme: EmbedStyle["theme"],
  language: string,
): URL | null {
  const place = placeOfLink(link, root);
  if (!place) return null;
  const address = new URL(link, root);
  const own = [...queryOf(address.hash)].filter(([name]) => !NOT_SHOWN.includes(name));
  const around = theme === "auto" ? [] : [["theme", theme]];
  const names = [...own, ["lang", language], ...around, ["view", EMBED_VIEWS[place] ?? ""]];
  address.hash = fragmentOf(names);
  return address;
}

export function frameText(address: string, label: string, { width, height }: Pixels) {
  return [
    `<iframe src="${escaped(address)}"`,
    `  title="${escaped(label)}" width="${width}" height="${height}" style="border: 0"`,
    `  sandbox="${SANDBOX}" loading="lazy"></iframe>`,
  ].join("\n");
}

export function elementText(
  script: string,
  { line, settings, shape }: Pick<GameState, "line" | "settings" | "shape">,
  { size, theme }: EmbedStyle,
  language: string,
) {
  const attributes = {
    position: line.start === shape.start ? "" : line.start,
    moves: line.link,
    x: settings.players.X,
    o: settings.players.O,
    pruning: settings.pruning ? "on" : "off",
    hints: settings.hints ? "on" : "off",
    answers: settings.answers ? "" : "off",
    theme: theme === "auto" ? "" : theme,
    size,
    lang: language,
  };
  return elementOf("cutoff-board", attributes, script);
}

/** @param address From `embedAddress`. */
export function pageText(script: string, address: URL, style: EmbedStyle, language: string) {
  const { size, theme } = style;
  const names = [...queryOf(address.hash)].filter(([name]) => !NOT_SHOWN.includes(name));
  const path = address.href.replace(/#.*/s, "").slice(new URL("./", script).href.length);
  const link = path + fragmentOf(names);
  const colours = theme === "auto" ? "" : theme;
  return elementOf("cutoff-page", { link, theme: colours, size, lang: language }, script);
}

/** Leaves out empty attributes. */
function elementOf(tag: string, attributes: Record<string, string>, script: string) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}="${escaped(value)}"`);
  return [
    `<script src="${escaped(script)}"></script>`,
    `<${tag} ${written.join(" ")}></${tag}>`,
  ].join("\n");
}
