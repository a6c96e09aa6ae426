import type { Company } from "../company/company.ts";
import type { Employee } from "../employees/employee.ts";
import type { Location } from "../locations/location.ts";
import type { Schedule } from "../schedules/schedule.ts";

/** What a new company has so far. */
export interface FirstStepsInput {
  company: Pick<Company, "onBoarding" | "onBoardedAt" | "ruleChanges">;
  locations: readonly Pick<Location, "openingHours">[];
  employees: readonly Pick<Employee, "id" | "status" | "userId" | "jobRoles">[];
  /** The people who have a wage, or get one later. */
  paidEmployeeIds: ReadonlySet<string>;
  schedules: readonly Pick<Schedule, "publishedVersion">[];
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
  const hasRules = !company.onBoarding.skipped.includes("rules") || company.ruleChanges.length > 0;
  return [
    { name: "location", isDone: locations.length > 0, left: 0 },
    { name: "rules", isDone: hasRules, left: 0 },
    { name: "people", isDone: people.length > 0, left: 0 },
    { name: "wages", isDone: people.length > 0 && unpaid === 0, left: unpaid },
    { name: "week", isDone: schedules.some((week) => week.publishedVersion > 0), left: 0 },
    { name: "invitations", isDone: people.length > 0 && uninvited === 0, left: uninvited },
    { name: "punch", isDone: hasPunched, left: 0 },
  ];
}
