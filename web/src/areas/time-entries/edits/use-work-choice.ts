import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { EmployeeId, LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDay, formatSpan } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { offeredEntries } from "@crewline/domain/rules/company-lists/find-entry";
import { useJobRoles } from "../../../entities/company/use-job-roles.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { SelectOption } from "../../../ui/inputs/select-input.tsx";
import type { EditSources } from "./edit-sources.ts";

/** The work that an employee's time can be of. */
export interface WorkChoice {
  locations: SelectOption<LocationId | "">[];
  jobRoles: SelectOption<JobRoleId | "">[];
  shifts: SelectOption<ShiftId | "">[];
}

interface Chosen {
  employeeId: EmployeeId | "";
  locationId: LocationId | "";
  jobRoleId: JobRoleId | "";
  shiftId: ShiftId | "";
  /** The day of the work: shifts of the day before and after are offered as well. */
  day: LocalDate;
}

/**
 * Returns the locations of the employee in the actor's reach, the job roles in use with the
 * employee's own first, and the employee's published shifts of those days at the location. What is
 * chosen already always remains.
 */
export function useWorkChoice(sources: EditSources, chosen: Chosen): WorkChoice {
  const locale = useLocale();
  const { locationIds: inReach } = useActor();
  const roles = useJobRoles();
  const employee = sources.employees.find(({ id }) => id === chosen.employeeId);
  const places = sources.locations.filter(
    ({ id, status }) =>
      id === chosen.locationId ||
      (status === "active" &&
        (inReach === null || inReach.includes(id)) &&
        (employee?.locationIds.includes(id) ?? true)),
  );
  const offered = offeredEntries(roles, chosen.jobRoleId === "" ? [] : [chosen.jobRoleId]);
  const isOwn = ({ id }: { id: JobRoleId }) => employee?.jobRoleIds.includes(id) ?? false;
  const ordered = [...offered.filter(isOwn), ...offered.filter((role) => !isOwn(role))];
  const shifts = sources.shifts.filter(
    (shift) => shift.id === chosen.shiftId || isNear(shift, chosen),
  );
  return {
    locations: places.map(asOption),
    jobRoles: [{ value: "", label: "None" }, ...ordered.map(asOption)],
    shifts: [
      { value: "", label: "No shift" },
      ...shifts.map((shift) => ({ value: shift.id, label: shiftLabel(shift, locale) })),
    ],
  };
}

function isNear(shift: PublishedShift, { employeeId, locationId, day }: Chosen): boolean {
  if (shift.employeeId !== employeeId || shift.locationId !== locationId || day === "")
    return false;
  return shift.day >= addDays(day, -1) && shift.day <= addDays(day, 1);
}

function shiftLabel(shift: PublishedShift, locale: Locale): string {
  return `${formatDay(shift.day, locale)}, ${formatSpan(shift, shift.timeZone, locale)}`;
}

function asOption<Id extends string>({ id, name }: { id: Id; name: string }) {
  return { value: id, label: name };
}
