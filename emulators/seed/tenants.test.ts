import { describe, expect, test } from "vitest";
import { availabilitySchema } from "@crewline/domain/records/employees/availability";
import { dailySummarySchema } from "@crewline/domain/records/summaries/daily-summary";
import {
  employeeWeekPaySchema,
  employeeWeekSchema,
} from "@crewline/domain/records/time-entries/employee-week";
import { timeEntrySchema } from "@crewline/domain/records/time-entries/time-entry";
import { isRunning } from "@crewline/domain/rules/time-entries/transitions";
import { isIntactChain } from "@crewline/domain/rules/time-entries/is-intact-chain";
import { timeEntryAuditSchema } from "@crewline/domain/records/time-entries/time-entry-audit";
import { shiftSchema } from "@crewline/domain/records/schedules/shift";
import { timeOffSchema } from "@crewline/domain/records/time-off/time-off";
import { timeOffAt } from "@crewline/domain/rules/time-off/time-off-interval";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { startOfMinute } from "@crewline/domain/kernel/time/instant";
import { wageChangeSchema } from "@crewline/domain/records/pay/wage-change";
import { auditHash } from "../../functions/src/operations/weeks/audit-hash.ts";
import { seedAt, moments } from "./seeded-company.ts";

describe.each(moments)("the demo company of %s", async (now) => {
  const company = await seedAt(now);
  const entries = company.all("timeEntries", timeEntrySchema);
  const weeks = company.all("employeeWeeks", employeeWeekSchema);
  const audits = company.all("timeEntryAudits", timeEntryAuditSchema);
  const shifts = company.all("shifts", shiftSchema);

  test("has people at work, one of them on a break", () => {
    const atWork = entries.filter(({ state }) => isRunning(state));
    expect(atWork.length).toBeGreaterThanOrEqual(3);
    expect(atWork.some(({ state }) => state === "onBreak")).toBe(true);
  });

  test("knows of some people when they cannot work, at their places", () => {
    const said = company.all("availability", availabilitySchema);
    expect(said.length).toBeGreaterThanOrEqual(3);
    expect(said.every(({ locationIds }) => locationIds.length > 0)).toBe(true);
  });

  test("has requests that wait, and no shifts during approved time off", () => {
    const timeOff = company.all("timeOff", timeOffSchema);
    expect(timeOff.filter(({ state }) => state === "requested").length).toBeGreaterThan(0);
    expect(timeOff.some(({ state }) => state === "approved")).toBe(true);
    const planned = shifts.filter((shift) => timeOffAt(shift, timeOff) !== null);
    expect(planned).toEqual([]);
  });

  test("has no punch in the future and no two at once", () => {
    for (const { payable, state } of entries) {
      expect(payable.startsAt <= now).toBe(true);
      expect(payable.endsAt === null || payable.endsAt <= now).toBe(true);
      expect(payable.endsAt === null).toBe(isRunning(state) || state === "needsFix");
    }
    for (const week of weeks) {
      const closed = week.entries.filter(({ state }) => state !== "voided");
      for (const [index, { startsAt }] of closed.entries()) {
        const before = closed[index - 1];
        expect(before === undefined || (before.endsAt ?? "") <= startsAt).toBe(true);
      }
    }
  });

  test("pays whole minutes, also of what is still running", () => {
    const starts = entries.map(({ payable }) => payable.startsAt);
    expect(starts).toEqual(starts.map(startOfMinute));
  });

  test("has every exception that a manager may meet", () => {
    const flags = new Set(entries.flatMap((entry) => entry.flags));
    for (const flag of ["lateIn", "earlyOut", "lateOut", "noShift", "missedClockOut"] as const) {
      expect(flags).toContain(flag);
    }
    expect(new Set(entries.map(({ state }) => state))).toContain("needsFix");
    expect(weeks.some(({ hours }) => hours.overtimeSeconds > 0)).toBe(true);
    expect(entries.some(({ punched }) => punched === null)).toBe(true);
  });

  test("has a history of every person's week that can be verified", () => {
    expect(audits.length).toBeGreaterThan(entries.length);
    const rowsOf = Map.groupBy(audits, (row) => `${row.employeeId}_${row.weekStart}`);
    for (const week of weeks.filter(({ auditCount }) => auditCount > 0)) {
      const rows = rowsOf.get(week.id) ?? [];
      expect(isIntactChain(rows, week, ({ hash: _hash, ...row }) => auditHash(row))).toBe(true);
    }
  });

  test("pays every week without a problem, one of them by two rates", () => {
    const pays = company.all("employeeWeeks", employeeWeekPaySchema, "/private/pay");
    expect(pays).toHaveLength(weeks.length);
    expect(pays.flatMap(({ problems }) => problems)).toEqual([]);
    const emma = company.members[2]?.employeeId;
    const rates = pays
      .filter(({ employeeId }) => employeeId === emma)
      .map(({ lines }) => new Set(lines.map((line) => line.rateTenThousandths)).size);
    expect(Math.max(...rates)).toBe(2);
  });

  test("has a wage change that is still to come", () => {
    const changes = company.all("wageChanges", wageChangeSchema);
    const today = now.slice(0, 10);
    expect(changes.filter(({ effectiveDate }) => effectiveDate > today)).toHaveLength(1);
  });

  test("has a night of work over the last change of the clocks", () => {
    const nights = entries.filter(({ punched }) => {
      const { startsAt, endsAt } = punched ?? { startsAt: "", endsAt: null };
      if (endsAt === null) return false;
      return offset(startsAt) !== offset(endsAt);
    });
    const isTonight = ["2026-11-01", "2027-03-14"].some((day) => now.startsWith(day));
    expect(nights.length + (isTonight ? 1 : 0)).toBeGreaterThan(0);
  });

  test("plans the coming week as drafts and has published this one", () => {
    const states = Map.groupBy(shifts, ({ weekStart }) => weekStart);
    const [planned = [], present = []] = [...states.keys()]
      .toSorted()
      .toReversed()
      .map((week) => states.get(week) ?? []);
    expect(new Set(planned.map(({ state }) => state))).toEqual(new Set(["draft"]));
    expect(new Set(present.map(({ state }) => state))).toEqual(new Set(["published", "changed"]));
  });

  test("sums up the days that have shifts or entries", () => {
    const summaries = company.all("dailySummaries", dailySummarySchema);
    const days = new Set(summaries.map(({ id }) => id));
    for (const { locationId, day } of shifts) expect(days).toContain(`${locationId}_${day}`);
    expect(new Set(summaries.map(({ locationId }) => locationId)).size).toBe(3);
  });
});

test("the same moment gives the same company, to the last hash", async () => {
  const [first, second] = [await seedAt(moments[0] ?? ""), await seedAt(moments[0] ?? "")];
  expect(second.documents).toEqual(first.documents);
});

const formats = new Intl.DateTimeFormat("en", {
  timeZone: "America/New_York",
  timeZoneName: "longOffset",
});

function offset(instant: Instant): string {
  return formats.format(new Date(instant)).split(", ").at(-1) ?? "";
}
