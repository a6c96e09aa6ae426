import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { GeofenceMode } from "../../records/locations/geofence.ts";

type ModeWords = Readonly<Record<GeofenceMode, string>>;

const words: InLanguages<ModeWords> = {
  en: { off: "Allow", flag: "Flag", approve: "Require approval", block: "Block" },
};

/** The effect of each mode on a clock-in from elsewhere. */
export function geofenceModeWords(locale: Locale): ModeWords {
  return inLanguage(words, locale);
}
