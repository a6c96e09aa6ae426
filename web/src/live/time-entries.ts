import type { EmployeeId, LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { timeEntrySchema } from "@crewline/domain/records/time-entries/time-entry";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { between, by, descending, equals, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

interface WantedEntries {
  fromDay: LocalDate;
  toDay: LocalDate;
  locationIds?: readonly LocationId[];
  employeeId?: EmployeeId;
  state?: TimeEntry["state"];
}

/** Time entries of the days from `fromDay` to `toDay`, both included, within the actor's reach. */
export function timeEntriesSource(actor: Actor, wanted: WantedEntries): LiveSource<TimeEntry[]> {
  const inState = wanted.state === undefined ? [] : [equals("state", wanted.state)];
  return listSource({
    ...inCompany(actor, "timeEntries"),
    schema: timeEntrySchema,
    filters: [...inState, ...between("day", wanted.fromDay, wanted.toDay)],
    alternatives: reachOf(actor, "locationId", wanted),
    compare: by(
      (entry) => entry.payable.startsAt,
      (entry) => entry.id,
    ),
  });
}

/** The latest entries of these days, at most `limit`, the latest day first. */
export function latestEntriesSource(
  actor: Actor,
  { fromDay, toDay, limit, ...wanted }: Omit<WantedEntries, "state"> & { limit: number },
): LiveSource<TimeEntry[]> {
  return listSource({
    ...inCompany(actor, "timeEntries"),
    schema: timeEntrySchema,
    filters: between("day", fromDay, toDay),
    alternatives: reachOf(actor, "locationId", wanted),
    order: [{ field: "day", direction: "desc" }],
    limit,
    compare: descending(
      by(
        (entry) => entry.day,
        (entry) => entry.payable.startsAt,
        (entry) => entry.id,
      ),
    ),
  });
}

export function timeEntrySource(actor: Actor, entryId: TimeEntryId): LiveSource<TimeEntry | null> {
  return documentSource({
    ...inCompany(actor, `timeEntries/${entryId}`),
    schema: timeEntrySchema,
  });
}
