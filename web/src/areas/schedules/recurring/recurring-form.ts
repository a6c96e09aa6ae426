import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type {
  ListedRecurringShift,
  RecurringPlan,
} from "@crewline/domain/records/schedules/recurring-shift";
import type { RepeatForm } from "./repeat-form.ts";
import { repeatFormOf } from "./repeat-form.ts";

/** The fields of a recurring shift as they are typed; "" means none. */
export interface RecurringForm {
  fromDay: string;
  employeeId: EmployeeId | "";
  startsAtLocal: string;
  endsAtLocal: string;
  jobRoleId: string;
  breakMinutes: string;
  note: string;
  spots: string;
  repeat: RepeatForm;
}

export function recurringFormOf(
  { plan, recurrence }: Pick<ListedRecurringShift, "plan" | "recurrence">,
  fromDay: LocalDate,
): RecurringForm {
  const { startsAtLocal, endsAtLocal, note } = plan;
  return {
    fromDay,
    employeeId: plan.employeeId ?? "",
    startsAtLocal,
    endsAtLocal,
    jobRoleId: plan.jobRoleId ?? "",
    breakMinutes: String(plan.unpaidBreakSeconds / 60),
    note,
    spots: String(plan.spots),
    repeat: repeatFormOf(recurrence),
  };
}

/** The plan that is typed; fields without an input stay as they were. */
export function planFromForm(form: RecurringForm, before: RecurringPlan): RecurringPlan {
  const { employeeId, jobRoleId, startsAtLocal, endsAtLocal, note } = form;
  return {
    ...before,
    startsAtLocal,
    endsAtLocal,
    note,
    employeeId: employeeId === "" ? null : employeeId,
    jobRoleId: jobRoleId === "" ? null : jobRoleIdSchema.parse(jobRoleId),
    unpaidBreakSeconds: Math.round(Number(form.breakMinutes) * 60),
    spots: employeeId === "" ? Number(form.spots) : 1,
  };
}
