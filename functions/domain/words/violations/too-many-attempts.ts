import { pluralForm } from "../../kernel/formats/counted.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

/** "Too many attempts. Try again in 40 seconds.", in minutes from two minutes on, rounded up. */
export function tooManyAttempts(retryInSeconds: number, locale: Locale): string {
  const minutes = Math.ceil(retryInSeconds / 60);
  if (retryInSeconds < 120) {
    const inSeconds = {
      one: "Too many attempts. Try again in 1 second.",
      other: `Too many attempts. Try again in ${retryInSeconds} seconds.`,
    };
    return pluralForm(retryInSeconds, inSeconds, locale);
  }
  const inMinutes = {
    one: "Too many attempts. Try again in 1 minute.",
    other: `Too many attempts. Try again in ${minutes} minutes.`,
  };
  return pluralForm(minutes, inMinutes, locale);
}
