import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { ContentOf } from "@crewline/domain/records/mail/mail-content";
import type { Cover } from "@crewline/domain/records/schedules/cover-offer";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { User } from "@crewline/domain/records/users/user";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { planned } from "@crewline/domain/rules/mail/shift-changes";
import type { Actor } from "../../operations/commands/actor.ts";
import { findMailedEmployees } from "../../operations/mail/find-mailed-employees.ts";
import { findDecidingUsers } from "../../operations/mail/tell-readers.ts";
import { tellUser } from "../../operations/mail/queue-mail.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

type Event = ContentOf<"cover">["event"];

/** Reads the logins of employees; the function it returns tells them under a key of the occasion. */
export async function tellEmployees(
  unit: Unit,
  actor: Actor,
  { event, shift, employeeIds }: { event: Event; shift: Shift; employeeIds: EmployeeId[] },
): Promise<(key: string) => void> {
  const write = await letters(unit, actor, { event, shift });
  const readers = await findMailedEmployees(unit, actor, employeeIds);
  return (key) => {
    for (const { user } of readers) write(user, key);
  };
}

interface News {
  event: Event;
  key: string;
  shift: Shift;
  cover: Cover;
}

/** Reads the login of the person who offered the shift; the function it returns tells them. */
export async function tellOfferer(
  unit: Unit,
  actor: Actor,
  { event, key, shift, cover }: News,
): Promise<() => void> {
  const write = await letters(unit, actor, { event, shift });
  const user = await users(unit).find(cover.offeredBy);
  return () => {
    if (user?.companyId === actor.companyId) write(user, key);
  };
}

/** Reads the managers of the location; the function it returns tells them who took the shift. */
export async function tellManagersOfClaim(
  unit: Unit,
  actor: Actor,
  shift: Shift,
): Promise<() => void> {
  const write = await letters(unit, actor, { event: "claimed", shift });
  const { employeeId } = actor;
  if (employeeId === null) return () => undefined;
  const near = { locationIds: [shift.locationId], employeeId };
  const readers = await findDecidingUsers(unit, actor.companyId, near);
  return () => {
    for (const user of readers) write(user, `${shift.id}_${shift.version}`);
  };
}

async function letters(
  unit: Unit,
  actor: Actor,
  { event, shift }: { event: Event; shift: Shift },
): Promise<(user: User, key: string) => void> {
  const store = companyStore(unit, actor.companyId);
  const company = await store.company();
  const location = await store.locations.get(shift.locationId);
  const content = {
    kind: "cover",
    event,
    byName: actor.displayName,
    locationId: location.id,
    locationName: location.name,
    weekStart: shift.weekStart,
    shift: planned(shift, jobRoleNames(company.jobRoles)),
  } as const;
  return (user, key) =>
    tellUser(unit, user, {
      key: `${event}_${key}_${user.id}`,
      companyId: actor.companyId,
      content: { ...content, formats: formatsOfLetter(user.preferences, company) },
    });
}
