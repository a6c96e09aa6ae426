import { formatDay, formatLocalSpan } from "../../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../../kernel/formats/in-language.ts";
import { inLanguage } from "../../../kernel/formats/in-language.ts";
import type { Locale } from "../../../kernel/formats/locale.ts";
import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { Shift, ShiftState } from "../../../records/schedules/shift.ts";

interface ShiftTexts {
  states: Readonly<Record<ShiftState, string>>;
  open: string;
  nextDay: string;
  endsNextDay: string;
  subject: (who: string, day: string, time: string) => string;
}

const texts: InLanguages<ShiftTexts> = {
  en: {
    states: {
      draft: "Draft",
      published: "Published",
      changed: "Unpublished change",
      cancelled: "Deleted",
    },
    open: "Open shift",
    nextDay: "next day",
    endsNextDay: "ends the next day",
    subject: (who, day, time) => `${who}, ${day}, ${time}`,
  },
};

/** "Unpublished change". */
export function shiftStateText(state: ShiftState, locale: Locale): string {
  return inLanguage(texts, locale).states[state];
}

/** What follows the time of a shift that ends on the next day. */
export function nextDayText(locale: Locale): string {
  return inLanguage(texts, locale).nextDay;
}

/** As `nextDayText`, on a line of its own. */
export function endsNextDayText(locale: Locale): string {
  return inLanguage(texts, locale).endsNextDay;
}

/** The employee and the time of a shift: "Ana Diaz, Tue, Nov 24, 9:00 AM – 5:00 PM". */
export function shiftSubject(
  shift: Pick<Shift, "employeeId" | "day" | "startsAtLocal" | "endsAtLocal">,
  nameOf: (employeeId: EmployeeId) => string,
  locale: Locale,
): string {
  const { open, subject } = inLanguage(texts, locale);
  const who = shift.employeeId === null ? open : nameOf(shift.employeeId);
  return subject(who, formatDay(shift.day, locale), formatLocalSpan(shift, locale));
}
