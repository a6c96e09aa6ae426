import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { formatDay, formatLocalTime } from "@crewline/domain/kernel/formats/format-time";

/** The fields of the shift form as they are typed; "" means none. */
export interface ShiftForm extends Record<string, string> {
  employeeId: EmployeeId | "";
  day: string;
  startsAtLocal: string;
  endsAtLocal: string;
  startsInRepeatedHour: string;
  endsInRepeatedHour: string;
  jobRoleId: string;
  breakMinutes: string;
  note: string;
  claimMode: string;
  claimsEndHours: string;
}

export const fieldLabels: Readonly<Record<string, string>> = {
  employeeId: "Person",
  day: "Day",
  startsAtLocal: "Start",
  endsAtLocal: "End",
  startsInRepeatedHour: "Which start",
  endsInRepeatedHour: "Which end",
  jobRoleId: "Job role",
  breakMinutes: "Unpaid break",
  note: "Note",
  claimMode: "Who gets it",
  claimsEndHours: "Claims end",
};

/** The value of a field as the reader writes days and times. */
export function fieldValueWords(field: string, value: string, locale: Locale): string {
  if (field === "day") return formatDay(value, locale);
  if (field === "startsAtLocal" || field === "endsAtLocal") return formatLocalTime(value, locale);
  if (field === "breakMinutes") return `${value} min`;
  return value;
}

export function formOf(plan: ShiftPlan | Shift): ShiftForm {
  return {
    employeeId: plan.employeeId ?? "",
    day: plan.day,
    startsAtLocal: plan.startsAtLocal,
    endsAtLocal: plan.endsAtLocal,
    startsInRepeatedHour: plan.startsInRepeatedHour ?? "",
    endsInRepeatedHour: plan.endsInRepeatedHour ?? "",
    jobRoleId: plan.jobRoleId ?? "",
    breakMinutes: String(plan.unpaidBreakSeconds / 60),
    note: plan.note,
    claimMode: plan.claimMode ?? "",
    claimsEndHours: plan.claimsEndHours === undefined ? "" : String(plan.claimsEndHours),
  };
}

/** The plan that the form describes; whether it can be is decided by `checkShiftForm`. */
export function planFrom(form: ShiftForm, locationId: LocationId): ShiftPlan {
  return {
    locationId,
    employeeId: form.employeeId === "" ? null : form.employeeId,
    jobRoleId: roleFrom(form),
    day: form.day,
    startsAtLocal: form.startsAtLocal,
    endsAtLocal: form.endsAtLocal,
    startsInRepeatedHour: whichHour(form.startsInRepeatedHour),
    endsInRepeatedHour: whichHour(form.endsInRepeatedHour),
    unpaidBreakSeconds: Math.round(Number(form.breakMinutes) * 60),
    note: form.note,
    ...(form.employeeId === "" && claimTerms(form)),
  };
}

/** The chosen job role. */
export function roleFrom({ jobRoleId }: Pick<ShiftForm, "jobRoleId">): JobRoleId | null {
  return jobRoleId === "" ? null : jobRoleIdSchema.parse(jobRoleId);
}

function whichHour(value: string): ShiftPlan["startsInRepeatedHour"] {
  return value === "first" || value === "second" ? value : null;
}

/** How employees get an open shift, where it differs from the company's setting. */
function claimTerms({
  claimMode,
  claimsEndHours,
}: ShiftForm): Pick<ShiftPlan, "claimMode" | "claimsEndHours"> {
  return {
    ...((claimMode === "firstCome" || claimMode === "approval") && { claimMode }),
    ...(claimsEndHours !== "" && { claimsEndHours: Number(claimsEndHours) }),
  };
}
