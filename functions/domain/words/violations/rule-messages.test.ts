import { describe, expect, test } from "vitest";
import type { Locale } from "../../kernel/formats/locale.ts";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import type { RuleCode, RuleFields } from "../../rules/violations/rule-facts.ts";
import { everyRefusal, everySentence } from "./every-refusal.test-support.ts";
import { ruleSentence } from "./rule-sentence.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";

const isoDay = /\b\d{4}-\d{2}-\d{2}\b/u;
const afternoonOf24 = /\b(1[3-9]|2[0-3]):\d\d\b/u;
const monthFirst = /\b(Mar|March) \d{1,2}\b/u;

/** The rules whose sentence holds days, times or numbers. */
const dated = [
  "overlap",
  "alreadyClockedIn",
  "alreadyOnBreak",
  "missingHour",
  "repeatedHour",
  "tooEarly",
  "tooLong",
  "awayFromLocation",
  "periodLocked",
  "locationLocked",
  "periodClosing",
  "periodNotOver",
  "periodClosed",
  "adjustmentPaid",
  "payMissing",
  "duplicateEffectiveDate",
  "wageChangeBegun",
  "wageChangeReplaced",
  "wageChangeDue",
  "rulesInPast",
  "rulesContradict",
  "policyStays",
  "afterLastDay",
  "onLeave",
  "tooEarlyToRehire",
  "onTimeOff",
  "timeOffTaken",
  "invalidField",
  "mergeRefused",
] as const satisfies RuleCode[];

function sentencesFor(locale: Locale): [string, string][] {
  return everySentence((code, fields) => ruleSentence({ code, fields }, locale));
}

function firstOf<C extends RuleCode>(code: C): RuleFields[C] {
  const [fields] = everyRefusal[code];
  if (fields === undefined) throw new Error(`No refusal of ${code}.`);
  return fields;
}

const matchesAny = ([, sentence]: [string, string], patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(sentence));

describe("the sentence of every rule", () => {
  test("has neither an ISO day nor a 24-hour time for a reader in the United States", () => {
    const wrong = [isoDay, afternoonOf24];
    expect(sentencesFor(american).filter((one) => matchesAny(one, wrong))).toEqual([]);
  });

  test("has neither an ISO day, a 12-hour time nor a month before its day for a German reader", () => {
    const wrong = [isoDay, /\d [AP]M\b/u, monthFirst];
    expect(sentencesFor(german).filter((one) => matchesAny(one, wrong))).toEqual([]);
  });

  test.each(dated)("of %s differs for the two where it holds days or times", (code) => {
    const [forAmerican, forGerman] = [american, german].map((one) =>
      sentencesFor(one).filter(([broken]) => broken === code),
    );
    expect(forAmerican).not.toEqual(forGerman);
  });
});

test("a refusal names times and days as its reader writes them, two readers side by side", () => {
  const overlap = new RuleViolation("overlap", firstOf("overlap"));
  expect([american, german].map((locale) => ruleSentence(overlap, locale))).toEqual([
    "Ana already works 2:00 PM – 10:00 PM at Harbor on Sunday.",
    "Ana already works 14:00–22:00 at Harbor on Sunday.",
  ]);
  const away = new RuleViolation("awayFromLocation", firstOf("awayFromLocation"));
  expect([american, german].map((locale) => ruleSentence(away, locale))).toEqual([
    expect.stringContaining("1,204 m away from Harbor"),
    expect.stringContaining("1.204 m away from Harbor"),
  ]);
  const now = new RuleViolation("overlap", { ...firstOf("overlap"), to: null });
  expect(ruleSentence(now, american)).toContain("since 2:00 PM");
  expect(ruleSentence({ code: "missingHour", fields: firstOf("missingHour") }, american)).toContain(
    "2:30 PM does not exist on Sunday, March 8,",
  );
  expect(
    ruleSentence({ code: "periodLocked", fields: firstOf("periodLocked") }, american),
  ).toContain("Mar 2 – 15, 2026 is closed");
});

test("the message of a violation is for logs: its code and its facts, in no language", () => {
  const { message } = new RuleViolation("afterLastDay", firstOf("afterLastDay"));
  expect(message).toBe('afterLastDay {"who":"Ana","day":"2026-03-09"}');
});
