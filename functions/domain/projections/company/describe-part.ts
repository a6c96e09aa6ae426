import { everyWeekName } from "../../kernel/formats/day-name.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import type { RoundingRule } from "../../records/work-rules/work-rules.ts";
import { hoursOfSeconds, minutesOfSeconds } from "../../kernel/time/duration.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import { describeOvertime } from "./describe-overtime.ts";
import type { RulePart, RuleSection, RuleValues } from "../../records/company/rule-sections.ts";

/** The heading of each part. */
export const sectionWords: Readonly<Record<RuleSection, string>> = {
  overtime: "Overtime",
  rounding: "Rounding",
  breaks: "Breaks",
  payPeriod: "Pay period",
  clock: "Clocking in",
  approvals: "Approvals",
  limits: "Scheduling limits",
  earningCodes: "Earning codes",
};

/** A part of the rules in plain sentences, at least one. */
export function describePart({ section, value }: RulePart, locale: Locale): string[] {
  switch (section) {
    case "overtime":
      return describeOvertime(value, locale);
    case "rounding":
      return describeRounding(value);
    case "breaks":
      return describeBreaks(value, locale);
    case "payPeriod":
      return [describePayPeriod(value, locale)];
    case "clock":
      return describeClock(value);
    case "approvals":
      return describeApprovals(value);
    case "limits":
      return describeLimits(value, locale);
    case "earningCodes":
      return [describeCodes(value)];
  }
}

const hours = (seconds: number, locale: Locale) =>
  `${formatCount(hoursOfSeconds(seconds), locale)} h`;
const minutes = (seconds: number) => `${minutesOfSeconds(seconds)} min`;

function describeCodes(codes: RuleValues["earningCodes"]): string {
  const { regular, overtime, doubletime, addition } = codes;
  const [first, ...others] = [regular, overtime, doubletime, addition].map((code) => code || "–");
  const [second, third, fourth] = others;
  return `Regular ${first}, overtime ${second}, double time ${third}, extra pay ${fourth}`;
}

function describeRounding(value: RuleValues["rounding"]): string[] {
  const rules: [string, RoundingRule | null][] = [
    ["Clock in", value.clockIn],
    ["Clock out", value.clockOut],
    ["Breaks", value.breakPunches],
    ["Total of a day", value.dayTotal],
  ];
  const said = rules.flatMap(([what, rule]) =>
    rule === null ? [] : [`${what}: ${direction(rule)} ${minutes(rule.intervalSeconds)}`],
  );
  return said.length === 0 ? ["Every punch counts as it is"] : said;
}

function direction({ mode }: RoundingRule): string {
  if (mode === "down") return "down to";
  if (mode === "up") return "up to";
  return "to the nearest";
}

function describeBreaks(value: RuleValues["breaks"], locale: Locale): string[] {
  const { paidUpToSeconds, autoDeduct, meals, rest, paysMissedMeals, paysMissedRests } = value;
  return [
    paidUpToSeconds === null
      ? "Breaks are paid as they were punched"
      : `Breaks of up to ${minutes(paidUpToSeconds)} are paid`,
    ...(autoDeduct === null
      ? []
      : [
          `Over ${hours(autoDeduct.afterSeconds, locale)}, ${minutes(autoDeduct.deductSeconds)} come off`,
        ]),
    ...meals.map(
      (meal) =>
        `Over ${hours(meal.whenOverSeconds, locale)}, a meal of ${minutes(meal.minimumSeconds)} is due`,
    ),
    ...(rest === null
      ? []
      : [`A rest of ${minutes(rest.restSeconds)} for every ${hours(rest.everySeconds, locale)}`]),
    ...(paysMissedMeals ? ["A missed meal is paid with one hour"] : []),
    ...(paysMissedRests ? ["A missed rest is paid with one hour"] : []),
  ];
}

function describePayPeriod(value: PayPeriod, locale: Locale): string {
  switch (value.kind) {
    case "weekly":
      return `Every week, from ${everyWeekName(value.startsOn, "long", locale)}`;
    case "biweekly":
      return `Every two weeks, one of them from ${formatDate(value.anchor, locale)}`;
    case "semi-monthly":
      return `Twice a month, from day ${value.firstDay} and day ${value.secondDay}`;
    case "monthly":
      return `Every month, from day ${value.firstDay}`;
  }
}

const unscheduledWords = { allow: "allowed", flag: "flagged", block: "refused" } as const;

function describeClock({ earliestSeconds, graceSeconds, unscheduled }: RuleValues["clock"]) {
  return [
    earliestSeconds === null
      ? "Clocking in is open at any time"
      : `Clocking in opens ${minutes(earliestSeconds)} before the shift`,
    `Within ${minutes(graceSeconds)} of the schedule is on time`,
    `Work without a shift is ${unscheduledWords[unscheduled]}`,
  ];
}

function describeApprovals(value: RuleValues["approvals"]): string[] {
  const { approvers, takeBackBy, allowsOwn, closesAfterDays, needsTwo, autoMinutes } = value;
  const who = (by: "managers" | "admins") => (by === "admins" ? "Only admins" : "Managers");
  return [
    `${who(approvers)} approve time${allowsOwn ? ", also their own" : ", never their own"}`,
    ...(needsTwo ? ["Two people approve each entry"] : []),
    ...(autoMinutes === null
      ? []
      : [`Clean time within ${autoMinutes} minutes of its shift is approved automatically`]),
    `${who(takeBackBy)} take approvals back`,
    ...(closesAfterDays === null
      ? []
      : [`After ${closesAfterDays} days only admins change an entry`]),
  ];
}

function describeLimits(value: RuleValues["limits"], locale: Locale): string[] {
  const { maximumDaySeconds, maximumWeekSeconds, minimumRestSeconds, maximumConsecutiveDays } =
    value;
  const said = [
    ...(maximumDaySeconds === null ? [] : [`At most ${hours(maximumDaySeconds, locale)} a day`]),
    ...(maximumWeekSeconds === null ? [] : [`At most ${hours(maximumWeekSeconds, locale)} a week`]),
    ...(minimumRestSeconds === null
      ? []
      : [`At least ${hours(minimumRestSeconds, locale)} between shifts`]),
    ...(maximumConsecutiveDays === null ? [] : [`At most ${maximumConsecutiveDays} days in a row`]),
  ];
  return said.length === 0 ? ["No limits"] : said;
}
