import fc from "fast-check";
import { expect, test } from "vitest";
import { anEmployeeId, aLocationId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../../kernel/time/local-date.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import { copyConflictSchema } from "../../../records/schedules/week-copy.ts";
import { aTimeOff } from "../../../records/time-off/time-off-builder.test-support.ts";
import { findOverlap } from "../find-overlap.ts";
import { aShift } from "../shift-builder.test-support.ts";
import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { TimeOff } from "../../../records/time-off/time-off.ts";
import { aJudge } from "../findings/judge.test-support.ts";
import { aPerson } from "../findings/judged.test-support.ts";
import type { PlanJudge } from "../findings/plan-judge.ts";
import type { CopyInput, CopyPlan } from "./plan-copy.ts";
import { planCopy } from "./plan-copy.ts";
import { weekLines } from "./week-lines.ts";

const people = ["ana", "ben", "cleo"].map(anEmployeeId);
const target = "2026-11-23";

const shifts = (weekStart: string, name: string) =>
  fc
    .array(
      fc.record({
        who: fc.constantFrom(null, ...people),
        day: fc.nat(6),
        from: fc.constantFrom("00:00", "06:00", "09:00", "14:00", "22:00"),
        to: fc.constantFrom("06:00", "08:00", "14:00", "17:00", "23:00"),
        state: fc.constantFrom("draft" as const, "published" as const, "cancelled" as const),
        where: fc.constantFrom("harbor", "harbor", "market"),
      }),
      { maxLength: 14 },
    )
    .map((drawn) =>
      drawn
        .filter(({ from, to }) => from !== to)
        .map(({ who, day, from, to, state, where }, index) =>
          aShift({
            id: aShiftId(`${name}-${index}`),
            employeeId: who,
            day: addDays(weekStart, day),
            weekStart,
            range: `${from}-${to}`,
            state,
            locationId: aLocationId(where),
          }),
        )
        .reduce<Shift[]>((kept, one) => (overlaps(one, kept) ? kept : [...kept, one]), []),
    );

function overlaps(shift: Shift, others: readonly Shift[]): boolean {
  return shift.state !== "cancelled" && findOverlap(shift, others) !== null;
}

const copies = fc
  .record({
    from: shifts("2026-11-16", "from"),
    existing: shifts(target, "there"),
    terms: fc.record({
      withPeople: fc.boolean(),
      conflicts: fc.constantFrom(...copyConflictSchema.options),
    }),
    off: fc.constantFrom(null, ...people),
    left: fc.constantFrom(null, ...people),
  })
  .map(({ from, existing, terms, off, left }): CopyInput & { everyone: Shift[] } => {
    const timeOff =
      off === null ? [] : [aTimeOff({ employeeId: off, from: target, until: target })];
    const approved = timeOff.map((one) => ({ ...one, state: "approved" as const }));
    return {
      lines: weekLines(from.filter(({ locationId }) => locationId === "harbor")),
      locationId: aLocationId("harbor"),
      weekStart: target,
      terms,
      ...standing(existing, { approved, left }),
    };
  });

interface Around {
  approved: TimeOff[];
  left: EmployeeId | null;
}

/** The week with these shifts, at every location, as a copy reads it. */
function standing(everyone: Shift[], { approved, left }: Around) {
  const judged = people.map((id) =>
    aPerson({
      employee: {
        id,
        name: id,
        locationIds: [aLocationId("harbor"), aLocationId("market")],
        ...(id === left && { terminatedOn: "2026-11-20" }),
      },
      shifts: everyone.filter(({ employeeId }) => employeeId === id),
      timeOff: approved.filter(({ employeeId }) => employeeId === id),
    }),
  );
  const existing = everyone.filter(({ locationId }) => locationId === "harbor");
  return { everyone, existing, judge: aJudge(judged) };
}

/** The same employees with these shifts. */
function judgeOf(judge: PlanJudge, all: readonly Shift[]): PlanJudge {
  const personOf: PlanJudge["personOf"] = (id) => {
    const person = judge.personOf(id);
    return person && { ...person, shifts: all.filter(({ employeeId }) => employeeId === id) };
  };
  return { ...judge, personOf };
}

/** The week after the copy. */
function after({ everyone }: { everyone: Shift[] }, { copied, replaced }: CopyPlan): Shift[] {
  return [
    ...everyone.filter((shift) => !replaced.includes(shift)),
    ...copied.map(({ plan, placed }, index) => ({
      ...aShift({ id: aShiftId(`new-${index}`), weekStart: target }),
      ...plan,
      ...placed,
    })),
  ];
}

test("every line of a copy is added or skipped, and nobody works two shifts at once", () => {
  fc.assert(
    fc.property(copies, (input) => {
      const plan = planCopy(input);
      expect(plan.copied.length + plan.skipped.length).toBe(input.lines.length);
      const week = after(input, plan);
      for (const shift of week) expect(overlaps(shift, week)).toBe(false);
    }),
  );
});

test("a copy replaces drafts of its location only, each by a shift of the same employee", () => {
  fc.assert(
    fc.property(copies, (input) => {
      const { replaced, copied } = planCopy(input);
      for (const { state, locationId, employeeId } of replaced) {
        expect({ state, locationId }).toEqual({ state: "draft", locationId: "harbor" });
        expect(copied.some(({ plan }) => plan.employeeId === employeeId)).toBe(true);
      }
    }),
  );
});

test("what a preview says of a week is what the copy does, and a second copy adds nothing", () => {
  fc.assert(
    fc.property(copies, (input) => {
      const shown = planCopy(input);
      expect(planCopy(input)).toEqual(shown);
      const changed = after(input, shown);
      const existing = changed.filter(({ locationId }) => locationId === "harbor");
      const again = planCopy({ ...input, existing, judge: judgeOf(input.judge, changed) });
      expect({ copied: again.copied, replaced: again.replaced }).toEqual({
        copied: [],
        replaced: [],
      });
    }),
  );
});

test("undoing a copy leaves the week as it was", () => {
  fc.assert(
    fc.property(copies, (input) => {
      const plan = planCopy(input);
      const week = after(input, plan);
      const undone = week.filter(({ id }) => !id.startsWith("new-"));
      const ids = (some: readonly Shift[]) => some.map(({ id }) => id).toSorted();
      expect(ids([...undone, ...plan.replaced])).toEqual(ids(input.everyone));
    }),
  );
});
