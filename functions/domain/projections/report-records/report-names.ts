import type { EmployeeId, LocationId, UserId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";

/** What employees, locations, job roles and editors are called in a report. */
export interface ReportNames {
  employee: (id: EmployeeId) => string;
  location: (id: LocationId) => string;
  jobRole: (id: JobRoleId) => string;
  /** Null for a type that the company no longer has. */
  timeOffType: (id: string) => string | null;
  /** Who edits: a member, or one of before. */
  editor: (uid: UserId) => string;
}
