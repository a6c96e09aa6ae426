import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Weekday } from "../../kernel/time/local-date.ts";
import { weekdays as allWeekdays } from "../../kernel/time/local-date.ts";
import type { AvailabilityKind, StatedKind } from "../../records/employees/availability.ts";

/** A time at which a person is not available: each week, or on a day; `times` null all day. */
export interface NotAvailableTime {
  weekday: Weekday | null;
  day: string;
  times: string | null;
}

/** Times of every week; `from` and `until` are null where the weeks have no such end. */
interface WeeklyTimes {
  /** In the order of the week. */
  weekdays: readonly Weekday[];
  times: string | null;
  from: string | null;
  until: string | null;
}

interface AvailabilityTexts {
  kinds: Readonly<Record<AvailabilityKind, string>>;
  /** `who` is null beside the person's name. */
  notAvailable: (who: string | null, when: NotAvailableTime) => string;
  prefers: (who: string | null, when: NotAvailableTime) => string;
  weekly: (when: WeeklyTimes, locale: Locale) => string;
  /** `last` is null for one day. */
  dated: (when: { first: string; last: string | null; times: string | null }) => string;
  /** `times` are null all day. */
  line: (parts: readonly { kind: StatedKind; times: string | null }[]) => string;
}

export const availabilityTexts: InLanguages<AvailabilityTexts> = {
  en: {
    kinds: {
      unavailable: "Not available",
      preferred: "Prefers to work",
      available: "Available",
    },
    notAvailable: (who, { weekday, day, times }) => {
      const days = weekday === null ? day : everyEnglish[weekday];
      const when = times === null ? days : `${days} ${times}`;
      return who === null ? `Not available on ${when}` : `${who} is not available on ${when}`;
    },
    prefers: (who, { weekday, day, times }) => {
      const days = weekday === null ? day : everyEnglish[weekday];
      const when = times === null ? days : `${days} ${times}`;
      return who === null ? `Prefers to work on ${when}` : `${who} prefers to work on ${when}`;
    },
    weekly: ({ weekdays, times, from, until }, locale) =>
      [
        englishDays(weekdays, locale),
        times ?? "all day",
        ...(from === null ? [] : [`from ${from} on`]),
        ...(until === null ? [] : [`until ${until}`]),
      ].join(", "),
    dated: ({ first, last, times }) => {
      const days = last === null ? first : `${first} to ${last}`;
      return `${days}, ${times ?? "all day"}`;
    },
    line: (parts) =>
      parts
        .map(({ kind, times }) => {
          const when = times ?? "all day";
          return kind === "preferred" ? `Prefers to work ${when}` : `Not available ${when}`;
        })
        .join(". "),
  },
};

/** "Every day", "Mondays to Fridays", "Mondays and Fridays". */
function englishDays(chosen: readonly Weekday[], locale: Locale): string {
  const indexes = chosen.map((day) => allWeekdays.indexOf(day));
  const names = chosen.map((day) => everyEnglish[day]);
  const isRun = indexes.length > 2 && (indexes.at(-1) ?? 0) - (indexes[0] ?? 0) < indexes.length;
  if (indexes.length === allWeekdays.length) return "Every day";
  if (isRun) return `${names[0]} to ${names.at(-1)}`;
  return listed(names, locale, allWeekdays.length);
}

const everyEnglish: Readonly<Record<Weekday, string>> = {
  monday: "Mondays",
  tuesday: "Tuesdays",
  wednesday: "Wednesdays",
  thursday: "Thursdays",
  friday: "Fridays",
  saturday: "Saturdays",
  sunday: "Sundays",
};
