/** Seconds as the shortest decimal hours: 135,000 is "37.5"; empty where nothing is known. */
export function hoursText(seconds: number | null): string {
  return seconds === null ? "" : String(Math.round(seconds / 36) / 100);
}

/** The seconds of decimal hours, "37.5" or "37,5"; null when the text is none. */
export function readHours(text: string): number | null {
  const decimal = text.trim().replace(",", ".");
  return /^\d{1,3}(\.\d{1,4})?$/u.test(decimal) ? Math.round(Number(decimal) * 3600) : null;
}
