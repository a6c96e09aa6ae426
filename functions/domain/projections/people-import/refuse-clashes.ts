import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { ruleSentence } from "../../words/violations/rule-sentence.ts";
import { withChanges } from "../../kernel/fields/with-changes.ts";
import { RuleViolation } from "../../rules/violations/rule-violation.ts";
import { checkHours } from "../../rules/employees/check-hours.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { noTerms } from "../../records/employees/employee.ts";
import type { EmployeeRow } from "../../rules/employees/employee-inputs.ts";
import type { FileTerms, PersonOnFile } from "./file-terms.ts";
import { requireNotRemoved } from "../../rules/employees/pseudonym.ts";

/** The data that the rows of a file are compared with. */
export interface Register {
  people: readonly PersonOnFile[];
  /** Everyone in the directory; payroll IDs are unique beyond the reach of who imports. */
  everyone: readonly Pick<Employee, "id" | "name" | "payrollId">[];
  terms: Pick<FileTerms, "locations" | "locale">;
}

interface Owner {
  id: string;
  name: string;
}

/**
 * Answers for each row in turn why saving it would be refused, null where it would not. An ID or
 * address that an earlier row gives up is not free before the file is imported, because rows are
 * saved side by side.
 */
export function clashFinder(register: Register): (row: EmployeeRow) => string | null {
  const { people, everyone, terms } = register;
  const payrollIds = ownersOf(everyone.map((one) => [one.payrollId, one]));
  const emails = ownersOf(people.map(({ employee, profile }) => [profile.email, employee]));
  const onFile = new Map(people.map((person) => [person.employee.id, person]));

  const check = (row: EmployeeRow, owner: Owner) => {
    const person = row.employeeId === null ? undefined : onFile.get(row.employeeId);
    if (person === undefined) requireActive(terms.locations, row.employee.locationIds ?? []);
    else requireNotRemoved(person.employee);
    checkHours(withChanges(person?.employee ?? noHours, row.employee));
    const payrollId = row.employee.payrollId ?? "";
    const email = row.profile.email ?? "";
    const holder = otherOwner(payrollIds, payrollId, owner);
    if (holder !== null) {
      throw new RuleViolation("duplicatePayrollId", { payrollId, who: holder.name });
    }
    if (otherOwner(emails, email, owner) !== null) {
      throw new RuleViolation("duplicateEmail", { email });
    }
    claim(payrollIds, payrollId, owner);
    claim(emails, email, owner);
  };

  return (row) => {
    try {
      check(row, { id: row.employeeId ?? `line ${row.key}`, name: row.title });
      return null;
    } catch (error) {
      if (error instanceof RuleViolation) return ruleSentence(error, terms.locale);
      throw error;
    }
  };
}

const noHours: Parameters<typeof checkHours>[0] = noTerms;

function requireActive(locations: FileTerms["locations"], ids: readonly LocationId[]): void {
  const archived = locations.find(({ id, status }) => ids.includes(id) && status === "archived");
  if (archived !== undefined) throw new RuleViolation("archivedLocation", { where: archived.name });
}

function otherOwner(owners: ReadonlyMap<string, Owner>, key: string, owner: Owner): Owner | null {
  const found = key === "" ? undefined : owners.get(key);
  return found === undefined || found.id === owner.id ? null : found;
}

function claim(owners: Map<string, Owner>, key: string, owner: Owner): void {
  if (key !== "") owners.set(key, owner);
}

function ownersOf(entries: readonly (readonly [string | null, Owner])[]): Map<string, Owner> {
  return new Map(
    entries.flatMap(([key, { id, name }]) =>
      key === null || key === "" ? [] : [[key, { id, name }]],
    ),
  );
}
