import type { Language } from "./language.ts";
import { FIRST_LANGUAGE } from "./language.ts";
import type { Formats } from "./formats.ts";
import { formatsOfAnybody } from "./formats.ts";

/**
 * The language, formats and device of one reader; every function that writes for a reader takes it.
 */
export interface Locale {
  language: Language;
  formats: Formats;
  /** The BCP 47 tag of the reader's device, which decides what the formats leave open. */
  device: string;
}

/** Returns the locale of a reader who has these formats and no device, as of a call or a letter. */
export function localeOf(formats: Formats, language = FIRST_LANGUAGE): Locale {
  return { language, formats, device: "en-US" };
}

/** The locale where nothing is known of the reader, as in a log. */
export const unknownReader: Locale = localeOf(formatsOfAnybody);
