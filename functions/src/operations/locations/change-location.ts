import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { JobRole } from "@crewline/domain/records/job-roles/job-role";
import type { HistoryAct } from "@crewline/domain/records/history/history-event";
import { locationSubject } from "@crewline/domain/records/history/history-event";
import { locationChanges } from "@crewline/domain/rules/history/location-changes";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "../history/event-actor.ts";
import { recordHistory } from "../history/record-history.ts";

/** Adds a location, with the first row of its history; `of` names the one that it copies. */
export function createLocation(
  store: CompanyStore,
  by: EventActor,
  { location, of = null }: { location: LocationRecord; of?: string | null },
): void {
  store.locationRecords.create(location.id, location);
  const act = of === null ? "added" : "duplicated";
  recordHistory(store, by, { subject: locationSubject(location.id), act, of });
}

interface Change {
  before: LocationRecord;
  after: LocationRecord;
  act?: Extract<HistoryAct, "archived" | "restored">;
  /** The company's job roles, where the change may reach them. */
  jobRoles?: readonly JobRole[];
  /** The number of people or planned shifts that moved with it. */
  count?: number;
}

/**
 * Saves a location with a row of its history; without an act of its own, a change that changes
 * nothing leaves no row.
 */
export function changeLocation(
  store: CompanyStore,
  by: EventActor,
  { before, after, act, jobRoles = [], count = 0 }: Change,
): void {
  const changes = locationChanges(before, after, jobRoleNames(jobRoles));
  store.locationRecords.save(after.id, after);
  if (act !== undefined || changes.length > 0) {
    const subject = locationSubject(after.id);
    recordHistory(store, by, { subject, act: act ?? "changed", count, changes });
  }
}

/** Removes a location that was added by mistake; the row says who took it back. */
export function removeLocation(store: CompanyStore, by: EventActor, locationId: LocationId): void {
  store.locationRecords.remove(locationId);
  recordHistory(store, by, { subject: locationSubject(locationId), act: "removed" });
}
