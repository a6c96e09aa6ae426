import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { Company } from "@crewline/domain/records/company/company";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import { shiftChanges } from "@crewline/domain/rules/mail/shift-changes";
import type { Location } from "@crewline/domain/records/locations/location";
import { changesByPerson } from "@crewline/domain/rules/schedules/changes-by-person";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Actor } from "../../../operations/commands/actor.ts";
import { findMailedEmployees } from "../../../operations/mail/find-mailed-employees.ts";
import { tellUser } from "../../../operations/mail/queue-mail.ts";
import { now } from "../../../platform/clock.ts";
import type { Unit } from "../../../store/unit/unit.ts";

interface Telling {
  diff: PublishDiff;
  location: Location;
  company: Company;
  message: string;
}

/**
 * Prepares one mail for each employee whose shifts of the week change: reads now, and returns the
 * function that queues.
 */
export async function tellPeople(
  unit: Unit,
  actor: Actor,
  { diff, location, company, message }: Telling,
): Promise<(schedule: Schedule) => void> {
  const today = localDateAt(now(), location.timeZone);
  const roleName = jobRoleNames(company.jobRoles);
  const told = changesByPerson(diff)
    .map((person) => ({ id: person.employeeId, changes: shiftChanges(person, today, roleName) }))
    .filter(({ id, changes }) => id !== null && changes.length > 0);
  const readers = await findMailedEmployees(
    unit,
    actor,
    told.flatMap(({ id }) => id ?? []),
  );
  return ({ id, weekStart, publishedVersion }) => {
    for (const { employee, user } of readers) {
      const changes = told.find((one) => one.id === employee.id)?.changes ?? [];
      tellUser(unit, user, {
        key: `${id}_${publishedVersion}_${employee.id}`,
        companyId: actor.companyId,
        content: {
          kind: "weekPublished",
          employeeName: employee.name,
          locationId: location.id,
          locationName: location.name,
          weekStart,
          publishedByName: actor.displayName,
          changes,
          message,
          formats: formatsOfLetter(user.preferences, company),
        },
      });
    }
  };
}
