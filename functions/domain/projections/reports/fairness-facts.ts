import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { ReportFact, ShiftSpan } from "../../records/summaries/rollup.ts";
import type { BurdenShift } from "../../rules/schedules/fairness/shift-burdens.ts";
import { burdensOf } from "../../rules/schedules/fairness/shift-burdens.ts";

/** A shift of a location's day, as it is packed. */
export interface PackedShift extends ShiftSpan {
  locationId: LocationId;
  day: LocalDate;
}

/** Returns the worked shifts and their burdens, each as a fact of its own. */
export function fairnessFacts(
  shifts: readonly (PackedShift & BurdenShift)[],
  restSeconds: number,
): ReportFact[] {
  const worked = shifts.filter(({ isWorked }) => isWorked);
  return burdensOf(worked, restSeconds).map(({ shift, burdens }) => {
    const { employeeId, day, locationId, jobRoleId } = shift;
    const measures = {
      workedShifts: 1,
      weekendShifts: Number(burdens.isWeekend),
      nightShifts: Number(burdens.isNight),
      closingShifts: Number(burdens.isClosing),
      holidayShifts: Number(burdens.isHoliday),
      shortRests: Number(burdens.isShortRest),
    };
    return { employeeId, day, paidOn: day, locationId, jobRoleId, measures };
  });
}
