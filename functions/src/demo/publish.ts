import type { EmployeeId, LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import {
  scheduleAfterEdit,
  scheduleAfterPublish,
} from "@crewline/domain/rules/schedules/schedule-state";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { PACKED_DAYS_BACK, dayPackId } from "@crewline/domain/records/schedules/packed/shift-pack";
import type { AuditActor } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { CompanyStore } from "../store/company/company-store.ts";
import type { PlannedShift } from "./roster.ts";
import { instantAt } from "./seed-time.ts";

interface WeekToWrite {
  weekStart: LocalDate;
  locationId: LocationId;
  shifts: readonly PlannedShift[];
  isPublished: boolean;
  /** A shift moved after publishing, an unpublished change; null if there is none. */
  changedShiftId: ShiftId | null;
  actor: AuditActor;
  timeZone: string;
  nameOf: (employeeId: EmployeeId) => string;
  now: Instant;
}

/** Writes a location's week as planning and publishing it would have, and returns its shifts. */
export function writeWeek(store: CompanyStore, week: WeekToWrite): Shift[] {
  const { weekStart, locationId, actor } = week;
  const edited = scheduleAfterEdit(null, { weekStart, locationId });
  const publishedAt = instantAt(addDays(weekStart, -5), "16:00", week.timeZone);
  const publishing = { publishedAt, publishedByName: actor.name };
  const published = week.isPublished
    ? scheduleAfterPublish(edited, { weekStart, locationId }, publishing)
    : edited;
  const schedule =
    week.changedShiftId === null
      ? published
      : scheduleAfterEdit(published, { weekStart, locationId });
  store.schedules.save(schedule.id, schedule);
  if (week.isPublished) packNames(store, week);
  return week.shifts.map((planned) => {
    const shift = shiftOf(planned, { ...week, publishedAt });
    store.shifts.change(null, shift);
    if (week.isPublished) {
      const copy = { ...planned, publishedAt, scheduleVersion: published.publishedVersion };
      store.publishedShifts.show(null, copy satisfies PublishedShift);
    }
    return shift;
  });
}

/** Writes who is planned when, as the rebuild of each day would have. */
function packNames(store: CompanyStore, { locationId, shifts, nameOf, now }: WeekToWrite): void {
  const kept = instantAfter(now, -PACKED_DAYS_BACK * 86_400);
  const days = Map.groupBy(
    shifts.filter(({ endsAt }) => endsAt >= kept),
    ({ day }) => day,
  );
  for (const [day, ofDay] of days) {
    const people = ofDay.flatMap(({ employeeId }) => employeeId ?? []);
    const names = Object.fromEntries(people.map((id) => [id, nameOf(id)]));
    store.shiftPacks.saveNames(dayPackId(locationId, day), names);
  }
}

function shiftOf(
  planned: PlannedShift,
  { actor, isPublished, changedShiftId, publishedAt }: WeekToWrite & { publishedAt: Instant },
): Shift {
  const by = { updatedBy: actor.uid, updatedByName: actor.name };
  if (!isPublished) return { ...planned, ...by, state: "draft", version: 1 };
  const publication = {
    firstAt: publishedAt,
    firstStartsAt: planned.startsAt,
    isAddedLater: false,
    wasOpen: planned.employeeId === null,
    changes: [],
  };
  const shown = { ...planned, ...by, publication };
  if (planned.id !== changedShiftId) return { ...shown, state: "published", version: 1 };
  const note = "Please bring the spare keys.";
  return { ...shown, note, state: "changed", version: 2 };
}
