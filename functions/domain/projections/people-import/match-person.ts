import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { withoutLead } from "../../kernel/csv/spreadsheet-twin.ts";

/** The identity of the person in a line of a file; empty where it has none. */
export interface LineIdentity {
  recordId: string;
  payrollId: string;
  email: string;
}

/** A record as far as a line can name it. */
export interface Matchable {
  employee: { id: EmployeeId; payrollId: string | null };
  profile: { email: string | null };
}

/** Why a line names no one record; the codes of `importWords`. */
export type MatchProblem = "recordGone" | "twoPeople";

/**
 * Finds the employee of a line: by the record's id, then the payroll ID, then the email address;
 * never by the name. A payroll ID that lost its leading zeros in a spreadsheet still matches when
 * no other employee fits. Null for a new employee; a code when the named record does not exist
 * or two employees fit.
 */
export function personMatcher<P extends Matchable>(
  people: readonly P[],
): (line: LineIdentity) => P | MatchProblem | null {
  const byId = new Map<string, P>(people.map((person) => [person.employee.id, person]));
  const byPayroll = grouped(people, ({ employee }) => employee.payrollId);
  const byNumber = grouped(people, ({ employee }) => bareNumber(employee.payrollId));
  const byEmail = grouped(people, ({ profile }) => profile.email?.toLowerCase() ?? null);
  return ({ recordId, payrollId, email }) => {
    if (recordId !== "") {
      return byId.get(recordId) ?? "recordGone";
    }
    const found = [
      byPayroll.get(payrollId),
      byNumber.get(bareNumber(payrollId) ?? ""),
      byEmail.get(email.toLowerCase()),
    ].find((group) => group !== undefined);
    if (found === undefined) return null;
    const [first, second] = found;
    return second === undefined ? (first ?? null) : "twoPeople";
  };
}

function grouped<P>(people: readonly P[], keyOf: (person: P) => string | null): Map<string, P[]> {
  const groups = Map.groupBy(people, (person) => keyOf(person) ?? "");
  groups.delete("");
  return groups;
}

function bareNumber(payrollId: string | null): string | null {
  return payrollId === null || !/^\d+$/u.test(payrollId) ? null : withoutLead(payrollId);
}
