import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { withChanges } from "../../kernel/fields/with-changes.ts";
import { checkHours } from "./check-hours.ts";
import type { Employee, EmployeeProfile } from "../../records/employees/employee.ts";
import { noPersonalData, newEmployment } from "../../records/employees/employee.ts";
import type { EmployeeRow } from "./employee-inputs.ts";
import { colourOf } from "../../records/company/pick-colour.ts";

export interface WholeRecord {
  employee: Employee;
  profile: EmployeeProfile;
}

type NewValues = Pick<EmployeeRow, "employee" | "profile">;

/**
 * The record that a row of a new person begins with. Throws nameMissing without a name or a
 * location, hoursOutOfOrder where minimum, contract and maximum hours do not rise.
 */
export function newRecord(id: EmployeeId, values: NewValues): WholeRecord {
  const { name, locationIds } = values.employee;
  if (name === undefined || locationIds === undefined) throw new RuleViolation("nameMissing", {});
  const blank: Employee = {
    id,
    name,
    jobRoleIds: [],
    locationIds,
    status: "active",
    colour: colourOf(id),
    ...newEmployment,
  };
  const unique = [...new Set(locationIds)];
  const employee = withChanges(blank, { ...values.employee, locationIds: unique });
  checkHours(employee);
  return { employee, profile: withChanges<EmployeeProfile>(noProfile, values.profile) };
}

const noProfile: EmployeeProfile = {
  email: null,
  phone: null,
  notes: "",
  ...noPersonalData,
  version: 1,
};

/**
 * True if a record is still as it was when it was added. An invitation that was not accepted and
 * changes that were undone do not count.
 */
export function isAsAdded({ employee, profile }: WholeRecord, values: NewValues): boolean {
  const added = newRecord(employee.id, values);
  const isWaiting = employee.status === "active" || employee.status === "invited";
  return (
    isWaiting &&
    isSame({ ...employee, ...unread(added.employee) }, added.employee) &&
    isSame({ ...profile, version: 1 }, added.profile)
  );
}

/** The fields that inviting and taking back change. */
function unread({ status, colour, version }: Employee) {
  return { status, colour, version };
}

function isSame<T extends object>(a: T, b: T): boolean {
  const values = new Map(Object.entries(b));
  return Object.entries(a).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(values.get(name)),
  );
}
