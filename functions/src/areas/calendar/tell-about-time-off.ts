import type { Employee } from "@crewline/domain/employees/employee";
import type { MailContent } from "@crewline/domain/mail/mail-content";
import type { TimeOff } from "@crewline/domain/time-off/time-off";
import type { User } from "@crewline/domain/users/user";
import type { Actor } from "../../rpc/actor.ts";
import { companyStore } from "../../store/company-store.ts";
import { tellUser } from "../../store/queue-mail.ts";
import type { Unit } from "../../store/unit.ts";
import { users } from "../../store/users.ts";

interface Told {
  timeOff: TimeOff;
  employee: Employee;
}

/** Reads who is to be told; what it answers queues the mail, after the reads of the transaction. */
type Tell = (unit: Unit, actor: Actor, told: Told) => Promise<() => void>;

/** Tells the managers of the person's places that somebody asks; admins where there is none. */
export const tellManagers: Tell = async (unit, actor, { timeOff, employee }) => {
  const { members } = companyStore(unit, actor.companyId);
  const places = employee.locationIds.slice(0, 30);
  const near = await members.list([["locationIds", "array-contains-any", places]]);
  const managers = near.filter(
    ({ role, employeeId }) => role === "manager" && employeeId !== employee.id,
  );
  const deciders = managers.length > 0 ? managers : await members.list([["role", "==", "admin"]]);
  const found = await users(unit).findAll(deciders.map(({ id }) => id));
  const { type, from, until, part, note } = timeOff;
  return queue(unit, actor, {
    readers: found,
    key: timeOff.id,
    content: {
      kind: "timeOffRequested",
      employeeId: employee.id,
      employeeName: employee.name,
      type,
      span: { from, until, part },
      note,
    },
  });
};

/** Tells the person what somebody else decided. */
export const tellPerson: Tell = async (unit, actor, { timeOff, employee }) => {
  const { state, type, from, until, part, version, decisionNote: note } = timeOff;
  if (state === "requested") return () => undefined;
  const { userId } = employee;
  const found = userId === null ? [] : await users(unit).findAll([userId]);
  return queue(unit, actor, {
    readers: found,
    key: `${timeOff.id}_${version}`,
    content: {
      kind: "timeOffDecided",
      employeeId: employee.id,
      employeeName: employee.name,
      decision: state,
      type,
      span: { from, until, part },
      note,
      byName: actor.displayName,
    },
  });
};

interface Message {
  readers: readonly User[];
  key: string;
  content: MailContent;
}

/** Whoever did it knows it already. */
function queue(unit: Unit, actor: Actor, { readers, key, content }: Message): () => void {
  const { companyId } = actor;
  const told = readers.filter((user) => user.companyId === companyId && user.id !== actor.uid);
  return () => {
    for (const user of told) tellUser(unit, user, { key: `${key}_${user.id}`, companyId, content });
  };
}
