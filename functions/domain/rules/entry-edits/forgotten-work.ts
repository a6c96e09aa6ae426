import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { overlaps } from "../../kernel/time/interval.ts";
import { localDateAt, localTimeAt } from "../../kernel/time/zone.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { ClosedSpan } from "../time-entries/wall-span.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

/** The most days before today for which an employee asks for an entry. */
export const MOST_REQUEST_DAYS_BACK = 92;

type Employed = Pick<Employee, "name" | "hiredOn" | "terminatedOn" | "employments">;

/**
 * Checks the local day for which an employee asks for an entry. Throws notPastDay for today and
 * later, requestTooOld more than 92 days back, beforeFirstDay and afterLastDay outside of the
 * employment.
 */
export function requireForgottenDay(employee: Employed, day: LocalDate, today: LocalDate): void {
  if (day >= today) throw new RuleViolation("notPastDay", {});
  if (day < addDays(today, -MOST_REQUEST_DAYS_BACK)) {
    throw new RuleViolation("requestTooOld", { days: MOST_REQUEST_DAYS_BACK });
  }
  const { name: who, hiredOn, terminatedOn, employments } = employee;
  const wasEmployed = employments.some(
    (past) => (past.hiredOn === null || past.hiredOn <= day) && day <= past.lastDay,
  );
  if (wasEmployed) return;
  if (hiredOn !== null && day < hiredOn) {
    throw new RuleViolation("beforeFirstDay", { who, day: hiredOn });
  }
  if (terminatedOn !== null && day > terminatedOn) {
    throw new RuleViolation("afterLastDay", { who, day: terminatedOn });
  }
}

/**
 * Throws alreadyRequested if one of the employee's other entries that are only asked for shares time
 * with the span. Its times are those of the entry's zone.
 */
export function requireNoOtherRequest(
  { id, span }: { id: TimeEntry["id"]; span: ClosedSpan },
  others: readonly TimeEntry[],
): void {
  for (const { id: otherId, state, payable, timeZone } of others) {
    const { startsAt, endsAt } = payable;
    if (otherId === id || state !== "requested" || endsAt === null) continue;
    if (!overlaps(span, { startsAt, endsAt })) continue;
    throw new RuleViolation("alreadyRequested", {
      from: localTimeAt(startsAt, timeZone),
      to: localTimeAt(endsAt, timeZone),
      day: localDateAt(startsAt, timeZone),
    });
  }
}
