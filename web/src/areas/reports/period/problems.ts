import type { ShownItem, ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import type { ClosingFindings } from "@crewline/domain/records/pay/location-closings";
import type { ProblemKind } from "@crewline/domain/records/pay/period-checklist";
import { isRateMissing } from "@crewline/domain/rules/reports/is-rate-missing";

type Acceptance = "end" | "request" | "approve";
type FixDialogKind = "rate" | "payrollId" | "answer";

/** What can be accepted of a problem without opening anything; null for nothing. */
export function acceptanceOf({ kind, entry }: ShownProblem): Acceptance | null {
  if (entry === null) return null;
  if (kind === "open") return entry.ends.length > 0 ? "end" : null;
  if (kind === "requests") return entry.requested === null ? null : "request";
  return kind === "unapproved" && entry.mayApprove ? "approve" : null;
}

/** The dialog that fixes a problem in place; null where there is none. */
export function dialogOf({ kind, missing, dispute }: ShownProblem): FixDialogKind | null {
  if (kind === "payrollIds") return "payrollId";
  if (dispute !== null) return "answer";
  return missing !== null && isRateMissing(missing) ? "rate" : null;
}

/** The address of exactly what a problem is about. */
export function placeOfProblem(problem: ShownProblem, firstDay: string): string {
  const { kind, employeeId, employeeName, entry, missing } = problem;
  if (entry !== null) {
    return `/time-entries?${new URLSearchParams({ week: entry.day, entry: entry.entryId })}`;
  }
  if (kind === "audits") {
    return `/time-entry-audits-list?${new URLSearchParams({ employee: employeeId })}`;
  }
  if (kind === "disputes") {
    return `/time-entries?${new URLSearchParams({ sheet: firstDay, of: employeeId })}`;
  }
  if (kind === "payrollIds") {
    return `/employees?${new URLSearchParams({ employee: employeeId, tab: "work" })}`;
  }
  const week = missing?.firstDay ?? firstDay;
  return `/time-entries?${new URLSearchParams({ week, q: employeeName })}`;
}

/** What tells problems apart while the checklist is read again. */
export function keyOfProblem({ kind, employeeId, entry, missing }: ShownProblem): string {
  return [kind, employeeId, entry?.entryId ?? missing?.code ?? ""].join(" ");
}

/** The unapproved entries that can be approved together. */
export function cleanProblems({ kind, problems }: ShownItem): ShownProblem[] {
  if (kind !== "unapproved") return [];
  return problems.filter(({ entry }) => entry?.isClean === true && entry.mayApprove);
}

/** The problems of an item, those that a person has to look at first. */
export function inOrderOfReview({ problems }: ShownItem): ShownProblem[] {
  const isClean = ({ entry }: ShownProblem) => entry?.isClean ?? false;
  return [...problems.filter((one) => !isClean(one)), ...problems.filter(isClean)];
}

/** The item without problems that were fixed since it was read, nor their hours and pay. */
export function withoutFixed(item: ShownItem, isLeft: (problem: ShownProblem) => boolean) {
  const fixed = item.problems.filter((one) => !isLeft(one));
  return {
    ...item,
    problems: item.problems.filter(isLeft),
    count: item.count - fixed.length,
    seconds: item.seconds - fixed.reduce((sum, { seconds }) => sum + seconds, 0),
    amountMinor: item.amountMinor - fixed.reduce((sum, one) => sum + (one.amountMinor ?? 0), 0),
  };
}

/** The numbers of problems that a close decides about. */
export function findingsOfItems(items: readonly ShownItem[]): ClosingFindings {
  const countOf = (kind: ProblemKind) => items.find((item) => item.kind === kind)?.count ?? 0;
  return {
    open: countOf("open"),
    unapproved: countOf("unapproved"),
    requests: countOf("requests"),
    disputes: countOf("disputes"),
    audits: countOf("audits"),
  };
}
