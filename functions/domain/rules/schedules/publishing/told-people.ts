import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { ToldPerson } from "../../../records/schedules/publication.ts";
import type { PublishedShift } from "../../../records/schedules/shift.ts";
import type { NameOfRole } from "../../job-roles/job-role-names.ts";
import { shiftChanges } from "../../mail/shift-changes.ts";
import { changesByPerson } from "../changes-by-person.ts";
import type { PublishDiff } from "../publish-diff.ts";

interface Telling {
  /** Earlier days are left out: it is too late to act. */
  today: LocalDate;
  roleName: NameOfRole;
  /** The shifts of the week as staff saw them before. */
  seen: readonly PublishedShift[];
  /** The employee who publishes; null for one who is none. */
  publisherId: EmployeeId | null;
}

/**
 * Returns what each employee is told of a publication: each once, with all of their changes. Who
 * publishes is told of their own as well, and has nothing to confirm.
 */
export function toldPeople(
  diff: PublishDiff,
  { today, roleName, seen, publisherId }: Telling,
): ToldPerson[] {
  return changesByPerson(diff).flatMap((person) => {
    const { employeeId, added, changed, removed } = person;
    const changes = shiftChanges(person, today, roleName);
    if (employeeId === null || changes.length === 0) return [];
    const shifts = [...added, ...changed.map(({ after }) => after)]
      .filter(({ day }) => day >= today)
      .map(({ id, startsAt, day }) => ({ id, startsAt, day }));
    const hadShifts = seen.some((shift) => shift.employeeId === employeeId);
    const lostIds = removed.map(({ id }) => id);
    const told = { employeeId, changes, ...(hadShifts && { hadShifts }) };
    if (employeeId !== publisherId) return [{ ...told, shifts, lostIds }];
    return [{ ...told, shifts: [], lostIds: [...lostIds, ...shifts.map(({ id }) => id)] }];
  });
}
