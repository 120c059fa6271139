/** The languages of the pages, and the choice among them. */
export const LANGUAGES = ["en", "es", "fa"] as const;

export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  fa: "فارسی",
};

export const DIRECTIONS: Record<Language, "ltr" | "rtl"> = { en: "ltr", es: "ltr", fa: "rtl" };

export const direction = (language: string) => DIRECTIONS[languageOf(language) ?? "en"];

/** Unicode blocks of the classes R and AL, and the invisible mark. */
export const LEFTWARD_LETTERS =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Gives the direction of most letters in a text. Browsers use that of the first one, which in a
 * Persian sentence is often X.
 */
export function directionOf(text: string) {
  const letters = text.match(/\p{L}/gu) ?? [];
  const leftwards = letters.filter((letter) => LEFTWARD_LETTERS.test(letter));
  return leftwards.length * 2 > letters.length ? "rtl" : "ltr";
}

/** Keeps آلفا‑بتا on one line, whatever hyphen it was typed with. */
export function keepTogether(text: string) {
  return text.replace(/(?<=\p{sc=Arabic})-(?=\p{sc=Arabic})/gu, "\u2011");
}

/** @param tag A language tag such as `es-MX`. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split("-")[0];
  return LANGUAGES.find((language) => language === primary);
}

type LanguageWishes = { link: string | null; chosen: string | null; browser: readonly string[] };

/** Chooses a language. `browser` lists the preferred language first. */
export function chosenLanguage({ link, chosen, browser }: LanguageWishes): Language {
  const choice = languageOf(link) ?? languageOf(chosen);
  return choice ?? browser.map(languageOf).find((language) => language !== undefined) ?? "en";
}
