import { formatDayTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Schedule } from "../../records/schedules/schedule.ts";

interface LockTexts {
  label: string;
  locked: (at: string, by: string) => string;
  editing: string;
}

const texts: InLanguages<LockTexts> = {
  en: {
    label: "Locked",
    locked: (at, by) => `Locked ${at} by ${by}`,
    editing: "This week is locked. Unlock it to change its shifts.",
  },
};

/** "Locked": the mark of a week that nobody can change. */
export function lockLabel(locale: Pick<Locale, "language">): string {
  return inLanguage(texts, locale).label;
}

/** "Locked Nov 12, 2026, 9:00 AM by Olivia". */
export function lockText(
  { at, byName }: NonNullable<Schedule["lock"]>,
  timeZone: string,
  locale: Locale,
): string {
  return inLanguage(texts, locale).locked(formatDayTime(at, timeZone, locale), byName);
}

/** What an edit of a locked week is told. */
export function lockedEditText(locale: Pick<Locale, "language">): string {
  return inLanguage(texts, locale).editing;
}
