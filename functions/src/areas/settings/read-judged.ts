import type { ScheduleId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type {
  Decision,
  WorkingDecider,
} from "@crewline/domain/rules/rule-previews/judge-approvals";
import type { Member } from "@crewline/domain/records/company/member";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { isClockAction } from "@crewline/domain/rules/time-entries/clock-action";
import type { TimeEntryAudit } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Filter } from "../../store/unit/collection.ts";

type NameOf<Id extends string = EmployeeId> = (personId: Id) => string;

/** The punches of the period, and its shifts. */
export async function readPunches(
  store: CompanyStore,
  period: PayPeriodDays,
): Promise<{
  entries: TimeEntry[];
  shifts: PublishedShift[];
  published: Set<ScheduleId>;
  nameOf: NameOf;
}> {
  const { firstDay, lastDay } = period;
  const around = days({ firstDay: addDays(firstDay, -1), lastDay: addDays(lastDay, 1) });
  const [entries, shifts, schedules] = await Promise.all([
    store.timeEntries.list(days(period)),
    store.publishedShifts.list(around),
    store.schedules.list(weeks(period)),
  ]);
  const published = schedules.filter(({ publishedVersion }) => publishedVersion > 0);
  return {
    entries,
    shifts,
    published: new Set(published.map(({ id }) => id)),
    nameOf: await namesOf(store, entries),
  };
}

/** The published shifts of the weeks that overlap the period. */
export async function readPlan(
  store: CompanyStore,
  period: PayPeriodDays,
): Promise<{ shifts: PublishedShift[]; nameOf: NameOf }> {
  const shifts = await store.publishedShifts.list(weeks(period));
  return { shifts, nameOf: await namesOf(store, shifts) };
}

/**
 * The decisions on the time of the period, its entries, and the working employees who may decide.
 */
export async function readDecisions(
  store: CompanyStore,
  { timeZone }: Company,
  period: PayPeriodDays,
): Promise<{
  decisions: Decision[];
  entries: TimeEntry[];
  deciders: WorkingDecider[];
  nameOf: NameOf<UserId>;
}> {
  const [audits, entries, members] = await Promise.all([
    store.timeEntryAudits.list(days(period)),
    store.timeEntries.list(days(period)),
    store.members.list([]),
  ]);
  const memberOf = new Map(members.map((member) => [member.id, member]));
  const decided = audits.filter(({ action, actor }) => !isClockAction(action) && actor.role);
  const nameInAudit = new Map(decided.map(({ actor }) => [actor.uid, actor.name]));
  return {
    decisions: decided.map((row) => decisionOf(row, memberOf.get(row.actor.uid), timeZone)),
    entries,
    deciders: members.flatMap(workingDecider),
    nameOf: (uid) => memberOf.get(uid)?.displayName ?? nameInAudit.get(uid) ?? "Unknown user",
  };
}

function decisionOf(
  { id, employeeId, day, action, actor, at }: TimeEntryAudit,
  member: Member | undefined,
  timeZone: string,
): Decision {
  const by = { id: actor.uid, role: actor.role, employeeId: member?.employeeId ?? null };
  return { id, employeeId, day, action, by, on: localDateAt(at, timeZone) };
}

function workingDecider({ id, role, employeeId, locationIds }: Member): WorkingDecider[] {
  if (employeeId === null || role === "employee") return [];
  return [{ id, role, employeeId, locationIds: role === "manager" ? locationIds : null }];
}

async function namesOf(
  { employees }: CompanyStore,
  records: readonly { employeeId: EmployeeId | null }[],
): Promise<NameOf> {
  const found = await employees.findAll(records.flatMap(({ employeeId }) => employeeId ?? []));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (employeeId) => names.get(employeeId) ?? "Unknown employee";
}

function days({ firstDay, lastDay }: PayPeriodDays): Filter[] {
  return [
    ["day", ">=", firstDay],
    ["day", "<=", lastDay],
  ];
}

/** The workweeks that overlap the period. */
function weeks({ firstDay, lastDay }: PayPeriodDays): Filter[] {
  return [
    ["weekStart", ">=", addDays(firstDay, -6)],
    ["weekStart", "<=", lastDay],
  ];
}
