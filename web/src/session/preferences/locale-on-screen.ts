import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { deviceLocale } from "../../locale/device-locale.ts";

/** Whose formats a locale has: the person's alone, or those of the person's company beside them. */
export type LocaleLevel = "person" | "company";

const shown = new Map<LocaleLevel, Locale>();

/** The locale of the screen, for calls: their answers are worded as the screen is. */
export function localeOnScreen(): Locale {
  return shown.get("company") ?? shown.get("person") ?? deviceLocale;
}

/** Returns what takes the locale away again. */
export function showLocale(level: LocaleLevel, locale: Locale): () => void {
  shown.set(level, locale);
  return () => shown.delete(level);
}
