import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Scope } from "../../kernel/access/permissions.ts";
import { scopeOf } from "../../kernel/access/permissions.ts";
import type { Role } from "../../kernel/access/role.ts";
import type { AuditEntity, AuditRow } from "../../records/audits/audit-row.ts";
import type { RecordActor } from "../access/record-access.ts";

type Subject = Pick<AuditRow, "entity" | "employeeId" | "locationIds">;

/** The scope in which a role may see the records of each entity with their history: the one table. */
const scopes: Readonly<Record<AuditEntity, (role: Role) => Scope | null>> = {
  timeEntry: (role) => scopeOf(login(role), "timeEntryAudits", "view"),
  shift: (role) => scopeOf(login(role), "schedules", "edit"),
  schedule: (role) => scopeOf(login(role), "schedules", "edit"),
  payPeriod: (role) => scopeOf(login(role), "reports", "view"),
  wage: (role) => scopeOf(login(role), "wageChanges", "view"),
  access: (role) => scopeOf(login(role), "employees", "giveAccess"),
  rules: (role) => scopeOf(login(role), "settings", "viewRules"),
  settings: (role) => scopeOf(login(role), "settings", "viewRules"),
  location: (role) => scopeOf(login(role), "locations", "view"),
  dayEvent: (role) => scopeOf(login(role), "calendar", "editEvents"),
  checklist: (role) => scopeOf(login(role), "templates", "edit"),
};

const login = (role: Role) => ({ role, isStaff: false });

/** The closing of a location's part of a pay period concerns those who may close it. */
const closesLocation = (role: Role) => scopeOf(login(role), "timeEntries", "approve");

const allManagers = "managers";
const managersAt = (id: LocationId) => `location_${id}`;
const wageManagersAt = (id: LocationId) => `wages_${id}`;
const own = (id: EmployeeId) => `employee_${id}`;

/**
 * Returns the readers of a row other than admins, as marks for queries: the employee, managers of
 * its locations, those of them who see wages, or every manager where it is about no location.
 */
export function auditReaders(subject: Subject): string[] {
  const { entity, employeeId, locationIds } = subject;
  const isOfLocation = entity === "payPeriod" && locationIds.length > 0;
  const managers = isOfLocation ? closesLocation("manager") : scopes[entity]("manager");
  const employees = scopes[entity]("employee");
  const mark = entity === "wage" ? wageManagersAt : managersAt;
  return [
    ...(managers === "company" || (managers === "locations" && locationIds.length === 0)
      ? [allManagers]
      : []),
    ...(managers === "locations" ? locationIds.map(mark) : []),
    ...(employees === "own" && employeeId !== null ? [own(employeeId)] : []),
  ];
}

/** The marks of the rows that a reader sees; null for readers who see every row. */
export function readerMarks(reader: RecordActor): string[] | null {
  const { role, employeeId, locationIds, mayViewWages } = reader;
  if (role === "admin") return null;
  const places = role === "manager" ? (locationIds ?? []) : [];
  return [
    ...(role === "manager" ? [allManagers] : []),
    ...places.map(managersAt),
    ...(mayViewWages ? places.map(wageManagersAt) : []),
    ...(employeeId === null ? [] : [own(employeeId)]),
  ];
}

/** True if the reader sees the row. */
export function mayReadAudit(reader: RecordActor, row: Subject): boolean {
  const marks = readerMarks(reader);
  return marks === null || auditReaders(row).some((mark) => marks.includes(mark));
}

/** True if the reader also sees what the row says about pay. */
export function mayReadAuditPay(reader: RecordActor, row: Subject): boolean {
  return mayReadAudit(reader, row) && mayReadAudit(reader, { ...row, entity: "wage" });
}

/** The row as the reader sees it: without pay for readers who do not see wages. */
export function auditAsSeen(reader: RecordActor, row: AuditRow): AuditRow {
  if (mayReadAuditPay(reader, row)) return row;
  return { ...row, pay: { digest: row.pay.digest, salt: null, values: null } };
}
