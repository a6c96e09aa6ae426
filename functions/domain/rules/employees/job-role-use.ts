import type { Locale } from "../../kernel/formats/locale.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { jobRolesOf } from "./filter-employees.ts";
import { pickColour } from "../../records/company/pick-colour.ts";
import { roleKey } from "../../kernel/text/role-key.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { JobRole } from "../../records/company/rule-change.ts";
import { MOST_JOB_ROLES } from "../../records/company/rule-change.ts";

type Holder = Pick<Employee, "jobRoles" | "status">;

/** Words that present people have for what they do and no list has, each once whatever its case. */
export function unlistedRoles(
  employees: readonly Employee[],
  ...lists: readonly (readonly JobRole[])[]
): string[] {
  const known = new Set(lists.flat().map(({ name }) => roleKey(name)));
  const held = jobRolesOf(employees.filter(isPresent));
  return held.filter((name) => {
    const isNew = !known.has(roleKey(name));
    known.add(roleKey(name));
    return isNew;
  });
}

/** The names that the list does not have, each once whatever its case, as far as there is room. */
export function rolesToAdd(roles: readonly JobRole[], names: readonly string[]): string[] {
  const known = new Set(roles.map(({ name }) => roleKey(name)));
  const missing = names.filter((name) => {
    const isNew = !known.has(roleKey(name));
    known.add(roleKey(name));
    return isNew;
  });
  return missing.slice(0, Math.max(0, MOST_JOB_ROLES - roles.length));
}

/** The list without the role of this name. */
export function withoutRole(roles: readonly JobRole[], name: string): JobRole[] {
  return roles.filter((role) => roleKey(role.name) !== roleKey(name));
}

/** The list with roles of these names at its end, in colours that differ. */
export function withRoles(roles: readonly JobRole[], names: readonly string[]): JobRole[] {
  return names.reduce<JobRole[]>(
    (all, name) => [...all, { name, colour: pickColour(all.length) }],
    [...roles],
  );
}

/**
 * Returns the warnings for renaming or removing roles, because employees keep the old role name:
 * one sentence for each role that is no longer in the list and that an employee still has.
 */
export function keptWords(
  before: readonly JobRole[],
  after: readonly JobRole[],
  { employees, locale }: { employees: readonly Holder[]; locale: Locale },
): string[] {
  const listed = new Set(after.map(({ name }) => roleKey(name)));
  return before
    .filter(({ name }) => !listed.has(roleKey(name)))
    .map(({ name }) => ({ name, count: holdersOf(name, employees) }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => {
      const sentences = {
        one: `1 person is ${name}; they keep the word until you change it under Employees.`,
        other: `${count} people are ${name}; they keep the word until you change it under Employees.`,
      };
      return pluralForm(count, sentences, locale);
    });
}

function holdersOf(name: string, employees: readonly Holder[]): number {
  return employees.filter(
    (person) =>
      isPresent(person) && person.jobRoles.some((role) => roleKey(role) === roleKey(name)),
  ).length;
}

function isPresent({ status }: Holder): boolean {
  return status !== "terminated";
}
