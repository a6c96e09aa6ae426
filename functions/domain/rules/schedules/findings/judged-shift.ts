import type { ShiftId } from "../../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { LimitsSection } from "../../../records/company/rule-sections.ts";
import type { Employee } from "../../../records/employees/employee.ts";
import type { JobRole } from "../../../records/job-roles/job-role.ts";
import type { Location } from "../../../records/locations/location.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import type { TimeOff } from "../../../records/time-off/time-off.ts";
import type { WorkRules } from "../../../records/work-rules/work-rules.ts";
import type { Said } from "../../availability/held-times.ts";
import type { Names } from "../find-overlap.ts";
import type { MinorRules } from "./minors/minor-rules.ts";
import type { WeekBudget } from "./week-budget.ts";

/** A planned shift as it is judged; `id` is null for one that is not stored. */
export type JudgedShift = Pick<
  Shift,
  | "employeeId"
  | "locationId"
  | "jobRoleId"
  | "day"
  | "weekStart"
  | "startsAtLocal"
  | "endsAtLocal"
  | "startsAt"
  | "endsAt"
  | "timeZone"
  | "unpaidBreakSeconds"
  | "requiredSkillIds"
> & { id: ShiftId | null };

/** Another shift of the employee: a stored one, or one that the same change adds. */
export type StandingShift = JudgedShift & Pick<Shift, "id" | "state">;

/** An employee with everything that decides whether a shift suits them. */
export interface JudgedPerson {
  employee: Pick<
    Employee,
    | "id"
    | "name"
    | "locationIds"
    | "jobRoleIds"
    | "skills"
    | "maxSecondsPerWeek"
    | "leave"
    | "hiredOn"
    | "status"
    | "terminatedOn"
    | "employments"
  >;
  /**
   * The employee's shifts of the week and of the days around it, at every location; the judged
   * shift may be among them, it counts once.
   */
  shifts: readonly StandingShift[];
  /** False if those are not all, because the reader may not see some: then no totals are judged. */
  isWhole: boolean;
  /** Time off of the employee; only what is approved counts. */
  timeOff: readonly TimeOff[];
  /** Null for an employee who said nothing. */
  said: Said | null;
  /** The limits of a young employee on a day; empty for adults, and where the company uses none. */
  minorRulesOn: (day: LocalDate) => readonly MinorRules[];
  /** How the overtime of a workweek is computed; null if it is not to be judged. */
  overtime: { timeZone: string; rulesOf: (weekStart: LocalDate) => WorkRules } | null;
}

/** What holds for every shift at a location. */
export interface JudgedPlace {
  location: Pick<Location, "id" | "name" | "specialDays" | "schoolBreaks">;
  limits: LimitsSection;
  jobRoles: readonly Pick<JobRole, "id" | "requiredSkillIds">[];
  /** A shorter gap between two shifts is a break within one of them. */
  shiftGapSeconds: number;
  names: Names;
  /** Null where none is set, and for what is no plan of a manager, such as a swap of employees. */
  budget: WeekBudget | null;
}
