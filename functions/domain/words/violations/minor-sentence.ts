import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatLocalTime } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { hoursOfSeconds } from "../../kernel/time/duration.ts";
import { localTimeOf } from "../../kernel/time/local-time.ts";
import type { LawCitation } from "../../rules/violations/minor-limit.ts";
import type { RuleFields } from "../../rules/violations/rule-facts.ts";
import { number } from "./sentence-values.ts";

const DAY = 86_400;

/** What the shift comes to, and what is allowed. */
type Measured<T> = readonly [found: T, allowed: T];

interface MinorTexts {
  barred: (who: string, age: number, by: LawCitation | null) => string;
  day: (who: string, measured: Measured<string>, by: LawCitation | null) => string;
  week: (who: string, measured: Measured<string>, by: LawCitation | null) => string;
  rest: (who: string, measured: Measured<string>, by: LawCitation | null) => string;
  earliest: (who: string, time: string, by: LawCitation | null) => string;
  latest: (who: string, time: string, by: LawCitation | null) => string;
  schoolHours: (who: string, times: readonly [string, string], by: LawCitation | null) => string;
  daysAWeek: (who: string, measured: Measured<number>, by: LawCitation | null) => string;
}

/** What sets a limit. */
const inEnglish = (by: LawCitation | null) => by ?? "company limit";

const texts: InLanguages<MinorTexts> = {
  en: {
    barred: (who, age, by) =>
      `${who} is too young: employees must be at least ${age} (${inEnglish(by)}).`,
    day: (who, [found, allowed], by) =>
      `${who} is a minor and would work ${found} h that day; ${allowed} h are allowed (${inEnglish(by)}).`,
    week: (who, [found, allowed], by) =>
      `${who} is a minor and would work ${found} h that week; ${allowed} h are allowed (${inEnglish(by)}).`,
    rest: (who, [found, allowed], by) =>
      `${who} is a minor and would have ${found} h of rest; ${allowed} h are required (${inEnglish(by)}).`,
    earliest: (who, time, by) =>
      `${who} is a minor and can't start before ${time} (${inEnglish(by)}).`,
    latest: (who, time, by) =>
      `${who} is a minor and can't work after ${time} that day (${inEnglish(by)}).`,
    schoolHours: (who, [from, until], by) =>
      `${who} is a minor and can't work from ${from} to ${until} on a school day (${inEnglish(by)}).`,
    daysAWeek: (who, [found, allowed], by) =>
      `${who} is a minor and would work on ${found} days that week; ${allowed} are allowed (${inEnglish(by)}).`,
  },
};

/** The sentence that says which legal limit of a young employee a shift would break. */
export function minorSentence(fields: RuleFields["minorLimit"], locale: Locale): string {
  const { who, source: by } = fields;
  const words = inLanguage(texts, locale);
  switch (fields.limit) {
    case "barred":
      return words.barred(who, fields.toAge + 1, by);
    case "daysAWeek":
      return words.daysAWeek(who, [fields.found, fields.allowed], by);
    case "earliest":
    case "latest":
      return words[fields.limit](who, timeOfDay(fields.allowed, locale), by);
    case "schoolHours":
      return words.schoolHours(
        who,
        [timeOfDay(fields.from, locale), timeOfDay(fields.until, locale)],
        by,
      );
    default:
      return words[fields.limit](
        who,
        [hours(fields.found, locale), hours(fields.allowed, locale)],
        by,
      );
  }
}

function hours(seconds: number, locale: Locale): string {
  return number(hoursOfSeconds(seconds), locale);
}

/** Half an hour after midnight is 24.5 hours after the one before. */
function timeOfDay(seconds: number, locale: Locale): string {
  return formatLocalTime(localTimeOf(seconds % DAY), locale);
}
