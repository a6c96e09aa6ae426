import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { timeEntrySchema } from "@crewline/domain/records/time-entries/time-entry";
import { missedClockOutDue } from "@crewline/domain/rules/jobs/due-times";
import { correctionWait } from "@crewline/domain/records/summaries/waiting";
import { saveDueWork } from "../due-work.ts";
import type { Collection } from "../unit/collection.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";
import { openWork } from "./packed/open-work.ts";

/**
 * The time entries. Every write of a running one also sets when it is looked at for a missed
 * clock-out, and one of which an employee asks for other times is in the open work while it
 * waits. It reads nothing, so that simultaneous clock-ins do not wait for each other.
 */
export function timeEntries(bound: CompanyUnit): Collection<TimeEntry> {
  const { unit, path, companyId } = bound;
  const records = collection(unit, {
    path: `${path}/timeEntries`,
    schema: timeEntrySchema,
    what: "timeEntry",
  });
  const write = (how: "create" | "save") => (id: TimeEntryId, entry: TimeEntry) => {
    records[how](id, entry);
    saveDueWork(unit, missedClockOutDue(companyId, entry));
    const wait = correctionWait(entry);
    if (wait !== null) openWork(bound).saveWait(wait);
  };
  return { ...records, create: write("create"), save: write("save") };
}
