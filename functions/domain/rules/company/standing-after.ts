import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type {
  CompanyAct,
  CompanyStanding,
  CompanyState,
} from "../../records/company/company-standing.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

/** The days between the deletion of a company and its erasure, in which it can be restored. */
export const HOLD_DAYS = 30;

type Standing = CompanyStanding | null | undefined;

/** The state that people see; a company that was deleted while it was suspended is deleted. */
export function stateOf(standing: Standing): CompanyState {
  if (!standing) return "inUse";
  return standing.eraseAt === null ? "suspended" : "deleted";
}

/** True while members only read, and clock in and out. */
export function isReadOnly(standing: Standing): boolean {
  return stateOf(standing) !== "inUse";
}

/** The acts that each state allows. */
const allowed: Readonly<Record<CompanyState, readonly CompanyAct[]>> = {
  inUse: ["suspended", "deleted"],
  suspended: ["resumed", "deleted"],
  deleted: ["undeleted"],
};

export function actsOn(standing: Standing): readonly CompanyAct[] {
  return allowed[stateOf(standing)];
}

/**
 * Returns the standing after an act of product staff; null is a company in use. A company that was
 * suspended before it was deleted is suspended again once it is restored. Throws
 * wrongCompanyState for an act that its state does not allow.
 */
export function standingAfter(
  act: CompanyAct,
  before: Standing,
  at: Instant,
): CompanyStanding | null {
  if (!actsOn(before).includes(act)) {
    throw new RuleViolation("wrongCompanyState", { state: stateOf(before) });
  }
  const suspendedAt = before?.suspendedAt ?? null;
  const after: Readonly<Record<CompanyAct, CompanyStanding | null>> = {
    suspended: { suspendedAt: at, eraseAt: null },
    resumed: null,
    deleted: { suspendedAt, eraseAt: instantAfter(at, HOLD_DAYS * 86_400) },
    undeleted: suspendedAt === null ? null : { suspendedAt, eraseAt: null },
  };
  return after[act];
}
