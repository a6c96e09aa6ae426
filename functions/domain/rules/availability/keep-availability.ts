import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { Availability, AvailabilityEntry } from "../../records/employees/availability.ts";

/**
 * Returns the locations by which a person's availability is found: the person's locations, or
 * none without entries, so that a week of the schedule does not read empty records.
 */
export function placesOf(
  entries: readonly AvailabilityEntry[],
  { locationIds }: Pick<Employee, "locationIds">,
): LocationId[] {
  return entries.length === 0 ? [] : [...locationIds];
}

/** The entries of two records of one person: those of the record that stays, if it has any. */
export function entriesOfBoth(
  stays: Pick<Availability, "entries"> | null,
  duplicate: Pick<Availability, "entries"> | null,
): AvailabilityEntry[] {
  const own = stays?.entries ?? [];
  return own.length > 0 ? own : (duplicate?.entries ?? []);
}

/** The entries without what was written beside them. */
export function withoutNotes(entries: readonly AvailabilityEntry[]): AvailabilityEntry[] {
  return entries.map((entry) => ({ ...entry, note: "" }));
}
