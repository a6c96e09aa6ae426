import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { ContentOf } from "@crewline/domain/records/mail/mail-content";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import type { User } from "@crewline/domain/records/users/user";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { planned } from "@crewline/domain/rules/mail/shift-changes";
import { companyStore } from "../../../store/company/company-store.ts";
import type { Unit } from "../../../store/unit/unit.ts";
import { users } from "../../../store/users.ts";
import type { Actor } from "../../commands/actor.ts";
import { tellUser } from "../../mail/queue-mail.ts";
import { findDecidingUsers } from "../../mail/tell-readers.ts";

type Event = ContentOf<"shiftRequest">["event"];

/** Who made it happen; null where no person did. */
type By = Pick<Actor, "uid" | "displayName"> | null;

interface News {
  event: Event;
  /** The request after the event. */
  request: ShiftRequest;
  to: "managers" | readonly EmployeeId[];
  note?: string;
}

/**
 * Prepares news about a request: reads the logins of its employees and, if asked for, of the
 * managers who decide, and returns the function that queues a message to each once.
 */
export async function requestTeller(
  unit: Unit,
  companyId: CompanyId,
  { request, by, withManagers }: { request: ShiftRequest; by: By; withManagers: boolean },
): Promise<(news: News) => void> {
  const store = companyStore(unit, companyId);
  const [company, location, people] = await Promise.all([
    store.company(),
    store.locations.get(request.shift.locationId),
    store.employees.findAll(request.employeeIds),
  ]);
  const logins = await users(unit).findAll(people.flatMap(({ userId }) => userId ?? []));
  const managers = withManagers ? await findDecidingUsers(unit, companyId, request) : [];
  const roleName = jobRoleNames(company.jobRoles);
  const employeesOf = (ids: readonly EmployeeId[]) =>
    people.flatMap(({ id, userId }) =>
      ids.includes(id) ? logins.filter((user) => user.id === userId) : [],
    );
  return ({ event, request: after, to, note = "" }) => {
    const { id, version, kind, shift, other } = after;
    const content = {
      kind: "shiftRequest",
      event,
      requestKind: kind,
      byName: by?.displayName ?? "",
      locationId: location.id,
      locationName: location.name,
      weekStart: shift.weekStart,
      shift: planned(shift, roleName),
      other: other === null ? null : planned(other, roleName),
      note,
    } as const;
    const write = (user: User) =>
      tellUser(unit, user, {
        key: `${id}_${version}_${event}_${user.id}`,
        companyId,
        content: { ...content, formats: formatsOfLetter(user.preferences, company) },
      });
    const readers = to === "managers" ? managers : employeesOf(to);
    readers
      .filter((user) => user.companyId === companyId && user.id !== by?.uid)
      .forEach((user) => write(user));
  };
}
