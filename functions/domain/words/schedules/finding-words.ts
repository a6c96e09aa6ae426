import { weekdayName } from "../../kernel/formats/day-name.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import type { BlockCode, Finding, FindingCode } from "../../rules/schedules/findings/finding.ts";
import { isBlock } from "../../rules/schedules/findings/finding.ts";
import type { NameOfSkill } from "../../rules/skills/held-skills.ts";
import type { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { heldSentences } from "../availability/availability-words.ts";
import { outsideHoursText } from "../locations/special-day-words.ts";
import { ruleSentence } from "../violations/rule-sentence.ts";
import { findingTexts } from "./finding-texts.ts";

/** How the facts of findings are written. */
export interface FindingReader {
  /** Null beside the employee's name. */
  who: string | null;
  /** The zone of the shift. */
  timeZone: string;
  roleName: NameOfRole;
  skillName: NameOfSkill;
  locale: Locale;
}

/** Returns the text of a finding without its full stop: what is, and what may be. */
export function findingText(finding: Finding, reader: FindingReader): string {
  if (isBlocking(finding)) {
    return ruleSentence(asViolation(finding), reader.locale).replace(/\.$/u, "");
  }
  return writers[finding.code](finding.facts as never, reader);
}

/** The texts of findings, each once. */
export function findingTextsOf(findings: readonly Finding[], reader: FindingReader): string[] {
  return [...new Set(findings.map((finding) => findingText(finding, reader)))];
}

function isBlocking(finding: Finding): finding is Finding<BlockCode> {
  return isBlock(finding);
}

function asViolation({ code, facts }: Finding<BlockCode>): Pick<RuleViolation, "code" | "fields"> {
  return { code, fields: facts };
}

type Writers = {
  [C in Exclude<FindingCode, BlockCode>]: (
    facts: Finding<C>["facts"],
    reader: FindingReader,
  ) => string;
};

const hours = formatDuration;
const texts = ({ locale }: FindingReader) => inLanguage(findingTexts, locale);

const writers: Writers = {
  notAvailable: availability,
  preferred: availability,
  rest: ({ found, limit }, reader) => texts(reader).rest(hours(found), hours(limit)),
  shortTurnaround: ({ found }, reader) => texts(reader).shortTurnaround(hours(found)),
  dayHours: ({ found, limit, day }, reader) =>
    texts(reader).dayHours(hours(found), weekdayName(day, reader.locale), hours(limit)),
  weekHours: ({ found, limit }, reader) => texts(reader).weekHours(hours(found), hours(limit)),
  ownWeek: ({ found, limit }, reader) =>
    texts(reader).beyondOwn(hours(found), reader.who, hours(limit)),
  daysInARow: ({ found, limit }, reader) => texts(reader).daysInARow(found, limit),
  roleMissing: ({ jobRoleId }, reader) => texts(reader).roleMissing(reader.roleName(jobRoleId)),
  skillMissing: ({ skillId }, reader) => texts(reader).skillMissing(reader.skillName(skillId)),
  skillExpired: ({ skillId, expiresOn }, reader) =>
    texts(reader).skillExpired(reader.skillName(skillId), formatDate(expiresOn, reader.locale)),
  overtime: ({ seconds }, reader) => texts(reader).overtime(hours(seconds)),
  overBudget: (facts, { locale }) => overBudgetText(facts, locale),
  outsideHours: (facts, { locale }) => outsideHoursText(facts, locale),
};

/** "Friday costs $1,240.00; the budget is $1,100.00". */
export function overBudgetText(facts: Finding<"overBudget">["facts"], locale: Locale): string {
  const words = inLanguage(findingTexts, locale);
  const dayName = (day: LocalDate | null) => (day === null ? null : weekdayName(day, locale));
  if (!("limit" in facts)) return words.overUnseenCost(dayName(facts.of.day));
  const { found, limit, of } = facts;
  if (of.kind === "hours") return words.overBudget(hours(found), hours(limit));
  const amount = (minor: number) => formatAmount(minor, of.currency, locale);
  const weekday = dayName(of.day);
  return words.overCost(amount(found), weekday, amount(limit));
}

function availability(
  said: Finding<"notAvailable">["facts"],
  { who, timeZone: zone, locale }: FindingReader,
): string {
  return heldSentences(who, said, { zone, locale }).join(". ");
}

/** The text of fewer planned hours than are agreed with the employee. */
export function belowOwnText(
  { found, limit }: { found: number; limit: number },
  who: string,
  locale: Locale,
): string {
  return inLanguage(findingTexts, locale).belowOwn(hours(found), who, hours(limit));
}
