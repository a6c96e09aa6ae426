import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { overlaps } from "../../kernel/time/interval.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";

interface Sources<S> {
  employeeId: EmployeeId;
  shifts: readonly S[];
  entries: readonly Pick<TimeEntry, "employeeId" | "state" | "shiftId" | "payable">[];
  today: LocalDate;
}

type Planned = Pick<PublishedShift, "id" | "employeeId" | "day" | "startsAt" | "endsAt">;

/**
 * The employee's last shift before today during which they have no time, worked or asked for; null
 * where there is none.
 */
export function unworkedShift<S extends Planned>(sources: Sources<S>): S | null {
  const { employeeId, shifts, entries, today } = sources;
  const own = entries.filter((one) => one.employeeId === employeeId && one.state !== "voided");
  const isWorked = (shift: S) =>
    own.some(({ shiftId, payable: { startsAt, endsAt } }) => {
      if (shiftId === shift.id) return true;
      return overlaps(shift, { startsAt, endsAt: endsAt ?? shift.endsAt });
    });
  const missed = shifts.filter(
    (shift) => shift.employeeId === employeeId && shift.day < today && !isWorked(shift),
  );
  return missed.toSorted((a, b) => (a.startsAt < b.startsAt ? 1 : -1))[0] ?? null;
}
