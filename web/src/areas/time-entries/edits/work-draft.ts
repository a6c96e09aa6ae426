import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { WorkDraft } from "./work-fields.tsx";

/** The work of an entry as the fields hold it. */
export function workDraftOf({
  locationId,
  jobRoleId,
  shiftId,
}: Pick<TimeEntry, "locationId" | "jobRoleId" | "shiftId">): WorkDraft {
  return { locationId, jobRoleId: jobRoleId ?? "", shiftId: shiftId ?? "" };
}

/** The chosen id; null for none. */
export function idOrNull<Id extends string>(id: Id | ""): Id | null {
  return id === "" ? null : id;
}
