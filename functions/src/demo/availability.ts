import type {
  Availability,
  AvailabilityEntry,
} from "@crewline/domain/records/employees/availability";
import { placesOf } from "@crewline/domain/rules/availability/keep-availability";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Staffer } from "./staff.ts";

interface Saying {
  today: LocalDate;
  at: Instant;
}

const said: AvailabilityEntry = {
  kind: "unavailable",
  weekdays: ["tuesday", "thursday"],
  from: "2026-01-01",
  until: null,
  times: { startsAtLocal: "18:00", endsAtLocal: "22:00" },
  note: "Evening class",
};

/** About every fifth employee has an availability; the one with the printed sign-in always does. */
export function availabilityOf(
  { employee, uid }: Staffer,
  index: number,
  { today, at }: Saying,
): Availability | null {
  const entries = employee.status === "active" ? entriesOf(index, today) : [];
  if (entries.length === 0) return null;
  return {
    id: employee.id,
    employeeId: employee.id,
    locationIds: placesOf(entries, employee),
    entries,
    updatedAt: at,
    updatedBy: uid,
    updatedByName: employee.name,
    version: 1,
  };
}

function entriesOf(index: number, today: LocalDate): AvailabilityEntry[] {
  if (index === 1) return [said, awayFor(addDays(today, 9), "A wedding"), mornings];
  if (index % 10 === 5) return [{ ...said, weekdays: ["sunday"], times: null, note: "" }];
  if (index % 10 === 8) return [{ ...mornings, kind: "unavailable", note: "School run" }];
  return [];
}

const mornings: AvailabilityEntry = {
  ...said,
  kind: "preferred",
  weekdays: ["saturday", "sunday"],
  times: { startsAtLocal: "06:00", endsAtLocal: "12:00" },
  note: "",
};

function awayFor(day: LocalDate, note: string): AvailabilityEntry {
  return { ...said, weekdays: null, from: day, until: addDays(day, 1), times: null, note };
}
