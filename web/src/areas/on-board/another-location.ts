import type { LocationInput } from "@crewline/domain/records/locations/location-record";

/**
 * The form after a location was saved: another one with the same zone and hours. What was typed
 * while the answer was on its way stays.
 */
export function anotherLocation(saved: LocationInput, typed: LocationInput): LocationInput {
  const typedSince = Object.entries(typed).filter(
    ([field, value]) => value !== saved[field as keyof LocationInput],
  );
  return { ...saved, name: "", address: "", ...Object.fromEntries(typedSince) };
}
