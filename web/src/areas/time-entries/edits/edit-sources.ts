import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";

/** The records of a week that the edits of its entries choose from. */
export interface EditSources {
  entries: readonly TimeEntry[];
  employees: readonly Employee[];
  locations: readonly Location[];
  shifts: readonly PublishedShift[];
}

/** The props of every edit of one entry. */
export interface EditDialogProps {
  /** As live data shows it; another person may change it while the dialog is open. */
  entry: TimeEntry;
  employeeName: string;
  sources: EditSources;
  /** Shows another entry in the panel, where this one no longer counts. */
  onOpen: (entryId: TimeEntryId) => void;
  onClose: () => void;
}
