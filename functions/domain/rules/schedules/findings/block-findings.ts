import { isOnLeave, worksOn } from "../../employees/employment.ts";
import { timeOffAt } from "../../time-off/time-off-interval.ts";
import { findOverlap, overlapFields } from "../find-overlap.ts";
import type { Finding } from "./finding.ts";
import type { JudgedPerson, JudgedPlace, JudgedShift } from "./judged-shift.ts";

interface Judged {
  person: JudgedPerson;
  /** The employee's other shifts. */
  others: JudgedPerson["shifts"];
  place: JudgedPlace;
}

/** The reasons why the employee cannot work the shift at all. */
export function blockFindings(shift: JudgedShift, judged: Judged): Finding[] {
  return [...employmentFindings(shift, judged), ...takenTimes(shift, judged)];
}

function employmentFindings(shift: JudgedShift, { person, place }: Judged): Finding[] {
  const { employee } = person;
  const { name: who, locationIds, leave, hiredOn, employments } = employee;
  const { location } = place;
  // Between two employments an employee works as little as before the first.
  const isBefore = hiredOn !== null && shift.day < hiredOn;
  const wasHere = employments.some(({ lastDay }) => shift.day <= lastDay);
  return [
    ...(leave !== null && isOnLeave(employee, shift.day)
      ? [{ code: "onLeave" as const, facts: { who, ...leave } }]
      : []),
    ...(worksOn(employee, shift.day) ? [] : [{ code: "notWorking" as const, facts: { who } }]),
    ...(isBefore && !wasHere
      ? [{ code: "beforeFirstDay" as const, facts: { who, day: hiredOn } }]
      : []),
    ...(locationIds.includes(location.id)
      ? []
      : [{ code: "outsideLocation" as const, facts: { who, where: location.name } }]),
  ];
}

function takenTimes(shift: JudgedShift, { person, others, place }: Judged): Finding[] {
  const { names } = place;
  const { id, name: who } = person.employee;
  const planned = { ...shift, employeeId: id };
  const other = findOverlap(planned, others);
  const off = timeOffAt(planned, person.timeOff);
  return [
    ...(other === null
      ? []
      : names.hides?.(other) === true
        ? [{ code: "plannedElsewhere" as const, facts: { who } }]
        : [{ code: "overlap" as const, facts: overlapFields(id, other, names) }]),
    ...(off === null ? [] : [{ code: "onTimeOff" as const, facts: { who, span: spanOf(off) } }]),
  ];
}

function spanOf({ from, until, part }: JudgedPerson["timeOff"][number]) {
  return { from, until, part };
}
