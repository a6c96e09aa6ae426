import type { AlertId } from "../../kernel/ids/record-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { Alert } from "../../records/alerts/alert.ts";

/** A reason for an alert that the current data shows. */
export interface Cause extends Pick<
  Alert,
  "id" | "type" | "locationId" | "subject" | "employeeId" | "facts" | "count"
> {
  /** The job role of the work that it is about; null for other causes. */
  jobRoleId: JobRoleId | null;
}

type Named = Pick<Cause, "type" | "locationId"> & { key: string };

/** The id of the one alert of a type about the subject that `key` names. */
export function alertId({ type, locationId, key }: Named): AlertId {
  return [type, locationId, key]
    .filter((part) => part !== null && part !== "")
    .join("_") as AlertId;
}
