import fc from "fast-check";
import { expect, test } from "vitest";
import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { Shift, ShiftPlan } from "../../records/schedules/shift.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { findOverlap } from "../../rules/schedules/find-overlap.ts";
import { aJudge } from "../../rules/schedules/findings/judge.test-support.ts";
import { aPerson } from "../../rules/schedules/findings/judged.test-support.ts";
import { planImport } from "../../rules/schedules/imports/plan-import.ts";
import { placeShift } from "../../rules/schedules/place-shift.ts";
import { planOf } from "../../rules/schedules/plan-of.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { scheduleCsv } from "./schedule-sheet.ts";
import { dryRunOf, sheetTerms } from "./shift-file.test-support.ts";
import { shiftWeeks } from "./shift-weeks.ts";

const times = fc.constantFrom("00:00", "01:30", "05:45", "09:00", "13:15", "17:00", "22:30");

/** Shifts of a week in which the clocks go back on its Sunday, none of them overlapping. */
const weeks = fc
  .array(
    fc.record({
      who: fc.constantFrom(null, anEmployeeId("ana"), anEmployeeId("ben")),
      role: fc.constantFrom(null, roleId("barista"), roleId("cook")),
      day: fc.nat(6),
      from: times,
      to: times,
      hour: fc.constantFrom("first" as const, "second" as const),
      minutes: fc.constantFrom(0, 15, 30, 240),
      note: fc.constantFrom("", "Keys", "=1+1", "'quoted", 'a "b", c', "-5", "007"),
    }),
    { maxLength: 12 },
  )
  .map((drawn) =>
    drawn
      .flatMap(({ who, role, day, from, to, hour, minutes, note }, at) => {
        const plan = {
          day: addDays("2026-10-26", day),
          startsAtLocal: from,
          endsAtLocal: to,
          startsInRepeatedHour: repeats(addDays("2026-10-26", day), from) ? hour : null,
          endsInRepeatedHour: repeats(endDay(addDays("2026-10-26", day), from, to), to)
            ? hour
            : null,
        };
        try {
          const placed = placeShift(plan, "America/New_York");
          const named = {
            employeeId: who,
            jobRoleId: role,
            unpaidBreakSeconds: minutes * 60,
            note,
          };
          const id = aShiftId(`shift-${at}`);
          return [{ ...aShift({ id, weekStart: "2026-10-26" }), ...plan, ...placed, ...named }];
        } catch {
          return [];
        }
      })
      .reduce<Shift[]>((kept, one) => (findOverlap(one, kept) ? kept : [...kept, one]), []),
  );

function repeats(day: string, time: string): boolean {
  return day === "2026-11-01" && time === "01:30";
}

function endDay(day: string, from: string, to: string): string {
  return to > from ? day : addDays(day, 1);
}

/** Ana and Ben with both job roles, and what they work already. */
function judgeOf(existing: readonly Shift[]) {
  const jobRoleIds = [roleId("barista"), roleId("cook")];
  const people = [anEmployeeId("ana"), anEmployeeId("ben")].map((id) => {
    const shifts = existing.filter(({ employeeId }) => employeeId === id);
    return aPerson({ employee: { id, jobRoleIds }, shifts });
  });
  return aJudge(people);
}

/** Imports a file into a week as the server does. */
function imported(text: string, existing: readonly Shift[]) {
  const shifts = dryRunOf(text).flatMap(({ row }) => row ?? []);
  const terms = {
    startsOn: "monday" as const,
    placeOf: sheetTerms.placeOf,
    locale: sheetTerms.locale,
  };
  return shiftWeeks(shifts, terms).map(({ locationId, shifts: lines }) =>
    planImport({
      lines: lines.map(({ key, plan }) => ({ key, plan: { ...plan, locationId } })),
      existing,
      judge: judgeOf(existing),
    }),
  );
}

const inOrder = (plans: readonly ShiftPlan[]) =>
  plans.map((plan) => JSON.stringify(plan, Object.keys(plan).toSorted())).toSorted();

test("a week that is exported and imported elsewhere is the same week", () => {
  fc.assert(
    fc.property(weeks, (week) => {
      const plans = imported(scheduleCsv(week, sheetTerms), []);
      expect(plans.flatMap(({ refused, same }) => [...refused, ...same])).toEqual([]);
      const added = plans.flatMap((plan) => plan.added.map((one) => one.plan));
      expect(inOrder(added)).toEqual(inOrder(week.map(planOf)));
    }),
  );
});

test("a week that is exported and imported again changes nothing", () => {
  fc.assert(
    fc.property(weeks, (week) => {
      const plans = imported(scheduleCsv(week, sheetTerms), week);
      expect(plans.flatMap(({ added, refused }) => [...added, ...refused])).toEqual([]);
    }),
  );
});
