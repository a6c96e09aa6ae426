import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { ClosingFindings } from "../../records/pay/location-closings.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { PeriodEntry } from "./period-entries.ts";
import { isUnapproved } from "./report-people.ts";

interface Sources {
  /** The entries of the period, each once. */
  entries: readonly Pick<PeriodEntry, "employeeId" | "locationId" | "state" | "endsAt">[];
  /** The entries of the period about which an employee waits for an answer. */
  requested: readonly { locationId: LocationId }[];
  /** The employees who dispute their timesheet of the period. */
  disputing: readonly EmployeeId[];
}

/**
 * Returns what speaks against closing a period at a location, or in the company for null. A
 * disputed timesheet holds back each location at which its employee worked.
 */
export function closingFindings(
  { entries, requested, disputing }: Sources,
  locationId: LocationId | null,
): ClosingFindings {
  const isHere = (one: { locationId: LocationId }) =>
    locationId === null || one.locationId === locationId;
  const here = entries.filter(isHere);
  const people = new Set(here.map(({ employeeId }) => employeeId));
  const isConcerned = (id: EmployeeId) => locationId === null || people.has(id);
  return {
    open: here.filter(({ endsAt }) => endsAt === null).length,
    unapproved: here.filter(isUnapproved).length,
    requests: requested.filter(isHere).length,
    disputes: disputing.filter(isConcerned).length,
  };
}

interface Decision {
  includesUnapproved: boolean;
  /** Why it is closed over requests and disputes; only an admin can. */
  reason: string | null;
  isAdmin: boolean;
}

/**
 * Throws periodHasOpenEntries; periodHasUnapproved unless they are included; periodHasRequests and
 * periodHasDisputes unless an admin gives a reason.
 */
export function requireClosable(
  { open, unapproved, requests, disputes }: ClosingFindings,
  { includesUnapproved, reason, isAdmin }: Decision,
): void {
  if (open > 0) throw new RuleViolation("periodHasOpenEntries", { count: open });
  const isOverruled = isAdmin && reason !== null;
  if (requests > 0 && !isOverruled) {
    throw new RuleViolation("periodHasRequests", { count: requests });
  }
  if (disputes > 0 && !isOverruled) {
    throw new RuleViolation("periodHasDisputes", { count: disputes });
  }
  if (unapproved > 0 && !includesUnapproved) {
    throw new RuleViolation("periodHasUnapproved", { count: unapproved });
  }
}
