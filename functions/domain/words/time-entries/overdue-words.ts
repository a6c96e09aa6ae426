import { formatTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";

interface OverdueTexts {
  afterShift: (endedAt: string) => string;
  afterLong: string;
}

const texts: InLanguages<OverdueTexts> = {
  en: {
    afterShift: (endedAt) => `Your shift ended at ${endedAt}. Clock out if you have finished.`,
    afterLong: "You have been clocked in for more than 12 hours. Clock out if you have finished.",
  },
};

/** To the employee, above the clock that still runs; null for work without a shift. */
export function overdueText(
  shift: Pick<PublishedShift, "endsAt" | "timeZone"> | null,
  locale: Locale,
): string {
  const { afterShift, afterLong } = inLanguage(texts, locale);
  return shift === null ? afterLong : afterShift(formatTime(shift.endsAt, shift.timeZone, locale));
}
