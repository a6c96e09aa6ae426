import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { anEmployeeId, aLocationId, aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { Company } from "@crewline/domain/records/company/company";
import { defaultSecurity } from "@crewline/domain/records/company/company";
import { defaultKioskPhotos } from "@crewline/domain/records/kiosks/punch-photo";
import { defaultPayrollFiles } from "@crewline/domain/records/company/payroll-layout";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { newEmployment } from "@crewline/domain/records/employees/employee";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import { newTimeOffTypes } from "@crewline/domain/records/time-off/time-off-type";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";

/** A company as it is stored, without locations. */
export const smallCompany = (id: CompanyId): Company => ({
  id,
  name: "Harbor Coffee",
  country: "US",
  currency: "USD",
  timeZone: "America/New_York",
  formats: deviceFormats,
  payPeriod: { kind: "weekly", startsOn: "sunday" },
  workRules: presetRules("flsa"),
  security: defaultSecurity,
  ruleChanges: [],
  industry: null,
  jobRoles: [],
  skills: [],
  timeOffTypes: newTimeOffTypes,
  kioskPhotos: defaultKioskPhotos,
  alertRules: [],
  payrollFiles: defaultPayrollFiles,
  createdAt: "2026-01-01T00:00:00.000Z",
  createdBy: aUserId("u0"),
  onBoardedAt: null,
  onBoarding: { step: "location", skipped: [] },
  version: 1,
});

/** An employee without a login, as stored. */
export const invitedEmployee = (change: Partial<Employee>): Employee => ({
  id: anEmployeeId("ana"),
  name: "Ana Diaz",
  jobRoleIds: [roleId("barista")],
  locationIds: [aLocationId("pier")],
  status: "invited",
  colour: "#112233",
  ...newEmployment,
  ...change,
});
