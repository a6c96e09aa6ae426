import type { RecordChange } from "../../records/history/record-changes.ts";
import { valueChanges } from "../../records/history/record-changes.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import type { NameOfRole } from "../job-roles/job-role-names.ts";
import { nameOrNone } from "../job-roles/job-role-names.ts";

/**
 * The differences between two states of a location; archiving and restoring are acts of their own.
 * Job roles are written with the names that they have now.
 */
export function locationChanges(
  before: LocationRecord,
  after: LocationRecord,
  roleName: NameOfRole,
): RecordChange[] {
  const changes = valueChanges(factsOf(before, roleName), factsOf(after, roleName));
  return changes.filter(({ field }) => field !== "status");
}

function factsOf({ jobRoleIds, staffing, ...rest }: LocationRecord, roleName: NameOfRole): object {
  return {
    ...rest,
    jobRoles: jobRoleIds.map(roleName),
    staffing: staffing.map(({ jobRoleId, ...need }) => ({
      ...need,
      jobRole: nameOrNone(jobRoleId, roleName),
    })),
  };
}
