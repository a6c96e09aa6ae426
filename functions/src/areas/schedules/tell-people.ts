import { shiftChanges } from "@crewline/domain/mail/shift-changes";
import type { Location } from "@crewline/domain/locations/location";
import { changesByPerson } from "@crewline/domain/schedules/changes-by-person";
import type { PublishDiff } from "@crewline/domain/schedules/publish-diff";
import type { Schedule } from "@crewline/domain/schedules/schedule";
import { localDateAt } from "@crewline/domain/time/zone";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import { companyStore } from "../../store/company-store.ts";
import { tellUser } from "../../store/queue-mail.ts";
import type { Unit } from "../../store/unit.ts";
import { users } from "../../store/users.ts";

/**
 * Prepares one mail for each person whose shifts of the week change: reads now, and answers the
 * function that queues. Whoever publishes knows it already, and a person without a login could
 * not look at the week.
 */
export async function tellPeople(
  unit: Unit,
  actor: Actor,
  { diff, location }: { diff: PublishDiff; location: Location },
): Promise<(schedule: Schedule) => void> {
  const today = localDateAt(now(), location.timeZone);
  const told = changesByPerson(diff)
    .map((person) => ({ id: person.employeeId, changes: shiftChanges(person, today) }))
    .filter(({ id, changes }) => id !== null && changes.length > 0);
  const { employees } = companyStore(unit, actor.companyId);
  const people = await employees.findAll(told.flatMap(({ id }) => id ?? []));
  const logins = await users(unit).findAll(people.flatMap(({ userId }) => userId ?? []));
  const readers = logins.filter(
    (user) => user.companyId === actor.companyId && user.id !== actor.uid,
  );
  return ({ id, weekStart, publishedVersion }) => {
    for (const reader of readers) {
      const employee = people.find(({ userId }) => userId === reader.id);
      const changes = told.find((one) => one.id === employee?.id)?.changes;
      if (employee === undefined || changes === undefined) continue;
      tellUser(unit, reader, {
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
        },
      });
    }
  };
}
