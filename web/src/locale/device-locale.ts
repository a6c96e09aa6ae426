import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import type { Locale } from "@crewline/domain/kernel/formats/locale";

/** The locale of a reader who chose nothing: as the device writes. */
export const deviceLocale: Locale = {
  language: "en",
  formats: deviceFormats,
  device: new Intl.DateTimeFormat().resolvedOptions().locale,
};
