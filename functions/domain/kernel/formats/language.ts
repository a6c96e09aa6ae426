/** The languages in which the product is written. */
export const languages = ["en"] as const;
export type Language = (typeof languages)[number];

/** The language of readers who chose none. */
export const FIRST_LANGUAGE: Language = "en";
