/** The languages that the page speaks, and which of them a visitor gets. Pure. */

/** @import { Language } from "./types.d.ts" */

/** @type {readonly Language[]} */
export const LANGUAGES = ["en", "es", "fa"];

/** The name of each language in that language. @type {Record<Language, string>} */
export const LANGUAGE_NAMES = { en: "English", es: "Español", fa: "فارسی" };

/** @param {string} language */
export function direction(language) {
  return language === "fa" ? "rtl" : "ltr";
}

/**
 * The direction of a text in an unknown language: that of most of its letters. The first one,
 * which a browser goes by, is too often the X of a sentence in Persian.
 * @param {string} text
 */
export function directionOf(text) {
  const letters = text.match(/\p{L}/gu) ?? [];
  const leftwards = letters.filter((letter) => /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(letter));
  return leftwards.length * 2 > letters.length ? "rtl" : "ltr";
}

/** Persian text in which no line ends within آلفا‑بتا, however its hyphen was typed. @param {string} text */
export function unbroken(text) {
  return text.replace(/(?<=\p{sc=Arabic})-(?=\p{sc=Arabic})/gu, "\u2011");
}

/**
 * Which of the languages a tag such as `es-MX` asks for.
 * @param {string | null | undefined} tag
 * @returns {Language | undefined}
 */
export function languageOf(tag) {
  const primary = tag?.toLowerCase().split("-")[0];
  return LANGUAGES.find((language) => language === primary);
}

/**
 * From the link, then the choice made, then the browser.
 * @param {object} wishes
 * @param {string | null} wishes.link
 * @param {string | null} wishes.chosen
 * @param {readonly string[]} wishes.browser In the order of preference.
 * @returns {Language}
 */
export function language({ link, chosen, browser }) {
  const choice = languageOf(link) ?? languageOf(chosen);
  return choice ?? browser.map(languageOf).find((language) => language !== undefined) ?? "en";
}
