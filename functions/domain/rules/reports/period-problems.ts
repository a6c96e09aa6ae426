import type { EmployeeId, LocationId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { PayrollLayout } from "../../records/company/payroll-layout.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";
import type { PayrollLine, PayrollReport } from "../../records/pay/payroll-report.ts";
import type { ProblemKind } from "../../records/pay/period-checklist.ts";
import type { PeriodEntry } from "./period-entries.ts";
import { isUnapproved } from "./report-people.ts";

/** Something of one employee that speaks against closing a pay period. */
export interface PeriodProblem {
  kind: ProblemKind;
  employeeId: EmployeeId;
  /** Null where the name does not matter to a refusal. */
  employeeName: string | null;
  /** Where it holds a location back; empty for what concerns the company's pay alone. */
  locationIds: readonly LocationId[];
  entryId: TimeEntryId | null;
  missing: MissingPay | null;
}

interface TimeSources {
  /** The entries of the period, each once. */
  entries: readonly Pick<
    PeriodEntry,
    "entryId" | "employeeId" | "locationId" | "state" | "endsAt"
  >[];
  /** The entries of the period about which an employee waits for an answer. */
  requested: readonly { id: TimeEntryId; employeeId: EmployeeId; locationId: LocationId }[];
  /** The employees who dispute their timesheet of the period. */
  disputing: readonly EmployeeId[];
}

/**
 * Returns the problems of the time of a period. An entry without an end and an unapproved one are
 * held where they were worked, a disputed timesheet wherever its employee worked.
 */
export function timeProblems({ entries, requested, disputing }: TimeSources): PeriodProblem[] {
  const ofEntry = (kind: ProblemKind, one: TimeSources["entries"][number]): PeriodProblem => ({
    ...nothing,
    kind,
    employeeId: one.employeeId,
    locationIds: [one.locationId],
    entryId: one.entryId,
  });
  return [
    ...entries.filter(({ endsAt }) => endsAt === null).map((one) => ofEntry("open", one)),
    ...entries.filter(isUnapproved).map((one) => ofEntry("unapproved", one)),
    ...requested.map(({ id, employeeId, locationId }) => ({
      ...nothing,
      kind: "requests" as const,
      employeeId,
      locationIds: [locationId],
      entryId: id,
    })),
    ...disputing.map((employeeId) => ({
      ...nothing,
      kind: "disputes" as const,
      employeeId,
      locationIds: placesOf(employeeId, entries),
    })),
  ];
}

/** The parts of a report from which it follows whom payroll cannot pay. */
interface PaySources extends Pick<PayrollReport, "problems"> {
  lines: readonly (Person & Pick<PayrollLine, "payrollId">)[];
}

/** Returns whose pay is missing, and who has no payroll ID where the layout has a column for it. */
export function payProblems(
  { problems, lines }: PaySources,
  layout: Pick<PayrollLayout, "columns"> | null,
): PeriodProblem[] {
  const needsIds = layout?.columns.some(({ field }) => field === "payrollId") ?? false;
  const unnumbered = needsIds ? lines.filter(({ payrollId }) => payrollId === null) : [];
  return [
    ...problems.map((missing) => ({
      ...nothing,
      kind: "missingPay" as const,
      employeeId: missing.employeeId,
      employeeName: missing.employeeName,
      missing,
    })),
    ...peopleOf(unnumbered).map((person) => ({
      ...nothing,
      ...person,
      kind: "payrollIds" as const,
    })),
  ];
}

/** Returns one problem for each employee whose history of a week was changed from outside. */
export function auditProblems(broken: readonly Person[]): PeriodProblem[] {
  return peopleOf(broken).map((person) => ({
    ...nothing,
    ...person,
    kind: "audits" as const,
  }));
}

const nothing = { employeeName: null, locationIds: [], entryId: null, missing: null } as const;

type Person = Pick<PayrollLine, "employeeId" | "employeeName">;

function peopleOf(of: readonly Person[]): Person[] {
  const names = new Map(of.map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  return [...names].map(([employeeId, employeeName]) => ({ employeeId, employeeName }));
}

function placesOf(employeeId: EmployeeId, entries: TimeSources["entries"]): LocationId[] {
  const own = entries.filter((one) => one.employeeId === employeeId);
  return [...new Set(own.map(({ locationId }) => locationId))];
}
