import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { DayEvent } from "../../records/day-events/day-event.ts";

interface DayEventWords {
  audience: Readonly<Record<DayEvent["audience"], string>>;
  everywhere: string;
}

const words: InLanguages<DayEventWords> = {
  en: {
    audience: { everyone: "Everyone", managers: "Managers only" },
    everywhere: "All locations",
  },
};

/** The labels of an event of Calendar. */
export function dayEventWords(locale: Locale): DayEventWords {
  return inLanguage(words, locale);
}
