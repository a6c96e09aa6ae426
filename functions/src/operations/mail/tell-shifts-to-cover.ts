import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { ContentOf } from "@crewline/domain/records/mail/mail-content";
import { planned } from "@crewline/domain/rules/mail/shift-changes";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { now } from "../../platform/clock.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import type { EventActor } from "../history/event-actor.ts";
import { findDeciders } from "./find-deciders.ts";
import { tellUser } from "./queue-mail.ts";

interface ToCover {
  companyId: CompanyId;
  by: EventActor;
  employee: Employee;
  company: Company;
  because: ContentOf<"shiftsToCover">["because"];
  /** Shifts that stay planned although the person cannot work them. */
  shifts: readonly Shift[];
  /** The subject of the mail, so that the same event is told once. */
  key: string;
}

/**
 * Reads who manages the locations of the shifts; what it returns queues a mail to each of them with
 * the shifts of that location alone.
 */
export async function tellShiftsToCover(unit: Unit, toCover: ToCover): Promise<() => void> {
  const { companyId, by, employee, company, because, key } = toCover;
  const store = companyStore(unit, companyId);
  const coming = toCover.shifts.filter(({ endsAt }) => endsAt > now());
  const groups = Map.groupBy(coming, ({ locationId }) => locationId);
  const places = await store.locations.findAll([...groups.keys()]);
  const told = await Promise.all(
    places.map(async (place) => {
      const deciders = await findDeciders(store, [place.id], employee.id);
      const readers = await users(unit).findAll(deciders.map(({ id }) => id));
      return { place, readers: readers.filter((user) => user.companyId === companyId) };
    }),
  );
  const roleName = jobRoleNames(company.jobRoles);
  return () => {
    for (const { place, readers } of told) {
      const shifts = groups.get(place.id) ?? [];
      for (const user of readers.filter(({ id }) => id !== by.uid)) {
        const content: ContentOf<"shiftsToCover"> = {
          kind: "shiftsToCover",
          because,
          employeeName: employee.name,
          locationId: place.id,
          locationName: place.name,
          byName: by.displayName,
          weekStart: shifts[0]?.weekStart ?? "",
          shifts: shifts.map((shift) => planned(shift, roleName)),
          formats: formatsOfLetter(user.preferences, company),
        };
        tellUser(unit, user, { key: `${key}_${place.id}_${user.id}`, companyId, content });
      }
    }
  };
}
