import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { findOverlap } from "@crewline/domain/rules/schedules/find-overlap";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import fc from "fast-check";
import { expect, test } from "vitest";
import { testDays } from "./facts.test-support.ts";
import { Editor, WeekServer, ZONE } from "./two-editors.test-support.ts";
import type { WantedChange } from "./write-change.ts";

/** Of each of the two. */
const EDITS = 200;
const SHIFTS = 10;
const RUNS = 10;

const fields = fc.oneof(
  fc.record({ employeeId: fc.constantFrom(null, anEmployeeId("p0"), anEmployeeId("p1")) }),
  fc.record({ day: fc.constantFrom(...testDays) }),
  fc.record({ startsAtLocal: fc.constantFrom("06:00", "07:30", "09:00", "13:00") }),
  fc.record({ endsAtLocal: fc.constantFrom("13:15", "14:00", "16:15", "21:30") }),
  fc.record({ note: fc.string({ maxLength: 6 }) }),
  fc.record({ unpaidBreakSeconds: fc.constantFrom(0, 1800) }),
);

/** An edit, and how much of what is on its way arrives before the next one. */
const step = fc.record({
  shift: fc.nat(),
  act: fc.oneof(
    { weight: 20, arbitrary: fields },
    { weight: 1, arbitrary: fc.constantFrom("remove" as const, "add" as const) },
  ),
  deliveries: fc.tuple(fc.nat(2), fc.nat(2)),
  hears: fc.tuple(fc.boolean(), fc.boolean()),
});

const edits = fc.array(step, { minLength: EDITS, maxLength: EDITS, size: "max" });

/** The edits of both, each editor's in order, the two shuffled into each other. */
const script = fc
  .tuple(edits, edits, fc.array(fc.boolean(), { minLength: 2 * EDITS, maxLength: 2 * EDITS }))
  .map(([first, second, turns]) => {
    const [own, other] = [[...first], [...second]];
    return turns.flatMap((isFirst) => {
      const editor = (isFirst && own.length > 0) || other.length === 0 ? 0 : 1;
      const next = (editor === 0 ? own : other).shift();
      return next === undefined ? [] : [{ ...next, editor } as const];
    });
  });

test("two editors make 200 edits each of one week: none is lost, no one works twice, both see the store", async () => {
  await fc.assert(
    fc.asyncProperty(script, async (steps) => {
      const begun = Array.from({ length: SHIFTS }, (_, index) =>
        aShift({
          id: aShiftId(`s${index}`),
          employeeId: null,
          day: testDays[index % testDays.length] ?? "",
        }),
      );
      const server = new WeekServer(begun);
      const editors = [new Editor(server), new Editor(server)] as const;
      for (const [index, { editor, shift, act, deliveries, hears }] of steps.entries()) {
        const wanted = wantedChange(editors[editor].store.week().shifts, { index, shift, act });
        editors[editor].make(wanted);
        for (const side of [0, 1] as const) {
          for (let count = 0; count < deliveries[side]; count += 1) await editors[side].deliver();
          if (hears[side]) editors[side].hear();
        }
      }
      for (const editor of editors) {
        while (await editor.deliver());
      }
      for (const editor of editors) editor.hear();

      const stored = server.shifts().filter(({ state }) => state !== "cancelled");
      for (const { store } of editors) {
        expect(byId(store.week().shifts)).toEqual(byId(stored));
        expect(store.isSaving()).toBe(false);
      }
      expect(server.taken.length + server.refused.length).toBe(2 * EDITS);
      expect(server.taken.length).toBeGreaterThan(EDITS / 2);
      expect(server.refused.map(({ code }) => code)).toContain("overlap");
      expect(stored.flatMap((shift) => findOverlap(shift, stored) ?? [])).toEqual([]);
      expect(editors[0].problems + editors[1].problems).toBe(server.refused.length);
      expect(plansOf(stored)).toEqual(plansOf(replayed(begun, server)));
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

type Act = Partial<ShiftPlan> | "add" | "remove";

function wantedChange(
  shown: readonly Shift[],
  { index, shift, act }: { index: number; shift: number; act: Act },
): WantedChange {
  const before = shown[shift % shown.length];
  if (before === undefined || act === "add") {
    return { kind: "add", shift: aShift({ id: aShiftId(`added${index}`), employeeId: null }) };
  }
  if (act === "remove") return { kind: "remove", before };
  const plan = { ...planOf(before), ...act };
  return { kind: "edit", before, plan, placed: placeShift(plan, ZONE) };
}

/** The plans that the taken writes give, one after another, each with the fields that it changed. */
function replayed(begun: readonly Shift[], { taken }: WeekServer): Shift[] {
  const shifts = new Map(begun.map((shift) => [shift.id, shift]));
  for (const { shiftId, fields: changed } of taken) {
    const before = shifts.get(shiftId) ?? aShift({ id: shiftId });
    if (changed === null) shifts.delete(shiftId);
    else shifts.set(shiftId, { ...before, ...changed });
  }
  return [...shifts.values()];
}

function byId(shifts: readonly Shift[]): Shift[] {
  return shifts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function plansOf(shifts: readonly Shift[]): Record<string, ShiftPlan> {
  return Object.fromEntries(shifts.map((shift) => [shift.id, planOf(shift)]));
}
