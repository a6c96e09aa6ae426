import type { EmployeeId, WageChangeId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";

export type WageChangeState = "scheduled" | "active" | "superseded" | "cancelled";

/** The fields of a change that decide its state. */
type Standing = Pick<
  WageChange,
  "id" | "employeeId" | "jobRoleId" | "locationId" | "effectiveDate" | "isCancelled"
> &
  Partial<Pick<WageChange, "createdAt" | "salary">>;

/**
 * The state of every change by its id. Of one person's changes for one job role and location, the
 * latest that has begun is active and the earlier ones are superseded; later ones are scheduled. Of
 * two for the same day the one that was made later holds: it corrects the other. Where that is not
 * told, the one that comes first.
 * A salary that has begun supersedes the earlier changes for all work. `todayFor` gives the person's own local day; a change begins on its effective date itself. A
 * record that was merged into another one pays nothing any more: what had begun is superseded and
 * what had not is cancelled.
 */
export function wageChangeStates(
  changes: readonly Standing[],
  todayFor: (employeeId: EmployeeId) => LocalDate,
  isMerged: (employeeId: EmployeeId) => boolean = () => false,
): Map<WageChangeId, WageChangeState> {
  const states = new Map<WageChangeId, WageChangeState>();
  for (const change of changes) if (change.isCancelled) states.set(change.id, "cancelled");
  const standing = changes.filter((change) => !change.isCancelled);
  const isReplaced = replacedBySalary(standing, todayFor);
  for (const ofOneRate of Map.groupBy(standing, rateKey).values()) {
    let isCurrentFound = false;
    for (const change of ofOneRate.toSorted(latestFirst)) {
      const hasBegun = change.effectiveDate <= todayFor(change.employeeId);
      const isOver = isMerged(change.employeeId) || isReplaced(change);
      if (hasBegun) states.set(change.id, isCurrentFound || isOver ? "superseded" : "active");
      else states.set(change.id, isOver ? "cancelled" : "scheduled");
      isCurrentFound ||= hasBegun;
    }
  }
  return states;
}

/** Tells the changes that began before the employee's latest salary which has begun. */
function replacedBySalary(
  standing: readonly Standing[],
  todayFor: (employeeId: EmployeeId) => LocalDate,
): (change: Standing) => boolean {
  const begun = standing
    .filter(
      ({ salary, effectiveDate, employeeId }) =>
        salary !== undefined && effectiveDate <= todayFor(employeeId),
    )
    .toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
  const since = new Map(begun.map(({ employeeId, effectiveDate }) => [employeeId, effectiveDate]));
  return ({ employeeId, effectiveDate }) => effectiveDate < (since.get(employeeId) ?? "");
}

/**
 * The changes that hold or held: neither cancelled nor set right by a later one for the same day.
 */
export function standingChanges<C extends Standing>(changes: readonly C[]): C[] {
  const standing = changes.filter(({ isCancelled }) => !isCancelled);
  const days = Map.groupBy(standing, (change) => `${rateKey(change)}|${change.effectiveDate}`);
  return [...days.values()].flatMap((ofOneDay) => ofOneDay.toSorted(latestFirst).slice(0, 1));
}

/** Only a change that has not begun can be cancelled: paid time keeps its rate. */
export function mayCancelWageChange(change: WageChange, today: LocalDate): boolean {
  return !change.isCancelled && change.effectiveDate > today;
}

/** A cancelled change can be put back until the day from which it was to hold. */
export function mayPutBack(change: WageChange, today: LocalDate): boolean {
  return change.isCancelled && change.effectiveDate > today;
}

function rateKey({ employeeId, jobRoleId, locationId }: Standing): string {
  return [employeeId, jobRoleId ?? "", locationId ?? ""].join("|");
}

function latestFirst(a: Standing, b: Standing): number {
  return (
    b.effectiveDate.localeCompare(a.effectiveDate) ||
    (b.createdAt ?? "").localeCompare(a.createdAt ?? "")
  );
}
