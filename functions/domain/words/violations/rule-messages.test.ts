import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import type { Locale } from "../../kernel/formats/locale.ts";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import type { RuleCode, RuleFields } from "../../rules/violations/rule-facts.ts";
import { ruleMessages } from "./rule-messages.ts";
import { ruleSentence } from "./rule-sentence.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";

const isoDay = /\b\d{4}-\d{2}-\d{2}\b/u;
const afternoonOf24 = /\b(1[3-9]|2[0-3]):\d\d\b/u;
const monthFirst = /\b(Mar|March) \d{1,2}\b/u;

const period = { firstDay: "2026-03-02", lastDay: "2026-03-15" };
const timeOff = {
  who: "Ana",
  span: {
    from: "2026-03-08",
    until: "2026-03-08",
    part: { startsAtLocal: "14:00", endsAtLocal: "22:00" },
  },
};
const wage = { who: "Ana", day: "2026-03-09" };
const hour = { time: "14:30", day: "2026-03-08" };

/** Values for each rule whose sentence holds days, times or numbers. */
const values = {
  overlap: { who: "Ana", from: "14:00", to: "22:00", where: "Harbor", day: "2026-03-08" },
  alreadyClockedIn: { since: "13:10" },
  alreadyOnBreak: { since: "13:10" },
  missingHour: hour,
  repeatedHour: { ...hour, field: "endsAtLocal" },
  tooEarly: { from: "15:45" },
  tooLong: { hours: 24.5, limitHours: 24 },
  awayFromLocation: { where: "Harbor", metres: 1204 },
  periodLocked: period,
  periodClosing: period,
  periodNotOver: { lastDay: "2026-03-15" },
  periodClosed: period,
  adjustmentPaid: period,
  payMissing: {
    ...period,
    missing: [
      {
        employeeId: anEmployeeId("ana"),
        employeeName: "Ana",
        code: "missingRate",
        ...period,
        jobRoleNames: [],
        locationNames: [],
      },
    ],
  },
  duplicateEffectiveDate: wage,
  wageChangeBegun: wage,
  wageChangeReplaced: wage,
  wageChangeDue: wage,
  rulesInPast: { lastClosedDay: "2026-03-15" },
  rulesContradict: { day: "2026-03-09", because: "Choose one." },
  policyStays: { ...wage, policy: "exempt" },
  afterLastDay: wage,
  onLeave: { who: "Ana", from: "2026-03-02", until: "2026-03-15" },
  tooEarlyToRehire: { lastDay: "2026-03-15" },
  onTimeOff: timeOff,
  timeOffTaken: { ...timeOff, state: "approved" },
  invalidField: {
    path: "hiredOn",
    problem: { kind: "implausibleDay", day: "hire", from: "1950-01-01", to: "2028-03-09" },
  },
  mergeRefused: { because: { kind: "workedAtOnce", day: "2026-03-09" } },
} satisfies { [C in RuleCode]?: RuleFields[C] };

/** The days and times of all others are none: names, counts and words are written as they are. */
const words = new Proxy<Record<string, unknown>>({}, { get: () => "x" });

function sentencesFor(locale: Locale): [string, string][] {
  const fieldsOf = new Map<string, unknown>(Object.entries(values));
  return Object.entries<(fields: never, to: Locale) => string>(ruleMessages).map(
    ([code, write]) => [code, write((fieldsOf.get(code) ?? words) as never, locale)],
  );
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

  test.each(Object.keys(values))(
    "of %s differs for the two where it holds days or times",
    (code) => {
      const [forAmerican, forGerman] = [american, german].map((one) =>
        new Map(sentencesFor(one)).get(code),
      );
      expect(forAmerican).not.toBe(forGerman);
    },
  );
});

test("a refusal names times and days as its reader writes them, two readers side by side", () => {
  const overlap = new RuleViolation("overlap", values.overlap);
  expect([american, german].map((locale) => ruleSentence(overlap, locale))).toEqual([
    "Ana already works 2:00 PM – 10:00 PM at Harbor on Sunday.",
    "Ana already works 14:00–22:00 at Harbor on Sunday.",
  ]);
  const away = new RuleViolation("awayFromLocation", values.awayFromLocation);
  expect([american, german].map((locale) => ruleSentence(away, locale))).toEqual([
    expect.stringContaining("1,204 m away from Harbor"),
    expect.stringContaining("1.204 m away from Harbor"),
  ]);
  const now = new RuleViolation("overlap", { ...values.overlap, to: "now" });
  expect(ruleSentence(now, american)).toContain("2:00 PM – now");
  expect(ruleSentence({ code: "missingHour", fields: hour }, american)).toContain(
    "2:30 PM does not exist on Sunday, March 8,",
  );
  expect(ruleSentence({ code: "periodLocked", fields: period }, american)).toContain(
    "Mar 2 – 15, 2026 is closed",
  );
});

test("the message of a violation is for logs: its code and its facts, in no language", () => {
  const { message } = new RuleViolation("afterLastDay", values.afterLastDay);
  expect(message).toBe('afterLastDay {"who":"Ana","day":"2026-03-09"}');
});
