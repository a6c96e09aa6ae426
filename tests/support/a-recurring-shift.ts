import type { RecurringShiftId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type {
  Filled,
  Recurrence,
  RecurringPlan,
} from "@crewline/domain/records/schedules/recurring-shift";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";
import { todayInNewYork } from "./today.ts";

/** The Monday after today, the first day of the recurring shifts. */
export function nextMonday(): LocalDate {
  return addDays(weekStartOf(todayInNewYork(), "monday"), 7);
}

/** An open shift at Harbor. */
export function recurringPlan({ harbor }: Pick<TestCompany, "harbor">): RecurringPlan {
  return {
    locationId: harbor,
    employeeId: null,
    jobRoleId: null,
    startsAtLocal: "09:00",
    endsAtLocal: "17:00",
    unpaidBreakSeconds: 1800,
    note: "",
    spots: 1,
  };
}

/** Every Monday and Thursday from next Monday on. */
export function mondaysAndThursdays(): Recurrence {
  const firstDay = nextMonday();
  return { weekdays: ["monday", "thursday"], everyWeeks: 1, firstDay, end: { kind: "never" } };
}

/** A recurring shift of Harbor that the owner adds. */
export function aRecurringShift(
  company: TestCompany,
  change: { plan?: Partial<RecurringPlan>; recurrence?: Partial<Recurrence> } = {},
): Promise<Filled> {
  const plan = { ...recurringPlan(company), ...change.plan };
  const recurrence = { ...mondaysAndThursdays(), ...change.recurrence };
  const input = { ...anAttempt(), plan, recurrence };
  return company.owner.api.schedules.addRecurringShift.mutate(input);
}

/** As `aRecurringShift`, for its id alone. */
export async function aRecurringShiftId(company: TestCompany): Promise<RecurringShiftId> {
  return (await aRecurringShift(company)).recurringShiftId;
}
