import type { LocationId, EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Company } from "../../records/company/company.ts";
import { hasChangedRules } from "../../rules/company/founding-changes.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { Location } from "../../records/locations/location.ts";
import type { Schedule } from "../../records/schedules/schedule.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

/** The records of a new company so far. */
export interface FirstStepsInput {
  company: Pick<Company, "onBoarding" | "onBoardedAt" | "ruleChanges" | "createdAt">;
  locations: readonly Pick<Location, "openingHours">[];
  employees: readonly Pick<Employee, "id" | "status" | "userId" | "jobRoleIds">[];
  /** The people who have a wage, or get one later. */
  paidEmployeeIds: ReadonlySet<EmployeeId>;
  schedules: readonly Pick<Schedule, "locationId" | "weekStart" | "publishedVersion">[];
  hasPunched: boolean;
}

export type FirstStepName =
  | "location"
  | "rules"
  | "people"
  | "wages"
  | "week"
  | "invitations"
  | "punch";

/** One line of the list; `left` counts what is missing where that can be counted. */
export interface FirstStep {
  name: FirstStepName;
  isDone: boolean;
  left: number;
  /** The week that is drafted and waits to be published; null where there is none. */
  draft: { locationId: LocationId; weekStart: LocalDate } | null;
}

/**
 * The way of a new company to a week that people clock in for, each step with what is left of it.
 * Steps that need another one first come after it.
 */
export function firstSteps(input: FirstStepsInput): FirstStep[] {
  const { company, locations, schedules, hasPunched } = input;
  const people = input.employees.filter(({ status }) => status !== "terminated");
  const unpaid = people.filter(({ id }) => !input.paidEmployeeIds.has(id)).length;
  const uninvited = people.filter(
    ({ status, userId }) => userId === null && status !== "invited",
  ).length;
  const hasRules = !company.onBoarding.skipped.includes("rules") || hasChangedRules(company);
  const isPublished = schedules.some((week) => week.publishedVersion > 0);
  const draft = schedules.find((week) => week.publishedVersion === 0) ?? null;
  return [
    step("location", locations.length > 0),
    step("rules", hasRules),
    step("people", people.length > 0),
    step("wages", people.length > 0 && unpaid === 0, unpaid),
    { ...step("week", isPublished), draft },
    step("invitations", people.length > 0 && uninvited === 0, uninvited),
    step("punch", hasPunched),
  ];
}

function step(name: FirstStepName, isDone: boolean, left = 0): FirstStep {
  return { name, isDone, left, draft: null };
}
