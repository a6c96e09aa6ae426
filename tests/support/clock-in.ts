import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { Api } from "./api-client.ts";
import { anAttempt } from "./api-client.ts";

/** Clocks in as the person of the API; without a job role as their first one. */
export const clockIn = (api: Api, locationId: LocationId, jobRoleId: JobRoleId | null = null) =>
  api.timeEntries.clockIn.mutate({ ...anAttempt(), locationId, jobRoleId });
