import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeIdSchema, timeOffIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { DomainEvent, DomainEventType } from "@crewline/domain/records/events/domain-event";
import { lookSoon } from "../operations/alerts/look-soon.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";

/** What concerns the alerts of the company as a whole. */
const ofCompany: readonly DomainEventType[] = ["accessChanged", "driftFound"];

/** The fields of a location from which alerts follow. */
const watchedFields = ["budget", "geofence", "openingHours", "specialDays", "timeZone"];

/** True for all events but changes of a location that no alert follows from. */
export function mayChangeAlerts({ type, facts }: Pick<DomainEvent, "type" | "facts">): boolean {
  if (type !== "locationChanged") return true;
  const fields = String(facts["fields"] ?? "").split(",");
  return watchedFields.some((field) => fields.includes(field));
}

/**
 * Sets the next look at the alerts that an event concerns to now. Punches and shifts need no event:
 * the summary that they change does it. Twice is harmless, because a look compares.
 */
export async function lookAtAlerts(event: DomainEvent): Promise<void> {
  const { companyId, type } = event;
  const store = await readCompany(companyId);
  const locationIds = await locationsOf(store, event);
  if (ofCompany.includes(type)) await lookSoon(companyId, null);
  for (const id of locationIds) await lookSoon(companyId, id);
}

/** The locations that an event is about: its own, or those of its employee. */
async function locationsOf(store: CompanyStore, event: DomainEvent): Promise<LocationId[]> {
  const { locationId, type, subject } = event;
  if (locationId !== null) return [locationId];
  if (type === "timeOffChanged") {
    const timeOff = await store.timeOff.find(timeOffIdSchema.parse(subject.id));
    return timeOff?.locationIds ?? [];
  }
  if (type !== "employmentEnded") return [];
  const employee = await store.employees.find(employeeIdSchema.parse(subject.id));
  return employee?.locationIds ?? [];
}
