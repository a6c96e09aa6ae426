import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { AskedTime } from "@crewline/domain/records/mail/mail-content";
import type {
  CorrectionRequest,
  TimeEntry,
} from "@crewline/domain/records/time-entries/time-entry";
import type { Unit } from "../../store/unit/unit.ts";
import type { Actor } from "../commands/actor.ts";
import { findDecidingUsers, findUserOf, tellReaders } from "./tell-readers.ts";

interface Told {
  employee: Employee;
  company: Company;
  about: AskedTime;
  /** Names the entry or the timesheet and its version. */
  key: string;
  note: string;
}

/**
 * Reads who decides at the locations; the function it returns queues the mail to them, after the
 * reads of the transaction.
 */
export async function tellTimeRequested(
  unit: Unit,
  actor: Actor,
  { locationIds, ...told }: Told & { locationIds: readonly LocationId[] },
): Promise<() => void> {
  const { employee, company, about, key, note } = told;
  const work = { locationIds, employeeId: employee.id };
  const readers = await findDecidingUsers(unit, actor.companyId, work);
  const { id: employeeId, name: employeeName } = employee;
  const content = { kind: "timeRequested", employeeId, employeeName, about, note } as const;
  return () =>
    tellReaders(unit, actor, {
      readers,
      company,
      key,
      contentIn: (formats) => ({ ...content, formats }),
    });
}

/** Reads the employee's login; the function it returns queues the mail with the answer. */
export async function tellTimeAnswered(
  unit: Unit,
  actor: Actor,
  { isAccepted, ...told }: Told & { isAccepted: boolean },
): Promise<() => void> {
  const { employee, company, about, key, note } = told;
  const readers = await findUserOf(unit, employee);
  const { id: employeeId, name: employeeName } = employee;
  const content = { kind: "timeAnswered", employeeId, employeeName, about, note } as const;
  const answer = { isAccepted, byName: actor.displayName };
  return () =>
    tellReaders(unit, actor, {
      readers,
      company,
      key,
      contentIn: (formats) => ({ ...content, ...answer, formats }),
    });
}

/** What a mail about a request for times of an entry is about. */
export function aboutRequest(
  { id: entryId, weekStart, timeZone }: Pick<TimeEntry, "id" | "weekStart" | "timeZone">,
  { requested: { startsAt, endsAt }, isNewEntry }: CorrectionRequest,
): AskedTime {
  const of = isNewEntry ? "newEntry" : "correction";
  return { of, entryId, weekStart, timeZone, requested: { startsAt, endsAt } };
}
