import { everyWeekName } from "../../kernel/formats/day-name.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import { hoursOfSeconds, minutesOfSeconds } from "../../kernel/time/duration.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import type { RulePart, RuleSection, RuleValues } from "../../records/company/rule-sections.ts";
import type { MinorSettings } from "../../records/company/minor-settings.ts";
import { minorGroups } from "../../rules/schedules/findings/minors/minor-on.ts";
import { ownMinorRules } from "../../rules/schedules/findings/minors/own-minor-rules.ts";
import { describeOvertime } from "./describe-overtime.ts";
import { agesText, minorFigures, minorPackName } from "./minor-pack-words.ts";
import type { PartTexts } from "./part-texts.ts";
import { englishPartTexts } from "./part-texts.ts";

const texts: InLanguages<PartTexts> = { en: englishPartTexts };

/** The heading of a part. */
export function sectionLabel(section: RuleSection, locale: Locale): string {
  return inLanguage(texts, locale).headings[section];
}

/** A part of the rules in plain sentences, at least one. */
export function describePart({ section, value }: RulePart, locale: Locale): string[] {
  switch (section) {
    case "overtime":
      return describeOvertime(value, locale);
    case "rounding":
      return describeRounding(value, locale);
    case "breaks":
      return describeBreaks(value, locale);
    case "payPeriod":
      return [describePayPeriod(value, locale)];
    case "clock":
      return describeClock(value, locale);
    case "approvals":
      return describeApprovals(value, locale);
    case "limits":
      return describeLimits(value, locale);
    case "earningCodes":
      return [describeCodes(value, locale)];
  }
}

const hours = (seconds: number, locale: Locale) => formatCount(hoursOfSeconds(seconds), locale);
const minutes = (seconds: number) => String(minutesOfSeconds(seconds));

/** The sentence about a limit; none where there is no limit. */
function limit(value: number | null, say: (value: number) => string): string[] {
  return value === null ? [] : [say(value)];
}

function describeCodes(codes: RuleValues["earningCodes"], locale: Locale): string {
  const { regular, overtime, doubletime, salary, timeOff, scheduleChange, addition } = codes;
  return inLanguage(texts, locale).codes({
    regular: regular || "–",
    overtime: overtime || "–",
    doubletime: doubletime || "–",
    salary: salary || "–",
    timeOff: timeOff || "–",
    scheduleChange: scheduleChange || "–",
    addition: addition || "–",
  });
}

function describeRounding(value: RuleValues["rounding"], locale: Locale): string[] {
  const { rounded, unrounded } = inLanguage(texts, locale);
  const said = (["clockIn", "clockOut", "breakPunches", "dayTotal"] as const).flatMap((what) => {
    const rule = value[what];
    return rule === null ? [] : [rounded[what](rule.mode, minutes(rule.intervalSeconds))];
  });
  return said.length === 0 ? [unrounded] : said;
}

function describeBreaks(value: RuleValues["breaks"], locale: Locale): string[] {
  const { paidUpToSeconds, autoDeduct, meals, rest, paysMissedMeals, paysMissedRests } = value;
  const words = inLanguage(texts, locale).breaks;
  return [
    paidUpToSeconds === null ? words.asPunched : words.paidUpTo(minutes(paidUpToSeconds)),
    ...(autoDeduct === null
      ? []
      : [words.deduct(hours(autoDeduct.afterSeconds, locale), minutes(autoDeduct.deductSeconds))]),
    ...meals.map((meal) =>
      words.meal(hours(meal.whenOverSeconds, locale), minutes(meal.minimumSeconds)),
    ),
    ...(rest === null
      ? []
      : [words.rest(minutes(rest.restSeconds), hours(rest.everySeconds, locale))]),
    ...(paysMissedMeals ? [words.missedMeal] : []),
    ...(paysMissedRests ? [words.missedRest] : []),
  ];
}

function describePayPeriod(value: PayPeriod, locale: Locale): string {
  const words = inLanguage(texts, locale).payPeriods;
  switch (value.kind) {
    case "weekly":
      return words.weekly(everyWeekName(value.startsOn, "long", locale));
    case "biweekly":
      return words.biweekly(formatDate(value.anchor, locale));
    case "semi-monthly":
      return words.semiMonthly(value.firstDay, value.secondDay);
    case "monthly":
      return words.monthly(value.firstDay);
  }
}

function describeClock(value: RuleValues["clock"], locale: Locale): string[] {
  const { earliestSeconds, graceSeconds, unscheduled } = value;
  const words = inLanguage(texts, locale).clock;
  return [
    earliestSeconds === null ? words.anyTime : words.opens(minutes(earliestSeconds)),
    words.onTime(minutes(graceSeconds)),
    words.unscheduled[unscheduled],
  ];
}

function describeApprovals(value: RuleValues["approvals"], locale: Locale): string[] {
  const { approvers, takeBackBy, allowsOwn, closesAfterDays, needsTwo, autoMinutes } = value;
  const words = inLanguage(texts, locale).approvals;
  return [
    words.approve(approvers, allowsOwn),
    ...(needsTwo ? [words.needsTwo] : []),
    ...limit(autoMinutes, words.automatic),
    words.takeBack[takeBackBy],
    ...limit(closesAfterDays, words.closes),
  ];
}

function describeLimits(value: RuleValues["limits"], locale: Locale): string[] {
  const words = inLanguage(texts, locale).limits;
  const ofHours = (say: (hours: string) => string) => (seconds: number) =>
    say(hours(seconds, locale));
  const said = [
    ...limit(value.maximumDaySeconds, ofHours(words.day)),
    ...limit(value.maximumWeekSeconds, ofHours(words.week)),
    ...limit(value.minimumRestSeconds, ofHours(words.rest)),
    ...limit(value.maximumConsecutiveDays, words.days),
    ...(value.minors === null ? [] : minorLines(value.minors, locale)),
    ...(value.notice === null ? [] : [words.notice(value.notice.days)]),
  ];
  return said.length === 0 ? [words.none] : said;
}

/** The law, then the company's own limits by age. */
function minorLines({ pack, own }: MinorSettings, locale: Locale): string[] {
  const words = inLanguage(texts, locale).limits;
  const groups = minorGroups(pack).flatMap((group) => {
    const limits = own.find(({ fromAge }) => fromAge === group.fromAge);
    return limits === undefined ? [] : [ownMinorRules(limits, group)];
  });
  return [
    words.minors(minorPackName(pack, locale)),
    ...groups.map((rules) =>
      words.ownMinors(agesText(rules, locale), minorFigures(rules, locale).join(", ")),
    ),
  ];
}
