import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { AskedTime } from "@crewline/domain/records/mail/mail-content";
import type {
  CorrectionRequest,
  TimeEntry,
} from "@crewline/domain/records/time-entries/time-entry";
import { isSettledBy, openRequestOf } from "@crewline/domain/rules/entry-edits/correction";
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

/** The answer to a request; neither for one that an edit has settled. */
type Answer = "accepted" | "declined" | "settled";

/** Reads the employee's login; the function it returns queues the mail with the answer. */
export async function tellTimeAnswered(
  unit: Unit,
  actor: Actor,
  { answer: given, ...told }: Told & { answer: Answer },
): Promise<() => void> {
  const { employee, company, about, key, note } = told;
  const readers = await findUserOf(unit, employee);
  const { id: employeeId, name: employeeName } = employee;
  const content = { kind: "timeAnswered", employeeId, employeeName, about, note } as const;
  const isSettled = given === "settled";
  const answer = { isAccepted: given === "accepted", isSettled, byName: actor.displayName };
  return () =>
    tellReaders(unit, actor, {
      readers,
      company,
      key,
      contentIn: (formats) => ({ ...content, ...answer, formats }),
    });
}

interface Edit {
  person: Pick<Told, "employee" | "company">;
  before: TimeEntry;
  after: TimeEntry;
  reason: string | null;
}

/**
 * As `tellTimeAnswered`, for an edit that may have settled a request of the employee; most have
 * none, and then there is nothing to tell.
 */
export async function tellIfSettled(
  unit: Unit,
  actor: Actor,
  { person: { employee, company }, before, after, reason }: Edit,
): Promise<() => void> {
  if (!isSettledBy(before, after)) return () => undefined;
  const about = aboutRequest(before, openRequestOf(before));
  const key = `${before.id}_${before.version}`;
  const told = { employee, company, about, key, note: reason ?? "" };
  return tellTimeAnswered(unit, actor, { ...told, answer: "settled" });
}

/** What a mail about a request for times of an entry is about. */
export function aboutRequest(
  { id: entryId, weekStart, timeZone }: Pick<TimeEntry, "id" | "weekStart" | "timeZone">,
  { requested: { startsAt, endsAt }, isNewEntry }: CorrectionRequest,
): AskedTime {
  const of = isNewEntry ? "newEntry" : "correction";
  return { of, entryId, weekStart, timeZone, requested: { startsAt, endsAt } };
}
