import { describe, expect, test } from "vitest";
import { anEmployeeId, anEntryId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import type { ExplainedEntry, ExplainedPart } from "../../records/pay/explained-week.ts";
import type { ExplainedStep } from "./explain-words.ts";
import { partPay, partWords, timeSteps, weekSteps } from "./explain-words.ts";
import { ruleSourceLine } from "./rule-source-words.ts";

const span = { startsAt: "2026-03-02T14:00:00.000Z", endsAt: "2026-03-02T22:00:00.000Z" };
const part: ExplainedPart = {
  ...span,
  day: "2026-03-02",
  seconds: 28_800,
  multiplierPercent: 100,
  because: "regular",
  rateTenThousandths: 185_000,
  rateSince: "2026-01-05",
  amountMinor: 14_800,
};
const entry: ExplainedEntry = {
  entryId: anEntryId("e1"),
  jobRoleId: null,
  locationId: aLocationId("harbor"),
  timeZone: "America/New_York",
  punched: span,
  payable: span,
  rounded: span,
  breaks: [],
  parts: [part],
  weekStarts: ["2026-03-02"],
};

const texts = (steps: readonly ExplainedStep[]) => steps.map(({ text }) => text);
const flsa = {
  preset: "flsa" as const,
  since: { overtime: "2026-01-05", rounding: null, breaks: null },
};

test("a step names the law or the setting behind it, and since when it applies", () => {
  const rounded = { ...entry, rounded: { ...span, startsAt: "2026-03-02T14:15:00.000Z" } };
  const rules = timeSteps(rounded, american).map(({ rule }) => rule);
  expect(rules).toEqual([null, "punchRounding"]);
  const own = { ...flsa, preset: "custom" as const };
  expect(ruleSourceLine("punchRounding", flsa, american)).toBe(
    "Rule: 29 CFR 785.48(b), in the company's settings from the start.",
  );
  expect(ruleSourceLine("weekly", flsa, american)).toBe(
    "Rule: 29 CFR 778.101, in the company's settings since Jan 5, 2026.",
  );
  expect(ruleSourceLine("daily", own, american)).toBe(
    "Rule: the company's own setting, since Jan 5, 2026.",
  );
  expect(ruleSourceLine("unpaidBreak", own, american)).toBe(
    "Rule: the company's own setting, from the start.",
  );
  expect(ruleSourceLine("regular", flsa, american)).toBeNull();
});

describe("the steps of an entry", () => {
  test("begin with the punches, and say what correction and rounding made of them", () => {
    expect(texts(timeSteps(entry, american))).toEqual([
      "Clocked in at 9:00 AM and out at 5:00 PM.",
    ]);
    const changed = {
      ...entry,
      payable: { ...span, startsAt: "2026-03-02T14:05:00.000Z" },
      rounded: { ...span, startsAt: "2026-03-02T14:15:00.000Z" },
    };
    expect(texts(timeSteps(changed, american))).toEqual([
      "Clocked in at 9:00 AM and out at 5:00 PM.",
      "Paid time: 9:05 AM – 5:00 PM.",
      "Rounded to 9:15 AM – 5:00 PM by the company's rounding rule.",
    ]);
  });

  test("name time that was entered by hand, a missing clock-out and each break", () => {
    const pause = {
      startsAt: "2026-03-02T17:00:00.000Z",
      endsAt: "2026-03-02T17:30:00.000Z",
      rule: "unpaidBreak" as const,
    };
    expect(texts(timeSteps({ ...entry, punched: null, breaks: [pause] }, american))).toEqual([
      "Entered by hand: 9:00 AM – 5:00 PM.",
      "Unpaid break 12:00 PM – 12:30 PM: 0:30 is not counted.",
    ]);
    const forgotten = { ...entry, punched: { ...span, endsAt: null } };
    expect(texts(timeSteps(forgotten, american))[0]).toBe(
      "Clocked in at 9:00 AM, without a clock-out.",
    );
  });
});

describe("a stretch of time", () => {
  test("is regular, or overtime with its factor and reason", () => {
    expect(partWords(part, american)).toBe("8:00 of regular time.");
    const daily = { ...part, seconds: 5400, multiplierPercent: 150, because: "daily" as const };
    expect(partWords(daily, american)).toBe(
      "1:30 of overtime at 150% of the rate: beyond the limit of one workday.",
    );
    expect(partPay(part, "USD", german)).toBe(
      "At $18,50 an hour, the rate since 5 Jan 2026: $148,00",
    );
  });

  test("shows its rate and amount only to readers who have them", () => {
    expect(partPay(part, "USD", american)).toBe(
      "At $18.50 an hour, the rate since Jan 5, 2026: $148.00",
    );
    expect(partPay({ ...part, amountMinor: null }, "USD", american)).toBeNull();
  });
});

test("the week has its hours, its regular rate where there is overtime, and its total", () => {
  const week = {
    employeeId: anEmployeeId("ana"),
    weekStart: "2026-03-02",
    currency: "USD",
    workedSeconds: 28_800,
    rules: flsa,
    entries: [entry],
    automaticBreaks: [{ day: "2026-03-02", seconds: 1800 }],
    regularRate: { rule: "weightedAverage" as const, tenThousandths: 185_000 },
    additions: [],
    totalMinor: 14_800,
  };
  const plain = texts(weekSteps(week, american)).join(" ");
  expect(plain).toContain("0:30 is taken off Mar 2, 2026 for a meal break that was not recorded.");
  expect(plain).toContain("8:00 hours are counted in the week.");
  expect(plain).toContain("The week pays $148.00.");
  expect(plain).not.toContain("regular rate");
  const over = { ...part, multiplierPercent: 150, because: "weekly" as const };
  const withOvertime = { ...week, entries: [{ ...entry, parts: [part, over] }] };
  expect(texts(weekSteps(withOvertime, american)).join(" ")).toContain(
    "regular rate of $18.50 an hour",
  );
});
