import type { EmployeeId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { PayrollReport } from "../../records/pay/payroll-report.ts";
import type {
  ProblemEntry,
  ShownDispute,
  ShownItem,
  ShownProblem,
} from "../../records/pay/period-checklist.ts";
import { MOST_SHOWN_PROBLEMS } from "../../records/pay/period-checklist.ts";
import { checklistOf } from "./checklist.ts";
import type { PeriodProblem } from "./period-problems.ts";

/** The hours and the pay of an entry; pay is null while it is held back. */
export interface EntryFigures {
  seconds: number;
  amountMinor: number | null;
}

interface Sources {
  report: Pick<PayrollReport, "people" | "lines">;
  figuresOf: (entryId: TimeEntryId) => EntryFigures;
  nameOf: (employeeId: EmployeeId) => string;
}

type Figured = PeriodProblem & EntryFigures & { employeeName: string };

/** A checklist item before the entries of its listed problems are read. */
export type FiguredItem = Omit<ShownItem, "problems"> & { problems: Figured[] };

/**
 * Returns the checklist with the hours and the pay at stake: those of the entry, or of the employee
 * in the period, or the hours without pay. The sums are of all problems; the first ones by name are
 * listed.
 */
export function figuredChecklist(
  problems: readonly PeriodProblem[],
  sources: Sources,
): FiguredItem[] {
  const figured = problems.map((one) => ({
    ...one,
    ...figuresOfProblem(one, sources),
    employeeName: sources.nameOf(one.employeeId),
  }));
  return checklistOf(figured).map(({ kind, problems: own }) => ({
    kind,
    count: own.length,
    people: new Set(own.map(({ employeeId }) => employeeId)).size,
    seconds: sum(own.map(({ seconds }) => seconds)),
    amountMinor: sum(own.map(({ amountMinor }) => amountMinor ?? 0)),
    problems: own
      .toSorted((a, b) => a.employeeName.localeCompare(b.employeeName))
      .slice(0, MOST_SHOWN_PROBLEMS),
  }));
}

interface ReadOfProblems {
  entries: ReadonlyMap<TimeEntryId, ProblemEntry>;
  /** By the employee who disputes the timesheet of the period. */
  disputes: ReadonlyMap<EmployeeId, ShownDispute>;
}

/** Adds what is read of the entries and of the timesheets of listed problems. */
export function shownItem(item: FiguredItem, { entries, disputes }: ReadOfProblems): ShownItem {
  const problems = item.problems.map(
    ({ kind, employeeId, employeeName, entryId, ...one }): ShownProblem => ({
      kind,
      employeeId,
      employeeName,
      locationIds: [...one.locationIds],
      seconds: one.seconds,
      amountMinor: one.amountMinor,
      entry: entryId === null ? null : (entries.get(entryId) ?? null),
      missing: one.missing,
      dispute: kind === "disputes" ? (disputes.get(employeeId) ?? null) : null,
    }),
  );
  return { ...item, problems };
}

function figuresOfProblem(
  { kind, employeeId, entryId }: PeriodProblem,
  { report, figuresOf }: Sources,
): EntryFigures {
  if (entryId !== null) return figuresOf(entryId);
  if (kind === "missingPay")
    return { seconds: unpaidSeconds(employeeId, report), amountMinor: null };
  const person = report.people.find((one) => one.employeeId === employeeId);
  return {
    seconds: person?.workedSeconds ?? 0,
    amountMinor: person === undefined || person.isPayMissing ? null : person.totalMinor,
  };
}

function unpaidSeconds(employeeId: EmployeeId, { lines }: Sources["report"]): number {
  const own = lines.filter(
    (line) => line.employeeId === employeeId && line.rateTenThousandths === null,
  );
  return sum(own.map(({ seconds }) => seconds));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
