import type { CompanyId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Company } from "../../records/company/company.ts";
import type { DueWork } from "../../records/jobs/due-work.ts";
import { newDueWork } from "../../records/jobs/due-work.ts";
import type { Location } from "../../records/locations/location.ts";
import { nextAdminWatch, nextNight } from "./due-times.ts";

/** The nightly work of a location; null for an archived one. */
export function locationNight(
  companyId: CompanyId,
  { id: locationId, status, timeZone }: Pick<Location, "id" | "status" | "timeZone">,
  now: Instant,
): DueWork | null {
  if (status !== "active") return null;
  const dueAt = nextNight(now, timeZone, `${companyId}_${locationId}`);
  return newDueWork({ job: "locationNight", companyId, locationId, dueAt });
}

/**
 * The look at the alerts of a location, or of the company where `locationId` is null: at `dueAt`,
 * whenever it was due before.
 */
export function alertWatch(
  companyId: CompanyId,
  locationId: LocationId | null,
  dueAt: Instant,
): DueWork {
  return newDueWork({ job: "alertWatch", companyId, locationId, dueAt });
}

/** The recurring work of a location; none of an archived one, whose alerts end with the next look. */
export function locationWork(
  companyId: CompanyId,
  location: Pick<Location, "id" | "status" | "timeZone">,
  now: Instant,
): DueWork[] {
  const night = locationNight(companyId, location, now);
  return [...(night === null ? [] : [night]), alertWatch(companyId, location.id, now)];
}

type Recurring = Pick<Company, "id" | "timeZone" | "demoUntil" | "standing">;

/** The recurring work of a company, the deletion of a demo, and the erasure of a deleted company. */
export function companyWork(
  { id: companyId, timeZone, demoUntil, standing }: Recurring,
  now: Instant,
): DueWork[] {
  const night = nextNight(now, timeZone, companyId);
  const eraseAt = standing?.eraseAt ?? null;
  return [
    newDueWork({ job: "companyNight", companyId, dueAt: night }),
    newDueWork({ job: "adminWatch", companyId, dueAt: nextAdminWatch(now) }),
    alertWatch(companyId, null, now),
    ...(demoUntil === undefined
      ? []
      : [newDueWork({ job: "demoRemoval", companyId, dueAt: demoUntil })]),
    ...(eraseAt === null ? [] : [newDueWork({ job: "companyErasure", companyId, dueAt: eraseAt })]),
  ];
}
