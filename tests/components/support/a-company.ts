import { aLocationId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { aJobRole, roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { StoredLocation } from "@crewline/domain/records/locations/location-record";
import { blankDetails } from "@crewline/domain/records/locations/location-record";
import { aCompany } from "@crewline/domain/rules/company/ruled-company.test-support";
import { live } from "./fake-live.ts";

export const harbor: StoredLocation = {
  ...blankDetails,
  id: aLocationId("harbor"),
  name: "Harborside",
  address: "",
  timeZone: "America/New_York",
  status: "active",
  openingHours: {},
  version: 1,
};

/** Harbor Coffee with one location, where Ana and Ben work. */
export function putCompany(): void {
  const jobRoleIds = [roleId("barista")];
  live.put({
    "companies/c1": { ...aCompany(), jobRoles: [aJobRole("Barista")] },
    "companies/c1/locations/harbor": harbor,
    "companies/c1/employees/ana": anEmployee({
      id: anEmployeeId("ana"),
      name: "Ana Diaz",
      jobRoleIds,
    }),
    "companies/c1/employees/ben": anEmployee({
      id: anEmployeeId("ben"),
      name: "Ben Ito",
      jobRoleIds,
    }),
  });
}
