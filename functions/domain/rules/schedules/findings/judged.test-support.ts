import { anEmployee } from "../../../records/employees/employee-builder.test-support.ts";
import { defaultRules } from "../../../records/company/rule-sections.ts";
import { aLocationId, anEmployeeId } from "../../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../../records/job-roles/role-id.test-support.ts";
import type { JudgedPerson, JudgedPlace } from "./judged-shift.ts";

export const HOUR = 3600;

/** Ana, a barista of Harbor of whom nothing is known that could speak against a shift. */
export function aPerson({
  employee,
  ...change
}: Omit<Partial<JudgedPerson>, "employee"> & {
  employee?: Partial<JudgedPerson["employee"]>;
} = {}): JudgedPerson {
  return {
    employee: {
      ...anEmployee(),
      id: anEmployeeId("ana"),
      name: "Ana",
      locationIds: [aLocationId("harbor")],
      jobRoleIds: [roleId("barista")],
      ...employee,
    },
    shifts: [],
    isWhole: true,
    timeOff: [],
    said: null,
    minorRulesOn: () => [],
    overtime: null,
    ...change,
  };
}

/** Harbor without any limit. */
export function aPlace({
  limits,
  ...change
}: Omit<Partial<JudgedPlace>, "limits"> & {
  limits?: Partial<JudgedPlace["limits"]>;
} = {}): JudgedPlace {
  return {
    location: { id: aLocationId("harbor"), name: "Harbor", specialDays: [], schoolBreaks: [] },
    limits: { ...defaultRules.limits, ...limits },
    jobRoles: [],
    shiftGapSeconds: 0,
    names: { employee: () => "Ana", location: () => "Harbor" },
    budget: null,
    ...change,
  };
}
