import type { CompanyId } from "../../kernel/ids/entity-ids.ts";
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

type Recurring = Pick<Company, "id" | "timeZone" | "demoUntil">;

/** The recurring work of a company, and the deletion of a demo. */
export function companyWork(
  { id: companyId, timeZone, demoUntil }: Recurring,
  now: Instant,
): DueWork[] {
  const night = nextNight(now, timeZone, companyId);
  return [
    newDueWork({ job: "companyNight", companyId, dueAt: night }),
    newDueWork({ job: "adminWatch", companyId, dueAt: nextAdminWatch(now) }),
    ...(demoUntil === undefined
      ? []
      : [newDueWork({ job: "demoRemoval", companyId, dueAt: demoUntil })]),
  ];
}
