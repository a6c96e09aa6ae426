import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { Measures, ReportFact } from "../../records/summaries/rollup.ts";
import { noticeTrend } from "../../rules/schedules/fairness/notice-trend.ts";
import { fairnessLedger, ledgerDays } from "./fairness-ledger.ts";
import { noticeWeeks } from "./notice-weeks.ts";

const fact = (day: string, measures: Measures, who: string | null = null): ReportFact => ({
  employeeId: who === null ? null : anEmployeeId(who),
  day,
  paidOn: day,
  locationId: aLocationId("quay"),
  jobRoleId: roleId("barista"),
  measures,
});
const day = "2026-11-21";

describe("the fairness ledger", () => {
  test("looks back on 12 weeks until yesterday", () => {
    expect(ledgerDays("2026-11-25")).toEqual({ firstDay: "2026-09-02", lastDay: "2026-11-24" });
  });

  test("counts the burdens of each employee beside the average of the job role", () => {
    const worked = { workedShifts: 1, weekendShifts: 1, closingShifts: 1 };
    const facts = [
      fact(day, worked, "ana"),
      fact(addDays(day, 1), worked, "ana"),
      fact(day, { workedShifts: 1 }, "ben"),
    ];
    const [ana, ben, cleo] = fairnessLedger(facts, ["ana", "ben", "cleo"].map(anEmployeeId));
    expect(ana).toMatchObject({ employeeId: "ana", shifts: 2 });
    expect(ana?.burdens.slice(0, 2)).toEqual([
      { kind: "weekend", count: 2, average: 1 },
      { kind: "closing", count: 2, average: 1 },
    ]);
    expect(ben?.burdens[0]).toEqual({ kind: "weekend", count: 0, average: 1 });
    expect(cleo?.burdens[0]).toEqual({ kind: "weekend", count: 0, average: null });
  });
});

describe("the notice meter", () => {
  const shifts = (from: string, days: number, more: Measures = {}) =>
    fact(from, { noticeShifts: 2, noticeDays: 2 * days, ...more });

  test("adds up the notice and the late changes of each week", () => {
    const found = noticeWeeks(
      [
        shifts("2026-11-23", 10),
        shifts("2026-11-16", 14, { goodNoticeShifts: 2 }),
        shifts("2026-11-18", 4, { shownChanges: 3, lateChanges: 1 }),
        fact("2026-11-09", { unknownShifts: 4 }),
      ],
      "monday",
    );
    expect(found).toEqual([
      {
        weekStart: "2026-11-16",
        shifts: 4,
        averageDays: 9,
        goodShifts: 2,
        changes: 3,
        lateChanges: 1,
      },
      {
        weekStart: "2026-11-23",
        shifts: 2,
        averageDays: 10,
        goodShifts: 0,
        changes: 0,
        lateChanges: 0,
      },
    ]);
  });

  test("says whether notice grows, once there are four weeks", () => {
    const weeks = (...days: number[]) =>
      noticeWeeks(
        days.map((each, index) => shifts(addDays("2026-10-05", 7 * index), each)),
        "monday",
      );
    expect(noticeTrend(weeks(5, 6, 9))).toBeNull();
    expect(noticeTrend(weeks(5, 6, 9, 10))).toBe("longer");
    expect(noticeTrend(weeks(14, 14, 7, 7))).toBe("shorter");
    expect(noticeTrend(weeks(7, 7, 7, 8))).toBe("steady");
  });
});
