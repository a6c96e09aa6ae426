import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { Actor } from "../../operations/commands/actor.ts";
import { findDecidingUsers, findUserOf, tellReaders } from "../../operations/mail/tell-readers.ts";
import type { Unit } from "../../store/unit/unit.ts";

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
  const { id: employeeId, locationIds, name: employeeName } = employee;
  const readers = await findDecidingUsers(unit, actor.companyId, { locationIds, employeeId });
  const { id: key, from, until, part, note } = timeOff;
  const typed = typeOf(timeOff);
  const content = { kind: "timeOffRequested", employeeId, employeeName, ...typed, note } as const;
  return () =>
    tellReaders(unit, actor, {
      readers,
      company,
      key,
      contentIn: (formats) => ({ ...content, span: { from, until, part }, formats }),
    });
};

/** The type, with what it is called. */
function typeOf({ type, terms }: TimeOff) {
  return { type, ...(terms === undefined ? {} : { typeName: terms.name }) };
}

/** Notifies the employee of another person's decision. */
export const tellPerson: Tell = async (unit, actor, { timeOff, employee, company }) => {
  const { state: decision, from, until, part, version, decisionNote: note } = timeOff;
  if (decision === "requested") return () => undefined;
  const readers = await findUserOf(unit, employee);
  const { id: employeeId, name: employeeName } = employee;
  const { displayName: byName } = actor;
  return () =>
    tellReaders(unit, actor, {
      readers,
      company,
      key: `${timeOff.id}_${version}`,
      contentIn: (formats) => ({
        kind: "timeOffDecided",
        employeeId,
        employeeName,
        decision,
        ...typeOf(timeOff),
        span: { from, until, part },
        note,
        byName,
        formats,
      }),
    });
};
