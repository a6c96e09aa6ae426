import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { SalesMonth } from "@crewline/domain/records/sales/sales-month";
import { salesMonthId, salesMonthSchema } from "@crewline/domain/records/sales/sales-month";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The sales of the month that holds a day, for managers of the location; null without any. */
export function salesMonthSource(
  actor: Actor,
  { locationId, day }: { locationId: LocationId; day: LocalDate },
): LiveSource<SalesMonth | null> {
  return documentSource({
    ...inCompany(actor, `salesMonths/${salesMonthId(locationId, day)}`),
    schema: salesMonthSchema,
  });
}
