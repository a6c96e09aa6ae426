import type { Locale } from "./locale.ts";
import { plainNumber, typedText } from "./typed-number.ts";

/**
 * Seconds as the shortest decimal hours for a file: 135,000 is "37.5"; empty where none are set.
 */
export function hoursCell(seconds: number | null): string {
  return seconds === null ? "" : String(Math.round(seconds / 36) / 100);
}

/** As `hoursCell`, as the reader writes and types it: "37.5" or "37,5". */
export function hoursText(seconds: number | null, locale: Locale): string {
  return typedText(hoursCell(seconds), locale);
}

/** The seconds of decimal hours, "37.5" or "37,5"; null when the text is none. */
export function readHours(text: string): number | null {
  const decimal = plainNumber(text) ?? "";
  return /^\d{1,3}(\.\d{1,4})?$/u.test(decimal) ? Math.round(Number(decimal) * 3600) : null;
}
