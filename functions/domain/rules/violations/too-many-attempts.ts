import type { Locale } from "../../kernel/formats/locale.ts";
import { counted } from "../../kernel/formats/counted.ts";

/** "Too many attempts. Try again in 40 seconds.", in minutes from two minutes on, rounded up. */
export function tooManyAttempts(retryInSeconds: number, locale: Locale): string {
  const wait =
    retryInSeconds < 120
      ? counted(retryInSeconds, { one: "second", other: "seconds" }, locale)
      : counted(Math.ceil(retryInSeconds / 60), { one: "minute", other: "minutes" }, locale);
  return `Too many attempts. Try again in ${wait}.`;
}
