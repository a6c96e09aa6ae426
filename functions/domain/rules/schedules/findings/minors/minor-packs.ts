import type { MinorPackName } from "../../../../records/company/minor-settings.ts";
import { addDays, weekdayOf } from "../../../../kernel/time/local-date.ts";
import type { LocalDate } from "../../../../kernel/time/local-date.ts";
import type { MinorPack, MinorRules } from "./minor-rules.ts";
import { unlimited } from "./minor-rules.ts";

const HOUR = 3600;

const barredUntil = (toAge: number, source: string): MinorRules => ({
  ...unlimited,
  fromAge: 0,
  toAge,
  source,
  isBarred: true,
});

/**
 * 29 CFR 570.35: at 14 and 15 outside school hours, at most 3 hours on a school day and 18 in a
 * school week, 8 and 40 in others, from 7 AM to 7 PM, to 9 PM from June 1 to Labor Day. 29 CFR
 * 570.2: no one below 14. At 16 and 17 federal law limits no hours.
 */
const federalFourteen: MinorRules = {
  ...unlimited,
  fromAge: 14,
  toAge: 15,
  source: "29 CFR 570.35",
  schoolDaySeconds: 3 * HOUR,
  freeDaySeconds: 8 * HOUR,
  schoolWeekSeconds: 18 * HOUR,
  freeWeekSeconds: 40 * HOUR,
  earliest: 7 * HOUR,
  latest: 19 * HOUR,
  latestInSummer: 21 * HOUR,
  isBarredInSchoolHours: true,
};

/**
 * California Labor Code 1391 and Education Code 49112, 49116: at 16 and 17 at most 4 hours on a
 * school day, 8 on others and on a school day before one of those, 48 a week, from 5 AM to 10 PM,
 * to 12:30 AM before a day without school. At 14 and 15 as federal law.
 */
const californiaSixteen: MinorRules = {
  ...unlimited,
  fromAge: 16,
  toAge: 17,
  source: "Labor Code 1391; Education Code 49112, 49116",
  schoolDaySeconds: 4 * HOUR,
  lastSchoolDaySeconds: 8 * HOUR,
  freeDaySeconds: 8 * HOUR,
  schoolWeekSeconds: 48 * HOUR,
  freeWeekSeconds: 48 * HOUR,
  earliest: 5 * HOUR,
  latest: 22 * HOUR,
  latestBeforeFreeDay: 24.5 * HOUR,
  isBarredInSchoolHours: true,
};

/**
 * New York Labor Law 142, 170 and 171: at 14 and 15 as federal law, at most six days a week; the
 * evening is longer from June 21 to Labor Day only. At 16 and 17 at most 4 hours on a day before a
 * school day, 8 on other days, 28 in a school week, from 6 AM to 10 PM; in vacations 8 a day, 48 a
 * week, until midnight. Six days a week. What needs a consent of parents and school is not allowed.
 */
const newYorkFourteen: MinorRules = {
  ...federalFourteen,
  source: "Labor Law 142, 170; 29 CFR 570.35",
  mostDaysAWeek: 6,
};
const newYorkSixteen: MinorRules = {
  ...unlimited,
  fromAge: 16,
  toAge: 17,
  source: "Labor Law 142, 171",
  schoolDaySeconds: 4 * HOUR,
  lastSchoolDaySeconds: 8 * HOUR,
  freeDaySeconds: 8 * HOUR,
  schoolWeekSeconds: 28 * HOUR,
  freeWeekSeconds: 48 * HOUR,
  earliest: 6 * HOUR,
  latest: 22 * HOUR,
  latestInSummer: 24 * HOUR,
  mostDaysAWeek: 6,
  isBarredInSchoolHours: true,
};

/**
 * Directive 94/33/EC. Articles 4 and 8 (1): from 13 to 14 at most 2 hours on a school day and 12 a
 * week, 7 and 35 without school; article 9 (1): not from 8 PM to 6 AM; article 10 (1): 14 hours of
 * rest. From 15 to 17, article 8 (2): 8 hours a day and 40 a week; article 9 (1): not from 10 PM to
 * 6 AM; article 10 (1): 12 hours of rest. Article 10 (2): two days of rest in seven. National law
 * may allow less, and 15-year-olds at school follow the limits of children.
 */
const european: readonly MinorRules[] = [
  barredUntil(12, "94/33/EC, articles 4 and 5"),
  {
    ...unlimited,
    fromAge: 13,
    toAge: 14,
    source: "94/33/EC, articles 4, 8 (1), 9 (1), 10",
    schoolDaySeconds: 2 * HOUR,
    freeDaySeconds: 7 * HOUR,
    schoolWeekSeconds: 12 * HOUR,
    freeWeekSeconds: 35 * HOUR,
    earliest: 6 * HOUR,
    latest: 20 * HOUR,
    restSeconds: 14 * HOUR,
    mostDaysAWeek: 5,
    isBarredInSchoolHours: true,
  },
  {
    ...unlimited,
    fromAge: 15,
    toAge: 17,
    source: "94/33/EC, articles 8 (2), 9 (1), 10",
    schoolDaySeconds: 8 * HOUR,
    freeDaySeconds: 8 * HOUR,
    schoolWeekSeconds: 40 * HOUR,
    freeWeekSeconds: 40 * HOUR,
    earliest: 6 * HOUR,
    latest: 22 * HOUR,
    restSeconds: 12 * HOUR,
    mostDaysAWeek: 5,
  },
];

/**
 * Great Britain. Children and Young Persons Act 1933, section 18: from 14 to compulsory school age
 * (16) at most 2 hours on a school day and 12 in a school week, from 7 AM to 7 PM, outside school
 * hours; on a Sunday 2 hours, on other days 5, 8 from 15 on, and 25 or 35 a week. Working Time Regulations 1998,
 * regulations 5A, 6A, 10 (2) and 11 (3), at 16 and 17: 8 hours a day, 40 a week, not from 10 PM to
 * 6 AM, 12 hours of rest, two days off a week.
 */
const british: readonly MinorRules[] = [
  barredUntil(13, "Children and Young Persons Act 1933, section 18"),
  ...[14, 15].map((age): MinorRules => ({
    ...unlimited,
    fromAge: age,
    toAge: age,
    source: "Children and Young Persons Act 1933, section 18",
    schoolDaySeconds: 2 * HOUR,
    freeDaySeconds: (age === 14 ? 5 : 8) * HOUR,
    sundaySeconds: 2 * HOUR,
    schoolWeekSeconds: 12 * HOUR,
    freeWeekSeconds: (age === 14 ? 25 : 35) * HOUR,
    earliest: 7 * HOUR,
    latest: 19 * HOUR,
    isBarredInSchoolHours: true,
  })),
  {
    ...unlimited,
    fromAge: 16,
    toAge: 17,
    source: "Working Time Regulations 1998, 5A, 6A, 10 (2), 11 (3)",
    schoolDaySeconds: 8 * HOUR,
    freeDaySeconds: 8 * HOUR,
    schoolWeekSeconds: 40 * HOUR,
    freeWeekSeconds: 40 * HOUR,
    earliest: 6 * HOUR,
    latest: 22 * HOUR,
    restSeconds: 12 * HOUR,
    mostDaysAWeek: 5,
  },
];

const barredByFederalLaw = barredUntil(13, "29 CFR 570.2");

export const minorPacks: Readonly<Record<MinorPackName, MinorPack>> = {
  usFederal: {
    ages: [barredByFederalLaw, federalFourteen],
    unchecked: ["localLaw", "hazardousWork"],
    isSummer: isSummerFrom("06-01"),
  },
  usCalifornia: {
    ages: [barredByFederalLaw, federalFourteen, californiaSixteen],
    unchecked: ["workPermits", "hazardousWork", "breaks"],
    isSummer: isSummerFrom("06-01"),
  },
  usNewYork: {
    ages: [barredByFederalLaw, newYorkFourteen, newYorkSixteen],
    unchecked: ["workPermits", "parentalConsent", "hazardousWork", "breaks"],
    isSummer: isSummerFrom("06-21"),
  },
  eu: {
    ages: european,
    unchecked: ["nationalLaw", "hazardousWork", "breaks"],
    isSummer: isEuropeanSummer,
  },
  uk: {
    ages: british,
    unchecked: ["localLaw", "workPermits", "restOfHolidays", "hazardousWork", "breaks"],
    isSummer: isEuropeanSummer,
  },
};

/**
 * From a day of June to Labor Day, the first Monday of September: 29 CFR 570.35 (a) (6) from June 1,
 * New York Labor Law 170 from June 21.
 */
function isSummerFrom(first: string): (day: LocalDate) => boolean {
  return (day) => {
    const year = day.slice(0, 4);
    const september = `${year}-09-01`;
    const laborDay = Array.from({ length: 7 }, (_, index) => addDays(september, index)).find(
      (one) => weekdayOf(one) === "monday",
    );
    return day >= `${year}-${first}` && day <= (laborDay ?? september);
  };
}

/** The weeks of summer in which no school of most member states is open. */
function isEuropeanSummer(day: LocalDate): boolean {
  return day.slice(5, 7) === "08";
}
