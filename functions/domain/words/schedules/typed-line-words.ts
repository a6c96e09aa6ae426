import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { Weekday } from "../../kernel/time/local-date.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import type { TypedProblem } from "../../rules/schedules/typed/typed-line.ts";
import type { TypedShift } from "../../rules/schedules/typed/typed-shift.ts";
import type { TypedWords } from "../../rules/schedules/typed/typed-words.ts";

const english: Readonly<Record<Weekday, readonly string[]>> = {
  monday: ["monday", "mondays", "mon"],
  tuesday: ["tuesday", "tuesdays", "tues", "tue"],
  wednesday: ["wednesday", "wednesdays", "wed"],
  thursday: ["thursday", "thursdays", "thurs", "thur", "thu"],
  friday: ["friday", "fridays", "fri"],
  saturday: ["saturday", "saturdays", "sat"],
  sunday: ["sunday", "sundays", "sun"],
};

const known: InLanguages<TypedWords> = {
  en: {
    weekdays: {
      ...Object.fromEntries(
        weekdays.flatMap((day) => english[day].map((word) => [word, [day]] as const)),
      ),
      daily: weekdays,
      weekdays: weekdays.slice(0, 5),
      weekend: weekdays.slice(5),
      weekends: weekdays.slice(5),
    },
    until: ["to", "until", "through"],
    and: ["and"],
    opens: ["opens", "open", "opening"],
    closes: ["closes", "close", "closing"],
    openShift: ["anyone", "open shift", "unassigned"],
  },
};

/** The weekdays and other words that a typed line may have in the reader's language. */
export function typedWords(locale: Locale): TypedWords {
  return inLanguage(known, locale);
}

interface TypedTexts {
  meaning: (span: string) => string;
  meaningWithBreak: (span: string, pause: string) => string;
  noTime: (text: string) => string;
  noDay: (text: string) => string;
  noName: (text: string) => string;
  unknownName: (text: string) => string;
  severalNames: (text: string, names: string) => string;
  closed: (day: string) => string;
}

const texts: InLanguages<TypedTexts> = {
  en: {
    meaning: (span) => span,
    meaningWithBreak: (span, pause) => `${span}, ${pause} unpaid break`,
    noTime: (text) => `“${text}” has no times. Type them like 9-5.`,
    noDay: (text) => `“${text}” has no day. Type one like Mon or Mon-Fri.`,
    noName: (text) => `“${text}” has no name. Begin with one, or with “anyone” for an open shift.`,
    unknownName: (text) => `No one at this location is called “${text}”.`,
    severalNames: (text, names) => `“${text}” may be ${names}. Type more of the name.`,
    closed: (day) => `The location is closed on ${day}, so type the times.`,
  },
};

/** A typed shift as it is understood: "9:00 AM – 5:00 PM, 0:30 unpaid break". */
export function typedShiftMeaning(
  { range, unpaidBreakSeconds }: TypedShift,
  locale: Locale,
): string {
  const say = inLanguage(texts, locale);
  const span = formatLocalSpan(
    { startsAtLocal: range.startsAt, endsAtLocal: range.endsAt },
    locale,
  );
  if (unpaidBreakSeconds === null || unpaidBreakSeconds === 0) return say.meaning(span);
  return say.meaningWithBreak(span, formatDuration(unpaidBreakSeconds));
}

/** Why a part of a typed line cannot become shifts, in a sentence. */
export function typedProblemSentence(problem: TypedProblem, locale: Locale): string {
  const say = inLanguage(texts, locale);
  if (problem.kind === "closed") return say.closed(formatDay(problem.day, locale));
  if (problem.kind === "severalNames") {
    return say.severalNames(problem.text, listed(problem.names, locale));
  }
  return say[problem.kind](problem.text);
}
