import type { EmployeeId, ShiftId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { PlannedWeek, WeekChange } from "../../rules/schedules/findings/week-budget.ts";
import type { JudgedShift } from "../../rules/schedules/findings/judged-shift.ts";
import { kept } from "./kept.ts";

export type CountedShift = JudgedShift & Pick<Shift, "id">;

/** What the shifts of one employee add to a week. */
export interface PersonPlan {
  seconds: number;
  /** The cost of each day in minor units; null for pay that the reader may not see. */
  minorByDay: ReadonlyMap<LocalDate, number> | null;
}

interface PlannedShifts {
  weekStart: LocalDate;
  shifts: readonly Shift[];
  /** Counts the stored shifts of an employee. */
  stored: (id: EmployeeId, shifts: readonly Shift[]) => PersonPlan;
  /** Counts the shifts that an employee would have. */
  changed: (id: EmployeeId, shifts: readonly CountedShift[]) => PersonPlan;
}

/** No stored shift has this name. */
const NEW_SHIFT = "new-shift" as ShiftId;

const noPlan: PersonPlan = { seconds: 0, minorByDay: new Map() };

/**
 * Returns a function that says what the week comes to after a change. The stored week is counted
 * once, when it is first asked for; a change counts only the employees whose shifts it touches, and
 * each again only when their shifts are others than in the change before. Open shifts come to
 * nothing.
 */
export function weekPlan(week: PlannedShifts): (change: WeekChange) => PlannedWeek {
  const byId = new Map(week.shifts.map((shift) => [shift.id, shift]));
  const shiftsOf = Map.groupBy(week.shifts, ({ employeeId }) => employeeId);
  const counted = kept<PersonPlan>();
  let stored: ReadonlyMap<EmployeeId, PersonPlan> | null = null;
  let total: Total | null = null;
  return (change) => {
    stored ??= new Map(
      [...shiftsOf].flatMap(([id, own]) => (id === null ? [] : [[id, week.stored(id, own)]])),
    );
    total ??= totalOf(stored.values());
    const { gone, coming } = effectOf(change, byId);
    const comingOf = Map.groupBy(coming, ({ employeeId }) => employeeId);
    const touched = new Set([
      ...[...gone].map((id) => byId.get(id)?.employeeId ?? null),
      ...comingOf.keys(),
    ]);
    const after = { ...total, minorByDay: new Map(total.minorByDay) };
    for (const id of touched) {
      if (id === null) continue;
      const left = shiftsOf.get(id)?.filter((shift) => !gone.has(shift.id)) ?? [];
      const come = comingOf.get(id)?.filter((one) => one.weekStart === week.weekStart) ?? [];
      const own = [...left, ...come];
      add(after, stored.get(id) ?? noPlan, -1);
      add(
        after,
        counted(id, own, () => week.changed(id, own)),
        1,
      );
    }
    const { seconds, minorByDay, hidden } = after;
    return { seconds, minorByDay: hidden > 0 ? null : minorByDay };
  };
}

/** The shifts that a change takes from the week and those that it brings, without what stays as it is. */
function effectOf(change: WeekChange, byId: ReadonlyMap<ShiftId, Shift>) {
  const coming = change.added
    .filter((shift) => shift.id === null || byId.get(shift.id) !== shift)
    .map((shift) => (isNamed(shift) ? shift : { ...shift, id: NEW_SHIFT }));
  return { coming, gone: new Set([...change.removedIds, ...coming.map(({ id }) => id)]) };
}

function isNamed(shift: JudgedShift): shift is CountedShift {
  return shift.id !== null;
}

interface Total {
  seconds: number;
  minorByDay: Map<LocalDate, number>;
  /** The employees whose pay the reader may not see. */
  hidden: number;
}

function totalOf(plans: Iterable<PersonPlan>): Total {
  const total: Total = { seconds: 0, minorByDay: new Map(), hidden: 0 };
  for (const plan of plans) add(total, plan, 1);
  return total;
}

/** Adds a plan to a total, or takes it from there. */
function add(total: Total, { seconds, minorByDay }: PersonPlan, sign: 1 | -1): void {
  total.seconds += sign * seconds;
  if (minorByDay === null) total.hidden += sign;
  for (const [day, minor] of minorByDay ?? []) {
    total.minorByDay.set(day, (total.minorByDay.get(day) ?? 0) + sign * minor);
  }
}
