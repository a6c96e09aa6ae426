import type { DayHours } from "../../records/locations/opening-hours.ts";

/** The cell of a day on which the place does not open. */
export const CLOSED = "closed";

/** The hours of a day in a cell: "09:00-12:00; 14:00-18:00", or "closed". */
export function hoursCell(hours: DayHours | undefined): string {
  if (hours === undefined || hours.length === 0) return CLOSED;
  return hours.map(({ opensAt, closesAt }) => `${opensAt}-${closesAt}`).join("; ");
}
