import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { MailContent } from "@crewline/domain/records/mail/mail-content";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { User } from "@crewline/domain/records/users/user";
import type { Actor } from "../../operations/commands/actor.ts";
import { findDeciders } from "../../operations/mail/find-deciders.ts";
import { tellUser } from "../../operations/mail/queue-mail.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

interface Told {
  timeOff: TimeOff;
  employee: Employee;
  company: Company;
}

/**
 * Reads the recipients; the function it returns queues the mail, after the reads of the
 * transaction.
 */
type Tell = (unit: Unit, actor: Actor, told: Told) => Promise<() => void>;

/**
 * Notifies the managers of the employee's locations of the request; the admins if there is no
 * manager.
 */
export const tellManagers: Tell = async (unit, actor, { timeOff, employee, company }) => {
  const store = companyStore(unit, actor.companyId);
  const deciders = await findDeciders(store, employee.locationIds, employee.id);
  const found = await users(unit).findAll(deciders.map(({ id }) => id));
  const { type, from, until, part, note } = timeOff;
  return queue(unit, actor, {
    readers: found,
    company,
    key: timeOff.id,
    contentIn: (formats) => ({
      kind: "timeOffRequested",
      employeeId: employee.id,
      employeeName: employee.name,
      type,
      span: { from, until, part },
      note,
      formats,
    }),
  });
};

/** Notifies the employee of another person's decision. */
export const tellPerson: Tell = async (unit, actor, { timeOff, employee, company }) => {
  const { state, type, from, until, part, version, decisionNote: note } = timeOff;
  if (state === "requested") return () => undefined;
  const { userId } = employee;
  const found = userId === null ? [] : await users(unit).findAll([userId]);
  return queue(unit, actor, {
    readers: found,
    company,
    key: `${timeOff.id}_${version}`,
    contentIn: (formats) => ({
      kind: "timeOffDecided",
      employeeId: employee.id,
      employeeName: employee.name,
      decision: state,
      type,
      span: { from, until, part },
      note,
      byName: actor.displayName,
      formats,
    }),
  });
};

interface Message {
  readers: readonly User[];
  company: Company;
  key: string;
  /** The message in the reader's formats. */
  contentIn: (formats: Formats) => MailContent;
}

/** The person who acted gets no notice. */
function queue(
  unit: Unit,
  { companyId, uid }: Actor,
  { readers, company, key, contentIn }: Message,
): () => void {
  const told = readers.filter((user) => user.companyId === companyId && user.id !== uid);
  return () => {
    for (const user of told) {
      const content = contentIn(formatsOfLetter(user.preferences, company));
      tellUser(unit, user, { key: `${key}_${user.id}`, companyId, content });
    }
  };
}
