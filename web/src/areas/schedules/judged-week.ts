import type { LimitsSection } from "@crewline/domain/records/company/rule-sections";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CompanyRules } from "@crewline/domain/rules/company/rules-on";
import type {
  JudgedPerson,
  JudgedPlace,
} from "@crewline/domain/rules/schedules/findings/judged-shift";
import type { RosterWeek } from "./model/roster-context.ts";

type Rules = Pick<CompanyRules, "workRules"> & { limits: LimitsSection };
type Week = Pick<RosterWeek, "location" | "companyRoles" | "names">;

/** The location of the week, as shifts at it are judged. */
export function judgedPlace(week: Week, { limits, workRules }: Rules): JudgedPlace {
  return {
    location: week.location,
    limits,
    jobRoles: week.companyRoles,
    shiftGapSeconds: workRules.shiftGapSeconds,
    names: week.names,
    budget: null,
    notice: null,
  };
}

/** An employee of the week, as their shifts are judged; `isWhole` if those are all of the week. */
export function judgedPerson(
  employee: Employee,
  { availability, timeOff }: Pick<RosterWeek, "availability" | "timeOff">,
  { shifts, isWhole }: { shifts: readonly Shift[]; isWhole: boolean },
): JudgedPerson {
  return {
    employee,
    shifts,
    isWhole,
    timeOff,
    said: availability.said.get(employee.id) ?? null,
    minorRulesOn: () => null,
    overtime: null,
  };
}
