import { createContext, use } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { deviceLocale } from "./device-locale.ts";

export const LocaleContext = createContext<Locale>(deviceLocale);

/** The language and formats of the person at the screen; a change redraws what uses them. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
