import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { timeEntrySchema } from "@crewline/domain/records/time-entries/time-entry";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { companyPath } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { between, by, equals, reachOf } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

interface WantedEntries {
  fromDay: LocalDate;
  toDay: LocalDate;
  locationIds?: readonly string[];
  employeeId?: string;
  state?: TimeEntry["state"];
}

/** Time entries of the days from `fromDay` to `toDay`, both included, within the reader's reach. */
export function timeEntriesSource(reader: Reader, wanted: WantedEntries): LiveSource<TimeEntry[]> {
  const inState = wanted.state === undefined ? [] : [equals("state", wanted.state)];
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/timeEntries`,
    schema: timeEntrySchema,
    filters: [...inState, ...between("day", wanted.fromDay, wanted.toDay)],
    alternatives: reachOf(reader, "locationId", wanted),
    compare: by(
      (entry) => entry.payable.startsAt,
      (entry) => entry.id,
    ),
  });
}

export function timeEntrySource(reader: Reader, entryId: string): LiveSource<TimeEntry | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/timeEntries/${entryId}`,
    schema: timeEntrySchema,
  });
}
