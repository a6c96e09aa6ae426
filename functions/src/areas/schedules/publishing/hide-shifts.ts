import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { withdrawnShift } from "@crewline/domain/records/users/calendar-feed";
import { publicationsAfter } from "@crewline/domain/rules/schedules/publications-after";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import { lastVersionOf } from "@crewline/domain/rules/schedules/schedule-state";
import { shiftStateAfter } from "@crewline/domain/rules/schedules/shift-state";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

interface Hiding {
  diff: PublishDiff<never>;
  working: readonly Shift[];
  /** The week after unpublishing. */
  schedule: Schedule;
}

/**
 * Removes shifts from what staff see and makes them drafts, with the time of the removal; calendars
 * hear that their employees do not work them. An open edit of a shift stays valid.
 */
export function hideShifts(store: CompanyStore, { diff, working, schedule }: Hiding): void {
  const at = now();
  const scheduleVersion = lastVersionOf(schedule);
  const publications = publicationsAfter(diff, working, { at, isFirst: false });
  const planned = new Map(working.map((shift) => [shift.id, shift]));
  for (const seen of diff.removed) {
    store.publishedShifts.withdraw(seen);
    const told = withdrawnShift(seen, { at, scheduleVersion });
    if (told !== null) store.withdrawnShifts.save(told.id, told);
    const shift = planned.get(seen.id);
    if (shift === undefined) continue;
    const publication = publications.get(seen.id);
    const state = shiftStateAfter(shift.state, "withdraw");
    store.shifts.change(shift, { ...shift, state, ...(publication && { publication }) });
  }
}
