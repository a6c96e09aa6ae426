import { expect, test } from "vitest";
import { aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { presetRules } from "../../../records/work-rules/preset-rules.ts";
import { aJudge } from "../findings/judge.test-support.ts";
import { aPerson, HOUR } from "../findings/judged.test-support.ts";
import { judgeAfter, judgePlan } from "../findings/plan-judge.ts";
import { planOf } from "../plan-of.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { findingsOfSwap } from "./findings-of-swap.ts";

/** What a swap of Tuesday, 9 to 17, for another shift brings with 40 further hours in the week. */
function overtimeBrought(range: string): number[] {
  const given = aShift({ id: aShiftId("given") });
  const taken = aShift({ id: aShiftId("taken"), range });
  const rules = { ...presetRules("flsa"), weekStart: "monday" as const };
  const more = ["16", "18", "19", "20"].map((day) =>
    aShift({ id: aShiftId(day), day: `2026-11-${day}`, range: "08:00-18:00" }),
  );
  const overtime = { timeZone: "America/New_York", rulesOf: () => rules };
  const judge = aJudge([aPerson({ shifts: [given, ...more], overtime })]);
  const after = judgeAfter(judge, { added: [], removedIds: new Set([given.id]) });
  const { findings } = judgePlan(planOf(taken), taken.id, after);
  return findingsOfSwap({ taken, given, findings, judge }).flatMap((finding) =>
    finding.code === "overtime" ? [finding.facts.seconds] : [],
  );
}

test("the overtime of the shift that is given away counted as brought by the swap", () => {
  expect(overtimeBrought("09:00-19:00")).toEqual([2 * HOUR]);
  expect(overtimeBrought("12:00-20:00")).toEqual([]);
});
