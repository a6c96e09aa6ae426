import fc from "fast-check";
import { expect, test } from "vitest";
import { aShiftId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { Shift, ShiftPlan } from "../../records/schedules/shift.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { findOverlap } from "./find-overlap.ts";
import { mergePlan } from "./merge-plan.ts";
import { placeShift } from "./place-shift.ts";
import { planOf } from "./plan-of.ts";
import { aShift } from "./shift-builder.test-support.ts";

/** Of each of the two. */
const EDITS = 200;
const SHIFTS = 10;
const monday = "2026-11-16";

/** An edit of one field, begun from what the editor's screen shows at that moment. */
interface Edit {
  editor: number;
  index: number;
  change: Partial<ShiftPlan>;
  /** True if the newest state of the week reached the editor's screen before. */
  isFresh: boolean;
}

const change = fc.oneof<fc.Arbitrary<Partial<ShiftPlan>>[]>(
  fc.record({ day: fc.integer({ min: 0, max: 6 }).map((days) => addDays(monday, days)) }),
  fc.record({ startsAtLocal: fc.constantFrom("06:00", "09:00", "09:15", "13:00") }),
  fc.record({ endsAtLocal: fc.constantFrom("13:15", "17:00", "21:30") }),
  fc.record({ employeeId: fc.constantFrom(null, anEmployeeId("ana"), anEmployeeId("ben")) }),
  fc.record({ note: fc.string({ maxLength: 6 }) }),
);
const edits = (editor: number) =>
  fc.array(
    fc.record({
      editor: fc.constant(editor),
      index: fc.nat(SHIFTS - 1),
      change,
      isFresh: fc.boolean(),
    }),
    { minLength: EDITS, maxLength: EDITS },
  );
/** The edits of both, each editor's in order, the two shuffled into each other. */
const both: fc.Arbitrary<Edit[]> = fc
  .tuple(edits(0), edits(1), fc.array(fc.boolean(), { minLength: 2 * EDITS, maxLength: 2 * EDITS }))
  .map(([first, second, turns]) => {
    const lists = [[...first], [...second]];
    return turns.flatMap((isFirst) => {
      const [own, other] = isFirst ? lists : lists.toReversed();
      return own?.shift() ?? other?.shift() ?? [];
    });
  });

const aWeek = (): Shift[] =>
  Array.from({ length: SHIFTS }, (_, index) =>
    aShift({ id: aShiftId(`s${index}`), employeeId: null, day: addDays(monday, index % 7) }),
  );

/** Saves an edit as the server does; null for one that is refused or changes nothing on screen. */
function saved(week: readonly Shift[], screen: readonly Shift[], edit: Edit): Shift | null {
  const [stored, shown] = [week[edit.index], screen[edit.index]];
  if (stored === undefined || shown === undefined) return null;
  const isSame = Object.entries(edit.change).every(
    ([field, value]) => shown[field as keyof ShiftPlan] === value,
  );
  const plan = isSame ? null : mergedPlan(stored, shown, edit.change);
  if (plan === null) return null;
  const placed = placeShift(plan, stored.timeZone);
  const { employeeId } = plan;
  const overlap = findOverlap({ id: stored.id, employeeId, ...placed }, week);
  return overlap === null ? { ...stored, ...plan, ...placed, version: stored.version + 1 } : null;
}

/** The plan to save; null where the other editor changed the same field differently. */
function mergedPlan(stored: Shift, shown: Shift, made: Partial<ShiftPlan>): ShiftPlan | null {
  const base = planOf(shown);
  try {
    return mergePlan(stored, {
      expectedVersion: shown.version,
      base,
      shift: { ...base, ...made },
    });
  } catch (error) {
    if (error instanceof RuleViolation && error.code === "staleVersion") return null;
    throw error;
  }
}

test("of two times 200 edits of one week none that was accepted is lost, and no one works twice", () => {
  fc.assert(
    fc.property(both, (turns) => {
      const week = aWeek();
      const screens = [aWeek(), aWeek()];
      const accepted: Edit[] = [];
      for (const edit of turns) {
        if (edit.isFresh) screens[edit.editor] = [...week];
        const screen = screens[edit.editor] ?? [];
        const after = saved(week, screen, edit);
        if (after === null) continue;
        accepted.push(edit);
        week[edit.index] = after;
        screen[edit.index] = after;
      }
      const replayed = aWeek().map((shift, index) =>
        accepted
          .filter((edit) => edit.index === index)
          .reduce((plan, edit) => ({ ...plan, ...edit.change }), planOf(shift)),
      );
      expect(week.map(planOf)).toEqual(replayed);
      expect(week.flatMap((shift) => findOverlap(shift, week) ?? [])).toEqual([]);
      expect(accepted.length).toBeGreaterThan(EDITS / 4);
    }),
    { numRuns: 25 },
  );
});
