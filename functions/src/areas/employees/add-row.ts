import { may } from "@crewline/domain/access/permissions";
import { requireBirthDate } from "@crewline/domain/employees/birth-date";
import { localDateAt } from "@crewline/domain/time/zone";
import { checkHours } from "@crewline/domain/employees/check-hours";
import type { Employee, EmployeeProfile } from "@crewline/domain/employees/employee";
import { noPersonalData, noTerms } from "@crewline/domain/employees/employee";
import type { EmployeeRow } from "@crewline/domain/employees/employee-inputs";
import { colourOf } from "@crewline/domain/employees/pick-colour";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { withChanges } from "@crewline/domain/rules/with-changes";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import type { RowDone } from "../../rpc/run-batch.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { employeeEmailId } from "../../store/employee-emails.ts";
import { getActiveLocations } from "../../store/get-locations.ts";
import { requireFreeEmails } from "./claim-emails.ts";
import { createFirstPay } from "./create-first-pay.ts";
import { requireFreePayrollId } from "./edit-employee.ts";
import type { UndoOfRow } from "./undo-of-row.ts";

/** Adds the person of a row, with the rate that it begins with where it names one. */
export async function addRow(
  store: CompanyStore,
  actor: Actor,
  row: EmployeeRow,
): Promise<RowDone> {
  if (!may({ role: actor.role, isStaff: false }, "employees", "add")) {
    throw new RuleViolation("mayNotAdd", {});
  }
  const id = store.employees.newId();
  const employee = newEmployee(id, row);
  requireBirthDate(row.profile.birthDate, localDateAt(now(), "UTC"));
  const profile = withChanges<EmployeeProfile>(noProfile, row.profile);
  await getActiveLocations(store, employee.locationIds);
  await requireFreePayrollId(store, employee);
  await requireFreeEmails(store, profile.email === null ? [] : [profile.email]);
  const { currency } = await store.company();
  store.employees.create(id, employee);
  store.employeeProfiles.create(id, profile);
  const wageChangeId = createFirstPay(store, actor, {
    employee,
    firstRate: row.firstRate,
    currency,
  });
  if (profile.email !== null) {
    store.employeeEmails.create(employeeEmailId(profile.email), { employeeId: id });
  }
  const undo: UndoOfRow = {
    kind: "added",
    version: 1,
    profileVersion: 1,
    employee: {},
    profile: {},
    wageChangeId,
  };
  return { recordId: id, title: employee.name, undo };
}

const noProfile: EmployeeProfile = {
  email: null,
  phone: null,
  notes: "",
  ...noPersonalData,
  version: 1,
};

function newEmployee(id: string, { employee: values }: EmployeeRow): Employee {
  const { name, locationIds } = values;
  if (name === undefined || locationIds === undefined) throw new RuleViolation("nameMissing", {});
  const blank: Employee = {
    id,
    name,
    jobRoles: [],
    locationIds,
    status: "active",
    colour: colourOf(id),
    userId: null,
    payrollId: null,
    hiredOn: null,
    terminatedOn: null,
    ...noTerms,
    version: 1,
  };
  const employee = withChanges(blank, { ...values, locationIds: [...new Set(locationIds)] });
  checkHours(employee);
  return employee;
}
