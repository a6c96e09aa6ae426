import { formatDayTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ShownHandOver } from "../../records/schedules/hand-over-note.ts";

interface HandOverTexts {
  title: string;
  titleAt: (place: string, day: string) => string;
  hint: string;
  none: string;
  dayBefore: string;
  write: string;
  edit: string;
  writeAt: (place: string) => string;
  editAt: (place: string) => string;
  save: string;
  saved: string;
  written: (name: string, at: string) => string;
}

const texts: InLanguages<HandOverTexts> = {
  en: {
    title: "Hand-over note",
    titleAt: (place, day) => `Hand-over note: ${place}, ${day}`,
    hint: "For the managers of the next shift: what is open, what ran out, who called in",
    none: "No hand-over note yet",
    dayBefore: "The day before",
    write: "Write note",
    edit: "Edit note",
    writeAt: (place) => `Write note at ${place}`,
    editAt: (place) => `Edit note at ${place}`,
    save: "Save",
    saved: "Hand-over note saved.",
    written: (name, at) => `${name}, ${at}`,
  },
};

/** The words of the hand-over notes. */
export function handOverTexts(locale: Locale): Omit<HandOverTexts, "written"> {
  return inLanguage(texts, locale);
}

/** "Marcus Lee, Nov 23, 2026, 3:10 PM": who wrote the note last, and when. */
export function writtenText(
  { writtenByName, writtenAt }: Pick<ShownHandOver, "writtenByName" | "writtenAt">,
  timeZone: string,
  locale: Locale,
): string {
  const { written } = inLanguage(texts, locale);
  return written(writtenByName, formatDayTime(writtenAt, timeZone, locale));
}
