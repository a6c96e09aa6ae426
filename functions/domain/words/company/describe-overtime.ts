import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import { rateText } from "../../kernel/money/rate.ts";
import { hoursOfSeconds } from "../../kernel/time/duration.ts";
import type { OvertimeSection } from "../../records/company/rule-sections.ts";

/** Overtime rules in plain sentences: "After 8 h a day: 1.5x". At least one. */
export function describeOvertime(rules: OvertimeSection, locale: Locale): string[] {
  const { dailyTiers, weeklyTiers, dailyTiersBelowRate, seventhDay, daysInRow, greaterOf } = rules;
  const words = inLanguage(texts, locale);
  const hours = (seconds: number) => formatCount(hoursOfSeconds(seconds), locale);
  const times = (percent: number) => formatCount(percent / 100, locale);
  const tier =
    (say: (hours: string, times: string) => string) =>
    ({ afterSeconds, multiplierPercent }: OvertimeSection["dailyTiers"][number]) =>
      say(hours(afterSeconds), times(multiplierPercent));
  const said = [
    ...dailyTiers.map(tier(words.daily)),
    ...(dailyTiersBelowRate === null
      ? []
      : [words.belowRate(rateText(dailyTiersBelowRate, locale))]),
    ...weeklyTiers.map(tier(words.weekly)),
    ...(seventhDay === null
      ? []
      : [
          words.seventhDay({
            times: times(seventhDay.multiplierPercent),
            upTo: hours(seventhDay.upToSeconds),
            beyond: times(seventhDay.beyondMultiplierPercent),
          }),
        ]),
    ...(daysInRow === null
      ? []
      : [
          words[daysInRow.resetsEachWeek ? "daysOfWeek" : "daysInRow"]({
            day: formatCount(daysInRow.fromDay, locale),
            after: hours(daysInRow.afterSeconds),
            times: times(daysInRow.multiplierPercent),
          }),
        ]),
    ...(greaterOf === null
      ? []
      : [
          words.greaterOf({
            daily: hours(greaterOf.dailySeconds),
            inARow: hours(greaterOf.consecutiveSeconds),
            weekly: hours(greaterOf.weeklySeconds),
            times: times(greaterOf.multiplierPercent),
          }),
        ]),
  ];
  if (said.length === 0) return [words.none];
  return rules.isRollingWorkday ? [...said, words.rolling] : said;
}

interface OvertimeTexts {
  none: string;
  rolling: string;
  daily: (hours: string, times: string) => string;
  weekly: (hours: string, times: string) => string;
  belowRate: (rate: string) => string;
  seventhDay: (rule: Record<"times" | "upTo" | "beyond", string>) => string;
  daysOfWeek: (rule: Record<"day" | "after" | "times", string>) => string;
  daysInRow: (rule: Record<"day" | "after" | "times", string>) => string;
  greaterOf: (rule: Record<"daily" | "inARow" | "weekly" | "times", string>) => string;
}

const texts: InLanguages<OvertimeTexts> = {
  en: {
    none: "No overtime pay",
    rolling: "A workday is 24 h from the first clock-in",
    daily: (hours, times) => `After ${hours} h a day: ${times}x`,
    weekly: (hours, times) => `After ${hours} h a week: ${times}x`,
    belowRate: (rate) => `Daily overtime only below ${rate} an hour`,
    seventhDay: ({ times, upTo, beyond }) =>
      `Seventh workday of a week: ${times}x, after ${upTo} h ${beyond}x`,
    daysOfWeek: ({ day, after, times }) =>
      `From day ${day} in a row within a workweek: ${times}x after ${after} h`,
    daysInRow: ({ day, after, times }) =>
      `From day ${day} in a row, also across workweeks: ${times}x after ${after} h`,
    greaterOf: ({ daily, inARow, weekly, times }) =>
      `After ${daily} h a day, ${inARow} h in a row or ${weekly} h a week, whichever gives most: ${times}x`,
  },
};
