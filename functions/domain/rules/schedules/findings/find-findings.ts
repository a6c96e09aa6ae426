import { budgetFindings } from "./budget-findings.ts";
import { blockFindings } from "./block-findings.ts";
import type { Finding } from "./finding.ts";
import { hourFindings } from "./hour-findings.ts";
import type { JudgedPerson, JudgedPlace, JudgedShift } from "./judged-shift.ts";
import { minorLimits } from "./minors/minor-findings.ts";
import { schoolAt } from "./minors/school.ts";
import { skillFindings } from "./skill-findings.ts";
import { outsideHours } from "./special-day-findings.ts";
import { availabilityFindings } from "./availability-findings.ts";

/**
 * Returns what speaks against a planned shift in its week, what a manager has to decide and what is
 * worth knowing, in this order. The one evaluator: the grid, every change of the schedule, copying
 * and publishing ask it. `person` is null for an open shift.
 *
 * More shifts of the employee never take a finding away. Spans are compared by instants, ends
 * exclusive, so that shifts that touch do not overlap; hours count on the day and in the week in
 * which their shift begins, without the unpaid break.
 */
export function findingsOf(
  shift: JudgedShift,
  person: JudgedPerson | null,
  place: JudgedPlace,
): Finding[] {
  const here = [...outsideHours(shift, place), ...budgetFindings(shift, place)];
  if (person === null) return here;
  const others = person.shifts.filter(
    ({ id, state, employeeId }) =>
      id !== shift.id && state !== "cancelled" && employeeId === person.employee.id,
  );
  const [needed, worthKnowing] = availabilityFindings(shift, person.said);
  return [
    ...blockFindings(shift, { person, others, place }),
    ...minorFindings(shift, { person, others, place }),
    ...hourFindings(shift, { person, others, place }),
    ...skillFindings(shift, person.employee, place),
    ...needed,
    ...here,
    ...worthKnowing,
  ];
}

interface Judged {
  person: JudgedPerson;
  others: JudgedPerson["shifts"];
  place: JudgedPlace;
}

/** The limits of the law, then the company's own; of each kind the first that is broken. */
function minorFindings(shift: JudgedShift, { person, others, place }: Judged): Finding[] {
  const { minors } = place.limits;
  if (minors === null) return [];
  const school = schoolAt(place.location, minors);
  const broken = person.minorRulesOn(shift.day).flatMap((rules) =>
    minorLimits(shift, others, { rules, school }).map((limit) => ({
      ...limit,
      source: rules.source,
    })),
  );
  return broken
    .filter(({ limit }, index) => broken.findIndex((one) => one.limit === limit) === index)
    .map((facts) => ({ code: "minorLimit", facts: { ...facts, who: person.employee.name } }));
}
