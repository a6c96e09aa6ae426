import type { EmployeeId, LocationId, ShiftId } from "../../kernel/ids/entity-ids.ts";
import type { RuleFields } from "../violations/rule-facts.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Shift } from "../../records/schedules/shift.ts";

/** A planned time with its employee; `id` is the shift being edited, null for a new one. */
export interface Planned {
  id: ShiftId | null;
  employeeId: EmployeeId | null;
  startsAt: Instant;
  endsAt: Instant;
}

type Other = Pick<
  Shift,
  | "id"
  | "employeeId"
  | "locationId"
  | "day"
  | "startsAt"
  | "endsAt"
  | "startsAtLocal"
  | "endsAtLocal"
  | "state"
>;

/** Names by id, for the sentence that a person reads. */
export interface Names {
  employee: (employeeId: EmployeeId) => string;
  location: (locationId: LocationId) => string;
  /** True for a shift that the reader may not see: then its times and its location are withheld. */
  hides?: (shift: Pick<Shift, "locationId" | "state">) => boolean;
}

/**
 * The first shift of the same person that shares time with the planned one, at any location, or
 * null. Compared by instants, ends exclusive: touching shifts do not overlap. Cancelled shifts,
 * the shift itself and open shifts never collide.
 */
export function findOverlap<T extends Other>(planned: Planned, others: readonly T[]): T | null {
  if (planned.employeeId === null) return null;
  const colliding = others.filter((other) => collides(planned, other));
  return colliding.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))[0] ?? null;
}

/** The values of the sentence "Ana already works 14:00–22:00 at Harbor on Friday". */
export function overlapFields(
  employeeId: EmployeeId,
  other: Other,
  names: Names,
): RuleFields["overlap"] {
  return {
    who: names.employee(employeeId),
    from: other.startsAtLocal,
    to: other.endsAtLocal,
    where: names.location(other.locationId),
    day: other.day,
  };
}

/**
 * Throws overlap when the person already works at that time, at whichever location, and
 * plannedElsewhere where the names hide that shift.
 */
export function requireNoOverlap(planned: Planned, others: readonly Other[], names: Names): void {
  const other = findOverlap(planned, others);
  if (other === null || planned.employeeId === null) return;
  const fields = overlapFields(planned.employeeId, other, names);
  if (names.hides?.(other)) throw new RuleViolation("plannedElsewhere", { who: fields.who });
  throw new RuleViolation("overlap", fields);
}

function collides(planned: Planned, other: Other): boolean {
  return (
    other.id !== planned.id &&
    other.employeeId === planned.employeeId &&
    other.state !== "cancelled" &&
    other.startsAt < planned.endsAt &&
    planned.startsAt < other.endsAt
  );
}
