import { isInstant } from "@crewline/domain/kernel/time/instant";
import type { LiveFilter } from "./live-source.ts";

/** A stored instant as Firestore gives it, as far as it is needed here. */
interface StoredInstant {
  toMillis(): number;
}

/** A stored value with each timestamp turned into the ISO instant that the domain uses. */
export function fromStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromStored);
  if (typeof value !== "object" || value === null) return value;
  if (isStoredInstant(value)) return new Date(value.toMillis()).toISOString();
  return fieldsFromStored(value);
}

export function fieldsFromStored(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fromStored(field)]),
  );
}

/**
 * The value that a query compares a stored field with: an instant as a date, because instants are
 * stored as timestamps, which no text equals or exceeds.
 */
export function filterValue(value: LiveFilter["value"]): unknown {
  return typeof value === "string" && isInstant(value) ? new Date(value) : value;
}

function isStoredInstant(value: object): value is StoredInstant {
  return "toMillis" in value && typeof value.toMillis === "function";
}
