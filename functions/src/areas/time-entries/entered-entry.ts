import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { noPositions, unedited } from "@crewline/domain/records/time-entries/time-entry";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import type { EnteredWork } from "./place-work.ts";
import { placeWork } from "./place-work.ts";

interface Entered extends Omit<EnteredWork, "entryId"> {
  employeeId: EmployeeId;
  byName: string;
}

/** A new entry without a punch. Throws what `placeWork` throws. */
export function enteredEntry(book: WeekBook, { employeeId, byName, ...work }: Entered): TimeEntry {
  const id = book.store.timeEntries.newId();
  return {
    id,
    employeeId,
    ...placeWork(book, { ...work, entryId: id }, false),
    punched: null,
    proposedEndsAt: null,
    positions: noPositions,
    punches: [],
    ...unedited,
    state: "closed",
    flags: [],
    approvedByName: null,
    approvedAt: null,
    updatedByName: byName,
    updatedAt: book.terms.now,
    version: 1,
  };
}
