import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { MovedShift } from "@crewline/domain/rules/mail/moves-by-person";
import { movesByPerson } from "@crewline/domain/rules/mail/moves-by-person";
import type { Actor } from "../../operations/commands/actor.ts";
import { findMailedEmployees } from "../../operations/mail/find-mailed-employees.ts";
import { tellUser } from "../../operations/mail/queue-mail.ts";
import type { Unit } from "../../store/unit/unit.ts";

interface ZoneChange {
  before: Location;
  after: Location;
  published: readonly MovedShift[];
  company: Company;
}

/**
 * Prepares one mail for each employee whose published shifts another zone moves: reads now, and
 * returns the function that queues.
 */
export async function tellMovedPeople(
  unit: Unit,
  actor: Actor,
  { before, after, published, company }: ZoneChange,
): Promise<() => void> {
  const moves = new Map(
    movesByPerson(published, jobRoleNames(company.jobRoles)).map((person) => [
      person.employeeId,
      person,
    ]),
  );
  const readers = await findMailedEmployees(unit, actor, [...moves.keys()]);
  return () => {
    for (const { employee, user } of readers) {
      const own = moves.get(employee.id);
      if (own === undefined) continue;
      const { weekStart, changes, unmovedCount } = own;
      tellUser(unit, user, {
        key: `${after.id}_${after.version}_${employee.id}`,
        companyId: actor.companyId,
        content: {
          kind: "zoneChanged",
          employeeName: employee.name,
          locationId: after.id,
          locationName: after.name,
          changedByName: actor.displayName,
          zoneBefore: before.timeZone,
          zoneAfter: after.timeZone,
          weekStart,
          changes,
          unmovedCount,
          formats: formatsOfLetter(user.preferences, company),
        },
      });
    }
  };
}
