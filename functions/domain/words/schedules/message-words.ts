import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDay } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ShiftMessage } from "../../records/schedules/shift-message.ts";

interface Told {
  by: string;
  place: string;
  /** The first day of the week. */
  day: string;
}

interface MessageTexts {
  title: string;
  published: (told: Told) => string;
  withdrawn: (told: Told) => string;
  confirm: (shifts: number) => PluralForms;
  confirmed: string;
  markRead: string;
}

const texts: InLanguages<MessageTexts> = {
  en: {
    title: "Changes to your shifts",
    published: ({ by, place, day }) => `${by} published the week of ${day} at ${place}`,
    withdrawn: ({ by, place, day }) => `${by} withdrew the week of ${day} at ${place}`,
    confirm: (shifts) => ({ one: "Confirm 1 shift", other: `Confirm ${shifts} shifts` }),
    confirmed: "Confirmed.",
    markRead: "Mark as read",
  },
};

/** The labels around the messages about an employee's shifts. */
export function messageLabels(
  locale: Pick<Locale, "language">,
): Pick<MessageTexts, "title" | "confirmed" | "markRead"> {
  const { title, confirmed, markRead } = inLanguage(texts, locale);
  return { title, confirmed, markRead };
}

/** "Olivia published the week of Mon, Nov 16 at Harborside". */
export function messageTitle(message: ShiftMessage, locale: Locale): string {
  const { kind, byName: by, locationName: place, weekStart } = message;
  const told = { by, place, day: formatDay(weekStart, locale) };
  return inLanguage(texts, locale)[kind](told);
}

/** "Confirm 5 shifts". */
export function confirmLabel(shifts: number, locale: Locale): string {
  return pluralForm(shifts, inLanguage(texts, locale).confirm(shifts), locale);
}
