import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import { rateText } from "../../kernel/money/rate.ts";
import { hoursOfSeconds } from "../../kernel/time/duration.ts";
import type { OvertimeSection } from "../../records/company/rule-sections.ts";

const hours = (seconds: number, locale: Locale) =>
  `${formatCount(hoursOfSeconds(seconds), locale)} h`;
const times = (percent: number, locale: Locale) => `${formatCount(percent / 100, locale)}x`;

/** Overtime rules in plain sentences: "After 8 h a day: 1.5x". At least one. */
export function describeOvertime(rules: OvertimeSection, locale: Locale): string[] {
  const { dailyTiers, weeklyTiers, dailyTiersBelowRate, seventhDay, greaterOf } = rules;
  const tier = (per: string) => (one: OvertimeSection["dailyTiers"][number]) =>
    `After ${hours(one.afterSeconds, locale)} a ${per}: ${times(one.multiplierPercent, locale)}`;
  const said = [
    ...dailyTiers.map(tier("day")),
    ...(dailyTiersBelowRate === null
      ? []
      : [`Daily overtime only below ${rateText(dailyTiersBelowRate, locale)} an hour`]),
    ...weeklyTiers.map(tier("week")),
    ...(seventhDay === null ? [] : [describeSeventhDay(seventhDay, locale)]),
    ...(greaterOf === null ? [] : [describeGreaterOf(greaterOf, locale)]),
  ];
  if (said.length === 0) return ["No overtime pay"];
  return rules.isRollingWorkday ? [...said, "A workday is 24 h from the first clock-in"] : said;
}

function describeSeventhDay(
  rule: NonNullable<OvertimeSection["seventhDay"]>,
  locale: Locale,
): string {
  const { multiplierPercent, upToSeconds, beyondMultiplierPercent } = rule;
  return (
    `Seventh workday of a week: ${times(multiplierPercent, locale)}, ` +
    `after ${hours(upToSeconds, locale)} ${times(beyondMultiplierPercent, locale)}`
  );
}

function describeGreaterOf(
  rule: NonNullable<OvertimeSection["greaterOf"]>,
  locale: Locale,
): string {
  const { dailySeconds, consecutiveSeconds, weeklySeconds, multiplierPercent } = rule;
  return (
    `After ${hours(dailySeconds, locale)} a day, ${hours(consecutiveSeconds, locale)} in a row or ` +
    `${hours(weeklySeconds, locale)} a week, whichever gives most: ${times(multiplierPercent, locale)}`
  );
}
