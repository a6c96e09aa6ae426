import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { ClosingFindings } from "../../records/pay/location-closings.ts";
import type { ProblemKind } from "../../records/pay/period-checklist.ts";
import { problemKindSchema } from "../../records/pay/period-checklist.ts";
import type { PayPeriodDays } from "../../kernel/time/pay-period.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { PeriodProblem } from "./period-problems.ts";

/**
 * How a problem stops holding back the close: it has to be fixed, an admin may overrule it with a
 * reason, or the time is included as it is.
 */
export type WayOut = "fix" | "overrule" | "include";

/** One line of the checklist: the problems of a kind. */
export interface ChecklistItem<P extends { kind: ProblemKind }> {
  kind: ProblemKind;
  way: WayOut;
  /** True if it holds back the export of a closed period as well. */
  blocksExport: boolean;
  problems: readonly P[];
}

const ways: Readonly<Record<ProblemKind, Pick<ChecklistItem<never>, "way" | "blocksExport">>> = {
  open: { way: "fix", blocksExport: false },
  missingPay: { way: "fix", blocksExport: true },
  payrollIds: { way: "fix", blocksExport: true },
  audits: { way: "overrule", blocksExport: false },
  requests: { way: "overrule", blocksExport: false },
  disputes: { way: "overrule", blocksExport: false },
  unapproved: { way: "include", blocksExport: false },
};

/**
 * Returns the checklist of a period: one item for each kind of problem that there is, what has to
 * be fixed first, then what an admin may overrule, then what may be included as it is.
 */
export function checklistOf<P extends { kind: ProblemKind }>(
  problems: readonly P[],
): ChecklistItem<P>[] {
  const byKind = Map.groupBy(problems, ({ kind }) => kind);
  return problemKindSchema.options.flatMap((kind) => {
    const own = byKind.get(kind) ?? [];
    return own.length === 0 ? [] : [{ kind, ...ways[kind], problems: own }];
  });
}

/** How a problem of the kind stops holding back the close. */
export function wayOutOf(kind: ProblemKind): WayOut {
  return ways[kind].way;
}

/** The problems that hold a location back. */
export function problemsAt<P extends Pick<PeriodProblem, "locationIds">>(
  problems: readonly P[],
  locationId: LocationId,
): P[] {
  return problems.filter(({ locationIds }) => locationIds.includes(locationId));
}

/** The number of problems of each kind that a close decides about. */
export function findingsOf(problems: readonly { kind: ProblemKind }[]): ClosingFindings {
  const countOf = (kind: ProblemKind) => problems.filter((one) => one.kind === kind).length;
  return {
    open: countOf("open"),
    unapproved: countOf("unapproved"),
    requests: countOf("requests"),
    disputes: countOf("disputes"),
    audits: countOf("audits"),
  };
}

interface Decision {
  includesUnapproved: boolean;
  /** Why it is closed over what may be overruled; only an admin can. */
  reason: string | null;
  isAdmin: boolean;
}

/** What a refusal tells of a problem. */
type Refused = Pick<PeriodProblem, "kind" | "missing" | "employeeName">;

/**
 * Throws the refusal of the first item that holds back the close: what has to be fixed, what an
 * admin has not overruled, and unapproved time that is not included.
 */
export function requireClosable(
  problems: readonly Refused[],
  days: PayPeriodDays,
  { includesUnapproved, reason, isAdmin }: Decision,
): void {
  const settled: Readonly<Record<WayOut, boolean>> = {
    fix: false,
    overrule: isAdmin && reason !== null,
    include: includesUnapproved,
  };
  for (const item of checklistOf(problems)) {
    if (!settled[item.way]) throw refusalOf(item, days);
  }
}

/** Throws the refusal of the first item for which a closed period is not handed to payroll. */
export function requireExportable(problems: readonly Refused[], days: PayPeriodDays): void {
  const item = checklistOf(problems).find(({ blocksExport }) => blocksExport);
  if (item !== undefined) throw refusalOf(item, days);
}

function refusalOf(
  { kind, problems }: ChecklistItem<Refused>,
  { firstDay, lastDay }: PayPeriodDays,
): RuleViolation {
  const count = problems.length;
  const who = problems.map(({ employeeName }) => employeeName ?? "");
  switch (kind) {
    case "open":
      return new RuleViolation("periodHasOpenEntries", { count });
    case "missingPay": {
      const missing = problems.flatMap((one) => (one.missing === null ? [] : [one.missing]));
      return new RuleViolation("payMissing", { missing, firstDay, lastDay });
    }
    case "payrollIds":
      return new RuleViolation("payrollIdsMissing", { who });
    case "audits":
      return new RuleViolation("periodHasBrokenAudits", { who });
    case "requests":
      return new RuleViolation("periodHasRequests", { count });
    case "disputes":
      return new RuleViolation("periodHasDisputes", { count });
    case "unapproved":
      return new RuleViolation("periodHasUnapproved", { count });
  }
}

/** Items of two readings of a period in the order of the checklist. */
export function inChecklistOrder<T extends { kind: ProblemKind }>(items: readonly T[]): T[] {
  const order = problemKindSchema.options;
  return items.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
