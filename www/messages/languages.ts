/** The languages that the page speaks, and which of them a visitor gets. */
export type Language = "en" | "es" | "fa";

export const LANGUAGES: readonly Language[] = ["en", "es", "fa"];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  fa: "فارسی",
};

export function direction(language: string) {
  return language === "fa" ? "rtl" : "ltr";
}

/**
 * The direction of a text in an unknown language: that of most of its letters. The first one,
 * which a browser goes by, is too often the X of a sentence in Persian.
 */
export function directionOf(text: string) {
  const letters = text.match(/\p{L}/gu) ?? [];
  const leftwards = letters.filter((letter) => /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(letter));
  return leftwards.length * 2 > letters.length ? "rtl" : "ltr";
}

/** Persian text in which no line ends within آلفا‑بتا, however its hyphen was typed. */
export function unbroken(text: string) {
  return text.replace(/(?<=\p{sc=Arabic})-(?=\p{sc=Arabic})/gu, "\u2011");
}

/** Which of the languages a tag such as `es-MX` asks for. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split("-")[0];
  return LANGUAGES.find((language) => language === primary);
}

/** What a visitor asks for; of the browser, in the order of preference. */
type Asked = { link: string | null; chosen: string | null; browser: readonly string[] };

/** From the link, then the choice made, then the browser. */
export function language({ link, chosen, browser }: Asked): Language {
  const choice = languageOf(link) ?? languageOf(chosen);
  return choice ?? browser.map(languageOf).find((language) => language !== undefined) ?? "en";
}
