import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { shiftSubject } from "@crewline/domain/words/schedules/cards/shift-words";

/** Names what a step is about: the employee and time of its shift, or the number of shifts. */
export function stepSubject(
  plans: readonly (ShiftPlan | null)[],
  nameOf: (employeeId: EmployeeId) => string,
  locale: Locale,
): string {
  const [plan] = plans;
  if (plan === undefined || plans.length > 1) return counted(plans.length, nouns.shift, locale);
  return plan === null ? "" : shiftSubject(plan, nameOf, locale);
}
