import { describe, expect, test } from "vitest";
import { broken, brokenRule } from "../violations/broken.test-support.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { timeEntryStateSchema } from "../../records/time-entries/time-entry.ts";
import type { EntryEvent } from "./transitions.ts";
import { countsAsWorked, entryStateAfter, entryTransitions } from "./transitions.ts";

const states = timeEntryStateSchema.options;
const events: readonly EntryEvent[] = [
  "startBreak",
  "endBreak",
  "clockOut",
  "flag",
  "correct",
  "approve",
  "unapprove",
  "reject",
  "void",
  "split",
  "merge",
  "mergeInto",
  "reassign",
  "changeBreaks",
  "convert",
  "requestCorrection",
];

describe("a time entry", () => {
  test.each([
    ["clockedIn", "startBreak", "onBreak"],
    ["onBreak", "endBreak", "clockedIn"],
    ["onBreak", "clockOut", "closed"],
    ["clockedIn", "flag", "needsFix"],
    ["needsFix", "correct", "closed"],
    ["closed", "approve", "approved"],
    ["approved", "unapprove", "closed"],
    ["closed", "reject", "rejected"],
    ["rejected", "correct", "closed"],
    ["requested", "correct", "closed"],
    ["requested", "dropRequest", "voided"],
    ["needsFix", "void", "voided"],
    ["closed", "split", "closed"],
    ["rejected", "merge", "closed"],
    ["closed", "mergeInto", "voided"],
    ["needsFix", "reassign", "needsFix"],
    ["rejected", "changeBreaks", "closed"],
    ["needsFix", "convert", "voided"],
    ["needsFix", "requestCorrection", "needsFix"],
    ["approved", "requestCorrection", "approved"],
  ] as const)("that is %s becomes by %s %s", (from, event, to) => {
    expect(entryStateAfter(from, event)).toBe(to);
  });

  test.each([
    ["needsFix", "approve"],
    ["approved", "correct"],
    ["approved", "void"],
    ["clockedIn", "approve"],
    ["closed", "startBreak"],
    ["needsFix", "split"],
    ["needsFix", "merge"],
    ["clockedIn", "changeBreaks"],
    ["onBreak", "convert"],
    ["clockedIn", "requestCorrection"],
    ["voided", "requestCorrection"],
    ["requested", "approve"],
    ["requested", "void"],
    ["closed", "dropRequest"],
    ["locked", "requestCorrection"],
    ["exported", "requestCorrection"],
    ["approved", "split"],
    ["approved", "reassign"],
  ] as const)("that is %s cannot %s", (from, event) => {
    expect(() => entryStateAfter(from, event)).toThrow(RuleViolation);
  });

  test.each(["voided", "locked", "exported"] as const)("that is %s stays so", (state) => {
    expect(entryTransitions[state]).toEqual({});
    for (const event of events)
      expect(() => entryStateAfter(state, event)).toThrow(brokenRule("illegalTransition"));
  });

  test("that cannot change says so in words of people", () => {
    expect(() => entryStateAfter("needsFix", "approve")).toThrow(
      broken("illegalTransition", { what: "timeEntry", from: "needsFix", to: "approved" }),
    );
  });
});

test("only time with an end that was not undone counts as worked", () => {
  expect(states.filter(countsAsWorked)).toEqual(["closed", "approved", "locked", "exported"]);
});
