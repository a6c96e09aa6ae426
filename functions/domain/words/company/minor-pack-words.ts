import { formatLocalTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import { hoursOfSeconds } from "../../kernel/time/duration.ts";
import { localTimeOf } from "../../kernel/time/local-time.ts";
import type { MinorPackName } from "../../records/company/minor-settings.ts";
import type {
  MinorRules,
  UncheckedMinorRule,
} from "../../rules/schedules/findings/minors/minor-rules.ts";

interface PackTexts {
  names: Readonly<Record<MinorPackName, string>>;
  summers: Readonly<Record<MinorPackName, string>>;
  unchecked: Readonly<Record<UncheckedMinorRule, string>>;
  barred: (below: number) => string;
  age: (age: number) => string;
  ages: (from: number, to: number) => string;
  cannotWork: string;
  schoolDay: (hours: string) => string;
  lastSchoolDay: (hours: string) => string;
  sunday: (hours: string) => string;
  freeDay: (hours: string) => string;
  schoolWeek: (hours: string) => string;
  freeWeek: (hours: string) => string;
  earliest: (time: string) => string;
  latest: (time: string) => string;
  latestInSummer: (time: string) => string;
  latestBeforeFreeDay: (time: string) => string;
  rest: (hours: string) => string;
  daysAWeek: (days: number) => string;
  schoolHours: string;
}

const texts: InLanguages<PackTexts> = {
  en: {
    names: {
      usFederal: "United States, federal",
      usCalifornia: "California",
      usNewYork: "New York",
      eu: "European Union",
      uk: "United Kingdom",
    },
    summers: {
      usFederal: "Summer is from June 1 to Labor Day, as in the law.",
      usCalifornia: "Summer is from June 1 to Labor Day, as in the law.",
      usNewYork: "Summer is from June 21 to Labor Day, as in the law.",
      eu: "Summer is assumed to be August; no source was checked for other vacations.",
      uk: "Summer is assumed to be August; no source was checked for other vacations.",
    },
    unchecked: {
      workPermits: "work permits",
      breaks: "breaks during work",
      hazardousWork: "hazardous work",
      restOfHolidays: "weeks without work in the school holidays",
      nationalLaw: "national laws, which may be stricter",
      localLaw: "state and local laws, which may be stricter",
      parentalConsent: "later hours with the consent of parents and school",
    },
    barred: (below) => `Under ${below}`,
    age: (age) => `Age ${age}`,
    ages: (from, to) => `Ages ${from} and ${to}`,
    cannotWork: "can't be scheduled",
    schoolDay: (hours) => `${hours} h on a school day`,
    lastSchoolDay: (hours) => `${hours} h on the last school day before days off`,
    sunday: (hours) => `${hours} h on a Sunday`,
    freeDay: (hours) => `${hours} h on other days`,
    schoolWeek: (hours) => `${hours} h in a school week`,
    freeWeek: (hours) => `${hours} h in other weeks`,
    earliest: (time) => `from ${time}`,
    latest: (time) => `until ${time}`,
    latestInSummer: (time) => `until ${time} in summer`,
    latestBeforeFreeDay: (time) => `until ${time} before a day without school`,
    rest: (hours) => `${hours} h of rest between days`,
    daysAWeek: (days) => `${days} days a week`,
    schoolHours: "not in school hours",
  },
};

export function minorPackName(pack: MinorPackName, locale: Locale): string {
  return inLanguage(texts, locale).names[pack];
}

/** Which days count as summer where a location has no school breaks. */
export function summerOfPack(pack: MinorPackName, locale: Locale): string {
  return inLanguage(texts, locale).summers[pack];
}

/** What a manager has to look after, because no schedule shows it. */
export function uncheckedRule(rule: UncheckedMinorRule, locale: Locale): string {
  return inLanguage(texts, locale).unchecked[rule];
}

/** The ages of a group: "Under 14", "Ages 16 and 17". */
export function agesText(
  { fromAge, toAge, isBarred = false }: Pick<MinorRules, "fromAge" | "toAge"> & Partial<MinorRules>,
  locale: Locale,
): string {
  const { barred, age, ages } = inLanguage(texts, locale);
  if (isBarred) return barred(toAge + 1);
  return fromAge === toAge ? age(fromAge) : ages(fromAge, toAge);
}

const durations = [
  ["schoolDaySeconds", "schoolDay"],
  ["lastSchoolDaySeconds", "lastSchoolDay"],
  ["sundaySeconds", "sunday"],
  ["freeDaySeconds", "freeDay"],
  ["schoolWeekSeconds", "schoolWeek"],
  ["freeWeekSeconds", "freeWeek"],
  ["restSeconds", "rest"],
] as const;

const times = ["earliest", "latest", "latestInSummer", "latestBeforeFreeDay"] as const;

const DAY = 86_400;

/** The figures of a group of ages, a few words each: "3 h on a school day". */
export function minorFigures(rules: MinorRules, locale: Locale): string[] {
  const words = inLanguage(texts, locale);
  if (rules.isBarred) return [words.cannotWork];
  return [
    ...durations.flatMap(([field, word]) => {
      const seconds = rules[field];
      return seconds === null ? [] : [words[word](formatCount(hoursOfSeconds(seconds), locale))];
    }),
    ...times.flatMap((field) => {
      const seconds = rules[field];
      return seconds === null
        ? []
        : [words[field](formatLocalTime(localTimeOf(seconds % DAY), locale))];
    }),
    ...(rules.mostDaysAWeek === null ? [] : [words.daysAWeek(rules.mostDaysAWeek)]),
    ...(rules.isBarredInSchoolHours ? [words.schoolHours] : []),
  ];
}
