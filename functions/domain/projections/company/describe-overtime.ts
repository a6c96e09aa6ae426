import { formatCount } from "../../kernel/formats/write-number.ts";
import { rateText } from "../../kernel/money/rate.ts";
import { hoursOfSeconds } from "../../kernel/time/duration.ts";
import type { OvertimeSection } from "../../records/company/rule-sections.ts";

const hours = (seconds: number) => `${formatCount(hoursOfSeconds(seconds))} h`;
const times = (percent: number) => `${formatCount(percent / 100)}x`;

/** Overtime rules in plain sentences: "After 8 h a day: 1.5x". At least one. */
export function describeOvertime(rules: OvertimeSection): string[] {
  const { dailyTiers, weeklyTiers, dailyTiersBelowRate, seventhDay, greaterOf } = rules;
  const tier = (per: string) => (one: OvertimeSection["dailyTiers"][number]) =>
    `After ${hours(one.afterSeconds)} a ${per}: ${times(one.multiplierPercent)}`;
  const said = [
    ...dailyTiers.map(tier("day")),
    ...(dailyTiersBelowRate === null
      ? []
      : [`Daily overtime only below ${rateText(dailyTiersBelowRate)} an hour`]),
    ...weeklyTiers.map(tier("week")),
    ...(seventhDay === null ? [] : [describeSeventhDay(seventhDay)]),
    ...(greaterOf === null ? [] : [describeGreaterOf(greaterOf)]),
  ];
  if (said.length === 0) return ["No overtime pay"];
  return rules.isRollingWorkday ? [...said, "A workday is 24 h from the first clock-in"] : said;
}

function describeSeventhDay(rule: NonNullable<OvertimeSection["seventhDay"]>): string {
  const { multiplierPercent, upToSeconds, beyondMultiplierPercent } = rule;
  return (
    `Seventh workday of a week: ${times(multiplierPercent)}, ` +
    `after ${hours(upToSeconds)} ${times(beyondMultiplierPercent)}`
  );
}

function describeGreaterOf(rule: NonNullable<OvertimeSection["greaterOf"]>): string {
  const { dailySeconds, consecutiveSeconds, weeklySeconds, multiplierPercent } = rule;
  return (
    `After ${hours(dailySeconds)} a day, ${hours(consecutiveSeconds)} in a row or ` +
    `${hours(weeklySeconds)} a week, whichever gives most: ${times(multiplierPercent)}`
  );
}
