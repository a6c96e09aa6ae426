import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatLocalTime } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { hoursOfSeconds } from "../../kernel/time/duration.ts";
import { localTimeOf } from "../../kernel/time/local-time.ts";
import type { MinorLimit } from "../../rules/violations/minor-limit.ts";
import { number } from "./sentence-values.ts";

const DAY = 86_400;

interface MinorTexts {
  barred: (who: string, age: number) => string;
  day: (who: string, found: string, allowed: string) => string;
  week: (who: string, found: string, allowed: string) => string;
  rest: (who: string, found: string, allowed: string) => string;
  earliest: (who: string, time: string) => string;
  latest: (who: string, time: string) => string;
  schoolHours: (who: string, from: string, until: string) => string;
  daysAWeek: (who: string, found: number, allowed: number) => string;
}

const texts: InLanguages<MinorTexts> = {
  en: {
    barred: (who, age) => `${who} is too young: employees must be at least ${age}.`,
    day: (who, found, allowed) =>
      `${who} is a minor and would work ${found} h that day; ${allowed} h are allowed.`,
    week: (who, found, allowed) =>
      `${who} is a minor and would work ${found} h that week; ${allowed} h are allowed.`,
    rest: (who, found, allowed) =>
      `${who} is a minor and would have ${found} h of rest; ${allowed} h are required.`,
    earliest: (who, time) => `${who} is a minor and can't start before ${time}.`,
    latest: (who, time) => `${who} is a minor and can't work after ${time} that day.`,
    schoolHours: (who, from, until) =>
      `${who} is a minor and can't work from ${from} to ${until} on a school day.`,
    daysAWeek: (who, found, allowed) =>
      `${who} is a minor and would work on ${found} days that week; ${allowed} are allowed.`,
  },
};

/** The sentence that says which legal limit of a young employee a shift would break. */
export function minorSentence(fields: { who: string } & MinorLimit, locale: Locale): string {
  const { who } = fields;
  const words = inLanguage(texts, locale);
  switch (fields.limit) {
    case "barred":
      return words.barred(who, fields.toAge + 1);
    case "daysAWeek":
      return words.daysAWeek(who, fields.found, fields.allowed);
    case "earliest":
    case "latest":
      return words[fields.limit](who, timeOfDay(fields.allowed, locale));
    case "schoolHours":
      return words.schoolHours(
        who,
        timeOfDay(fields.from, locale),
        timeOfDay(fields.until, locale),
      );
    default:
      return words[fields.limit](who, hours(fields.found, locale), hours(fields.allowed, locale));
  }
}

function hours(seconds: number, locale: Locale): string {
  return number(hoursOfSeconds(seconds), locale);
}

/** Half an hour after midnight is 24.5 hours after the one before. */
function timeOfDay(seconds: number, locale: Locale): string {
  return formatLocalTime(localTimeOf(seconds % DAY), locale);
}
